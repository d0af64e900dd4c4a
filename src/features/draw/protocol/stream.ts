import { utf8 } from './bytes';
import { PROTOCOL } from './entry';
import { hmacSha256 } from './sha256';
import { randomnessOf } from './signature';

/** The source of a draw's numbers: HMAC-SHA-256 with `key` of the lines and a counter. */
export type Seed = { key: Uint8Array; lines: readonly string[] };

/**
 * The commitment, which was fixed before, and the randomness of its round, which nobody could know then.
 * There is no other input, so nobody with more knowledge than the public can try out results.
 * @throws RangeError if the signature is not hexadecimal
 */
export const seedOf = (fingerprint: string, signature: string): Seed => ({
  key: randomnessOf(signature),
  lines: [`${PROTOCOL} stream`, fingerprint],
});

/** Endless: block after block, numbered from 0. */
export function* seedBlocks({ key, lines }: Seed): Generator<Uint8Array, never> {
  for (let counter = 0; ; counter += 1) yield hmacSha256(key, utf8([...lines, String(counter)].join('\n')));
}

const SPACE = 2n ** 64n;

/**
 * The first 64 bits of each block as a number below `bound`. Numbers beyond the last whole multiple of `bound` are
 * discarded, because they would favor the first tickets.
 */
export function* numbersBelow(bound: bigint, blocks: Iterable<Uint8Array>): Generator<bigint, void> {
  if (bound < 1n || bound > SPACE) throw new RangeError('the bound must be from 1 to 2^64');
  const limit = SPACE - (SPACE % bound);
  for (const block of blocks) {
    const number = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
    if (number < limit) yield number % bound;
  }
}

/** Endless: one drawn ticket after the other, with repetition. */
export function* drawnTickets(seed: Seed, tickets: number): Generator<number, void> {
  for (const number of numbersBelow(BigInt(tickets), seedBlocks(seed))) yield Number(number);
}
