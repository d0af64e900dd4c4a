import { utf8 } from './bytes';
import { PROTOCOL } from './entry';
import { hmacSha256 } from './sha256';

export type Seed = {
  /** The 32 bytes whose SHA-256 was published. */
  secret: Uint8Array;
  /** Of the commitment: another list, rule or source gives another stream. */
  fingerprint: string;
  /** The public value, as it is written in the published facts. */
  beacon: string;
};

/** Endless: block after block, counted from 0. */
export function* seedBlocks({ secret, fingerprint, beacon }: Seed): Generator<Uint8Array, never> {
  for (let counter = 0; ; counter += 1) {
    const text = [`${PROTOCOL} stream`, fingerprint, beacon, String(counter)].join('\n');
    yield hmacSha256(secret, utf8(text));
  }
}

const SPACE = 2n ** 64n;

/**
 * The first 64 bits of each block as a number below `bound`. Numbers beyond the last whole multiple of it are
 * thrown away: kept, they would favour the first tickets.
 */
export function* numbersBelow(bound: bigint, blocks: Iterable<Uint8Array>): Generator<bigint, void> {
  if (bound < 1n || bound > SPACE) throw new RangeError('the bound lies outside of 1 to 2^64');
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
