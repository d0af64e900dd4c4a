import { HASH } from '../../protocol/sha256';

/** Bytes that the counting sort looks at; among a million random hashes about a hundred have the same first four. */
const COUNTED = 4;
const VALUES = 256;

/** One pass of a counting sort by one byte. It is stable, so passes from the last byte to the first sort fully. */
function sortByByte(hashes: Buffer, byte: number, from: Uint32Array, to: Uint32Array): void {
  const next = new Uint32Array(VALUES + 1);
  for (let at = 0; at < from.length; at += 1) {
    const value = hashes[at * HASH + byte] as number;
    next[value + 1] = (next[value + 1] as number) + 1;
  }
  for (let value = 1; value < VALUES; value += 1)
    next[value] = (next[value] as number) + (next[value - 1] as number);
  for (const place of from) {
    const value = hashes[place * HASH + byte] as number;
    to[next[value] as number] = place;
    next[value] = (next[value] as number) + 1;
  }
}

const compare = (hashes: Buffer, one: number, other: number) =>
  hashes.compare(hashes, other * HASH, (other + 1) * HASH, one * HASH, (one + 1) * HASH);

/** Orders the few neighbors whose counted bytes are equal. */
function settle(hashes: Buffer, order: Uint32Array): void {
  for (let at = 1; at < order.length; at += 1) {
    const place = order[at] as number;
    let to = at;
    for (; to > 0 && compare(hashes, order[to - 1] as number, place) > 0; to -= 1)
      order[to] = order[to - 1] as number;
    order[to] = place;
  }
}

/**
 * Sorts concatenated hashes: returns their indexes, smallest hash first. A million take about a quarter of a second
 * and eight bytes each.
 */
export function ascending(hashes: Buffer): Uint32Array {
  let order = new Uint32Array(hashes.length / HASH);
  let spare = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) order[at] = at;
  for (let byte = COUNTED - 1; byte >= 0; byte -= 1) {
    sortByByte(hashes, byte, order, spare);
    [order, spare] = [spare, order];
  }
  settle(hashes, order);
  return order;
}
