import type { Metadata } from 'next';
import type { PageFacts, RecordPages } from '@/core/server/page-metadata';
import { articlePath, HELP_PATH } from '@/features/help/contract';
import { HELP_TEXTS } from '@/features/help/contract.texts';
import { articleFacts, helpFacts } from '@/features/help/server/help.metadata';
import { readAddresses } from '@/features/help/server/help.queries';
import { metadataWithImage } from './page-facts';
import { notFoundMetadata } from './page-not-found';
import { wordsFor } from './words';

const ARTICLE = /^\/help\/([a-z0-9-]+)$/;

export const helpWords = () => wordsFor(HELP_TEXTS);

async function factsOf(path: string): Promise<PageFacts | null> {
  const slug = ARTICLE.exec(path)?.[1];
  return slug ? articleFacts(slug) : helpFacts(await helpWords());
}

/** `generateMetadata` of the routes under /help. */
export async function helpMetadata(path: string): Promise<Metadata> {
  const facts = await factsOf(path);
  return facts ? metadataWithImage(path, facts) : notFoundMetadata();
}

/** Nothing while help does not exist. */
async function toFind(): Promise<{ path: string; facts: PageFacts }[]> {
  const facts = await helpFacts(await helpWords());
  const articles = (await readAddresses()).map(({ slug, changedAt }) => ({
    path: articlePath(slug),
    facts: { title: '', description: '', changedAt: changedAt.toISOString() },
  }));
  return [...(facts ? [{ path: HELP_PATH, facts }] : []), ...articles];
}

/** Help and its articles. */
export const helpPages: RecordPages = {
  couldBe: (path) => path === HELP_PATH || ARTICLE.test(path),
  factsOf,
  toFind,
};
