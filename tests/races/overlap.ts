import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { RaceEnvironment } from './environment';

/** When each call begins, in ms; optionally all of them while a third connection locks the row. */
export type Timing = { delays: number[]; heldFor: number | null };

export const timing = (calls: number): fc.Arbitrary<Timing> =>
  fc.record({
    delays: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: calls, maxLength: calls }),
    heldFor: fc.option(fc.integer({ min: 10, max: 60 })),
  });

/** Starts the calls as timed, in parallel, and waits for all of them. */
export async function overlap<T>(
  { pool }: RaceEnvironment,
  { delays, heldFor }: Timing,
  lock: string,
  calls: (() => Promise<T>)[],
): Promise<T[]> {
  const holder = heldFor === null ? null : await pool.connect();
  try {
    await holder?.query('begin');
    await holder?.query(lock);
    const started = calls.map(async (call, at) => {
      await sleep(delays[at] ?? 0);
      return call();
    });
    if (heldFor !== null) await sleep(heldFor);
    await holder?.query('commit');
    return await Promise.all(started);
  } finally {
    holder?.release();
  }
}

const LONG = process.env.RACES === 'long';
/** How long one scenario may take, in ms. */
export const RACE_MS = LONG ? 3_600_000 : 600_000;
export const seed = Number(process.env.RACES_SEED ?? Date.now() % 2 ** 31);

let played = 0;
export const playedSoFar = () => played;

/** @param runs how many by default; `RACES=long` has eight times as many */
export const race = <T>(arbitrary: fc.Arbitrary<T>, runs: number, property: (given: T) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (given) => {
      played += 1;
      await property(given);
    }),
    // After a failure the environment is no longer the same: the first counterexample is the best.
    { seed, numRuns: LONG ? runs * 8 : runs, endOnFailure: true },
  );
