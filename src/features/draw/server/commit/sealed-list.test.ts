import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HASH, sha256 } from '../../protocol/sha256';
import { ascending } from './sealed-list';

const inOrder = (hashes: Buffer) =>
  Array.from(ascending(hashes), (place) => hashes.subarray(place * HASH, (place + 1) * HASH).toString('hex'));
const sorted = (all: readonly Buffer[]) => all.map((hash) => hash.toString('hex')).sort();

it('is the byte order, for hashes that differ early, late or not at all', () => {
  const bytes = fc.constantFrom(0, 1, 127, 128, 255);
  const hash = fc
    .tuple(fc.array(bytes, { minLength: 2, maxLength: 2 }), fc.nat(HASH - 1), bytes)
    .map(([head, at, byte]) => {
      const all = Buffer.alloc(HASH, 7);
      all.set(head);
      all[at] = byte;
      return all;
    });
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 60 }), (all) => {
      expect(inOrder(Buffer.concat(all))).toEqual(sorted(all));
    }),
  );
});

it('sorts many', () => {
  const all = Array.from({ length: 20_000 }, (_, at) => Buffer.from(sha256(Uint8Array.of(at, at >> 8))));
  expect(inOrder(Buffer.concat(all))).toEqual(sorted(all));
});
