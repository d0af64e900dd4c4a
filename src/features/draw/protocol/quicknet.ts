/**
 * drand's chain `quicknet`, pinned: a public network publishes one random value every three seconds, each a signature
 * that nobody can compute before its time and anybody can check afterwards. No setting can select another chain.
 */
export const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  scheme: 'bls-unchained-g1-rfc9380',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** Seconds since 1970: the time of round 1. */
  genesis: 1_692_803_367,
  /** Seconds between two rounds. */
  period: 3,
} as const;

/**
 * A round that comes out sooner than this after the commitment is refused: people must have time to see the
 * commitment.
 */
export const LEAST_AHEAD_MS = 5 * 60 * 1000;

/** Milliseconds since 1970. */
export const timeOfRound = (round: number): number =>
  (QUICKNET.genesis + (round - 1) * QUICKNET.period) * 1000;

/** The first round that comes out at this time or later. @param dateTime milliseconds since 1970 */
export const roundFrom = (dateTime: number): number =>
  Math.max(1, Math.ceil((dateTime / 1000 - QUICKNET.genesis) / QUICKNET.period) + 1);

/** When a round comes out, as written in the commitment. @throws RangeError if it is not a round */
export function dueOf(round: number): string {
  if (!Number.isSafeInteger(round) || round < 1) throw new RangeError('there is no such round');
  return new Date(timeOfRound(round)).toISOString();
}
