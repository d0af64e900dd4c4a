/**
 * Numbers from 0 to 1, reproducible from a seed (mulberry32). Set FAULTS_SEED to repeat a run; each run prints its
 * own.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const chosenSeed = (): number =>
  Number(process.env.FAULTS_SEED) || Math.floor(Math.random() * 2 ** 32);
