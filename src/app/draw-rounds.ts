import type { Metadata } from 'next';
import type { PageFacts, RecordPages } from '@/core/server/page-metadata';
import { roundPath, wheelPath } from '@/features/draw/contract';
import { CHECK_TEXTS } from '@/features/draw/contract.check-texts';
import { ENTRY_TEXTS } from '@/features/draw/contract.entry-texts';
import { ROUND_TEXTS } from '@/features/draw/contract.round-texts';
import { DRAW_TEXTS } from '@/features/draw/contract.texts';
import { WHEEL_TEXTS } from '@/features/draw/contract.wheel-texts';
import { factsOfRound, roundFacts, wheelFacts } from '@/features/draw/server/draw.metadata';
import { readPublicRounds } from '@/features/draw/server/rounds.queries';
import { metadataWithImage } from './page-facts';
import { notFoundMetadata } from './page-not-found';
import { wordsFor } from './words';

export const drawWords = () => wordsFor(DRAW_TEXTS);
export const entryWords = () => wordsFor(ENTRY_TEXTS);

/** The words of a round's page. */
export async function roundWords() {
  const [page, words, entry, check] = await Promise.all([
    drawWords(),
    wordsFor(ROUND_TEXTS),
    entryWords(),
    wordsFor(CHECK_TEXTS),
  ]);
  return { page, words, entry, check };
}

/** The words of a round's wheel. */
export async function wheelWords() {
  const [{ counting }, { result: ways }, words] = await Promise.all([
    drawWords(),
    wordsFor(ROUND_TEXTS),
    wordsFor(WHEEL_TEXTS),
  ]);
  return { words, ways, counting };
}

const NUMBER = /\/([1-9]\d{0,8})(?:\/wheel)?$/;

const readPath = (path: string) => {
  const id = Number(NUMBER.exec(path)?.[1]);
  if (path === roundPath(id)) return { id, facts: roundFacts };
  return path === wheelPath(id) ? { id, facts: wheelFacts } : null;
};

async function factsOf(path: string): Promise<PageFacts | null> {
  const place = readPath(path);
  return place ? place.facts(await drawWords(), place.id) : null;
}

/** `generateMetadata` of the routes under /links/draw. */
export async function roundMetadata(path: string): Promise<Metadata> {
  const facts = await factsOf(path);
  return facts ? metadataWithImage(path, facts) : notFoundMetadata();
}

/** Every round that search engines may index. */
async function toFind() {
  const [rounds, words] = await Promise.all([readPublicRounds(), drawWords()]);
  return rounds.map((round) => ({ path: roundPath(round.id), facts: factsOfRound(words, round) }));
}

/** Pages of rounds and of their wheels; each number has one spelling. */
export const roundPages: RecordPages = { couldBe: (path) => readPath(path) !== null, factsOf, toFind };
