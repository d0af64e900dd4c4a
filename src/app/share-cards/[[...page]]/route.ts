import { isPostPath, pageFactsOfPost } from '@/app/blog-pages';
import { isOpeningPath, pageFactsOfOpening } from '@/app/careers-pages';
import { isRoundPath, pageFactsOfRound } from '@/app/draw-rounds';
import { isHelpPath, pageFactsOfHelp } from '@/app/help-pages';
import { isArchivePath, pageFactsOfArchive } from '@/app/newsletter-pages';
import { pageFacts } from '@/app/page-facts';
import { isUpPath, pageFactsOfUp } from '@/app/up-pages';
import { answerFile, nothingHere } from '@/core/server/named-file';
import { cardOf } from '@/core/server/page-metadata';
import { getBrand } from '@/features/brand/server/brand.queries';
import { cardCache, cardName } from '@/features/share-cards/server/card-cache';
import { isSitePath } from '@/site-pages';

const png = (bytes: Buffer) => ({ type: 'image/png', bytes });

function factsOf(path: string) {
  if (isSitePath(path)) return pageFacts(path);
  if (isHelpPath(path)) return pageFactsOfHelp(path);
  if (isUpPath(path)) return pageFactsOfUp(path);
  if (isArchivePath(path)) return pageFactsOfArchive(path);
  if (isOpeningPath(path)) return pageFactsOfOpening(path);
  return isPostPath(path) ? pageFactsOfPost(path) : pageFactsOfRound(path);
}

/** GET /<page>/opengraph-image: rewritten to this route in next.config.mjs; at its own address there is nothing. */
export async function GET(request: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const path = `/${((await params).page ?? []).join('/')}`;
  const { pathname, searchParams } = new URL(request.url);
  const isBelow = [isRoundPath, isPostPath, isHelpPath, isUpPath, isArchivePath, isOpeningPath].some((is) =>
    is(path),
  );
  const isPage = isSitePath(path) || isBelow;
  if (!isPage || !pathname.endsWith('/opengraph-image')) return nothingHere();
  const asked = searchParams.get('v');
  const cached = cardCache().cached(asked);
  // The name identifies the picture's content, even if the brand has changed since: no need to read it.
  if (asked && cached) return answerFile(request, asked, async () => png(await cached));
  const [brand, facts] = await Promise.all([getBrand(), factsOf(path)]);
  if (!facts) return nothingHere();
  const card = cardOf(facts);
  return answerFile(request, cardName(brand, card), async () => png(await cardCache().get(brand, card)));
}
