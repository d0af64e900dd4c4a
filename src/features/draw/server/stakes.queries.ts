import type { PublicRound } from '../contract';
import { dueIn } from '../protocol/commitment';
import { readPublicRounds } from './rounds.queries';

/** What is at stake now: when the next draw is, and which round was published last. */
export async function readStakes(): Promise<{ due: string | null; last: PublicRound | null }> {
  const rounds = await readPublicRounds();
  const dues = rounds
    .filter(({ state }) => state === 'committed')
    .map(({ facts }) => dueIn(facts.commitment));
  const published = rounds.filter(({ publishedAt }) => publishedAt !== null);
  const latest = (one: PublicRound, other: PublicRound) =>
    (one.publishedAt ?? '') >= (other.publishedAt ?? '') ? one : other;
  return { due: dues.sort()[0] ?? null, last: published.length > 0 ? published.reduce(latest) : null };
}
