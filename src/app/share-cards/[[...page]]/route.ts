import { pageFacts } from '@/app/page-facts';
import { RECORD_PAGES } from '@/app/record-pages';
import { answerFile, nothingHere } from '@/core/server/named-file';
import { cardOf, type RecordPages } from '@/core/server/page-metadata';
import { getBrand } from '@/features/brand/server/brand.queries';
import { cardCache, cardName } from '@/features/share-cards/server/card-cache';
import { isSitePath } from '@/site-pages';

const png = (bytes: Buffer) => ({ type: 'image/png', bytes });

/** @returns undefined for an address that no page can have */
const factsAt = (path: string): RecordPages['factsOf'] | undefined =>
  isSitePath(path) ? () => pageFacts(path) : RECORD_PAGES.find(({ couldBe }) => couldBe(path))?.factsOf;

/** GET /<page>/opengraph-image: rewritten to this route in next.config.mjs; at its own address there is nothing. */
export async function GET(request: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const path = `/${((await params).page ?? []).join('/')}`;
  const { pathname, searchParams } = new URL(request.url);
  const readFacts = factsAt(path);
  if (!readFacts || !pathname.endsWith('/opengraph-image')) return nothingHere();
  const asked = searchParams.get('v');
  const cached = cardCache().cached(asked);
  // The name identifies the picture's content, even if the brand has changed since: no need to read it.
  if (asked && cached) return answerFile(request, asked, async () => png(await cached));
  const [brand, facts] = await Promise.all([getBrand(), readFacts(path)]);
  if (!facts) return nothingHere();
  const card = cardOf(facts);
  return answerFile(request, cardName(brand, card), async () => png(await cardCache().get(brand, card)));
}
