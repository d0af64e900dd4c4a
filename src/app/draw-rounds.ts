import type { Metadata } from 'next';
import { roundPath, wheelPath } from '@/features/draw/contract';
import { factsOfRound, roundFacts, wheelFacts } from '@/features/draw/server/draw.metadata';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import type { PageFacts } from '@/server/page-metadata';
import { metadataWithImage } from './page-facts';
import { notFoundMetadata } from './page-not-found';

const NUMBER = /\/([1-9]\d{0,8})(?:\/wheel)?$/;

const readPath = (path: string) => {
  const id = Number(NUMBER.exec(path)?.[1]);
  if (path === roundPath(id)) return { id, facts: roundFacts };
  return path === wheelPath(id) ? { id, facts: wheelFacts } : null;
};

/** Whether a round's page, or its wheel's, could have this path; each number has one spelling. */
export const isRoundPath = (path: string): boolean => readPath(path) !== null;

/** What such a page tells search engines and link previews. @returns null if there is no such round */
export async function pageFactsOfRound(path: string): Promise<PageFacts | null> {
  const place = readPath(path);
  return place?.facts(place.id) ?? null;
}

/** `generateMetadata` of the routes under /links/draw. */
export async function roundMetadata(path: string): Promise<Metadata> {
  const facts = await pageFactsOfRound(path);
  return facts ? metadataWithImage(path, facts) : notFoundMetadata();
}

/** Every round that search engines may index, with its page's facts. */
export const roundsToFind = async () =>
  (await readPublicRounds()).map((round) => ({ path: roundPath(round.id), facts: factsOfRound(round) }));
