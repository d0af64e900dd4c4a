import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { roundPath, wheelPath } from '@/features/draw/contract';
import { factsOfRound, roundFacts, wheelFacts } from '@/features/draw/server/draw.metadata';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import { missingPageMetadata } from '@/server/missing-page';
import type { PageFacts } from '@/server/page-metadata';
import { picturedMetadata } from './page-facts';

const NUMBER = /\/([1-9]\d{0,8})(?:\/wheel)?$/;

const readPath = (path: string) => {
  const id = Number(NUMBER.exec(path)?.[1]);
  if (path === roundPath(id)) return { id, facts: roundFacts };
  return path === wheelPath(id) ? { id, facts: wheelFacts } : null;
};

/** Whether a round's page, or its wheel's, would stand there; one spelling for each number. */
export const isRoundPath = (path: string): boolean => readPath(path) !== null;

/** What such a page tells about itself. @returns null for an address of no round */
export async function pageFactsOfRound(path: string): Promise<PageFacts | null> {
  const place = readPath(path);
  return place?.facts(place.id) ?? null;
}

/** A route's `generateMetadata`, for what stands under /links/draw. */
export async function roundMetadata(path: string): Promise<Metadata> {
  const facts = await pageFactsOfRound(path);
  return facts ? picturedMetadata(path, facts) : missingPageMetadata(await getBrand());
}

/** Every round that search engines may list, with what its page tells. */
export const roundsToFind = async () =>
  (await readPublicRounds()).map((round) => ({ path: roundPath(round.id), facts: factsOfRound(round) }));
