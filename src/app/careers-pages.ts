import { readingDrafts } from '@/core/server/draft-mode';
import type { PageFacts, RecordPages } from '@/core/server/page-metadata';
import { CAREERS_TEXTS } from '@/features/info/contract.careers-texts';
import { CAREERS, openingPath } from '@/features/openings/contract';
import { OPENINGS_TEXTS } from '@/features/openings/contract.texts';
import { openingFacts, openingsFacts } from '@/features/openings/server/openings.metadata';
import { readOpening, readOpenings } from '@/features/openings/server/openings.queries';
import { infoFacts } from './info-facts';
import { wordsFor } from './words';

const OPENING = /^\/careers\/([a-z0-9-]+)$/;

/**
 * Whether /careers lists positions: while one is open. An editor sees the page of the draft, whichever is published.
 */
export async function showsOpenings(): Promise<boolean> {
  if (readingDrafts('careers')) return false;
  return readingDrafts(OPENINGS_TEXTS.slug) || (await readOpenings()).length > 0;
}

/** The stated page stands while nothing is open, and comes back when nothing is. */
export const careersFacts = async (): Promise<PageFacts> =>
  (await showsOpenings()) ? openingsFacts(await wordsFor(OPENINGS_TEXTS)) : infoFacts(CAREERS_TEXTS)();

/** What an opening's page tells search engines and link previews. @returns null if visitors see no such opening */
export async function pageFactsOfOpening(path: string): Promise<PageFacts | null> {
  const opening = await readOpening(path.slice(CAREERS.length + 1));
  return opening && openingFacts(opening);
}

/** The open positions. */
async function toFind(): Promise<{ path: string; facts: PageFacts }[]> {
  const found: { path: string; facts: PageFacts }[] = [];
  for (const { slug } of await readOpenings()) {
    const path = openingPath(slug);
    const facts = await pageFactsOfOpening(path);
    if (facts) found.push({ path, facts });
  }
  return found;
}

export const openingPages: RecordPages = {
  couldBe: (path) => OPENING.test(path),
  factsOf: pageFactsOfOpening,
  toFind,
};
