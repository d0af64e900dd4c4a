import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex } from './bytes';
import { levelsOf, nodeHash, pathOf, rootFromPath, rootOf } from './merkle';
import { sha256 } from './sha256';

const hashes = (size: number) => Array.from({ length: size }, (_, at) => sha256(Uint8Array.of(at >> 8, at)));

/** The definition of RFC 6962, word for word. */
function byDefinition(all: Uint8Array[]): Uint8Array {
  if (all.length === 0) return sha256(new Uint8Array());
  if (all.length === 1) return all[0] as Uint8Array;
  let half = 1;
  while (half * 2 < all.length) half *= 2;
  return nodeHash(byDefinition(all.slice(0, half)), byDefinition(all.slice(half)));
}

it('grows into the tree of RFC 6962, whatever its size', () => {
  for (let size = 0; size < 140; size += 1)
    expect(toHex(rootOf(hashes(size)))).toBe(toHex(byDefinition(hashes(size))));
});

const place = fc
  .integer({ min: 1, max: 300 })
  .chain((size) => fc.record({ size: fc.constant(size), index: fc.integer({ min: 0, max: size - 1 }) }));

it('gives every leaf a path to the root', () => {
  fc.assert(
    fc.property(place, ({ size, index }) => {
      const all = hashes(size);
      const root = rootFromPath(all[index] as Uint8Array, { index, size }, pathOf(levelsOf(all), index));
      expect(root && toHex(root)).toBe(toHex(rootOf(all)));
    }),
  );
});

it('accepts no other leaf, index, or longer, shorter or altered path', () => {
  fc.assert(
    fc.property(place, fc.nat(), ({ size, index }, chance) => {
      const all = hashes(size);
      const leaf = all[index] as Uint8Array;
      const path = pathOf(levelsOf(all), index);
      const root = toHex(rootOf(all));
      const isRoot = (found: Uint8Array | null) => found !== null && toHex(found) === root;
      expect(isRoot(rootFromPath(sha256(leaf), { index, size }, path))).toBe(false);
      expect(isRoot(rootFromPath(leaf, { index, size }, [...path, leaf]))).toBe(false);
      if (size === 1) return;
      expect(isRoot(rootFromPath(leaf, { index, size }, path.slice(1)))).toBe(false);
      const other = (index + 1 + (chance % (size - 1))) % size;
      expect(isRoot(rootFromPath(leaf, { index: other, size }, path))).toBe(false);
      const altered = path.map((hash, at) => (at === chance % path.length ? sha256(hash) : hash));
      expect(isRoot(rootFromPath(leaf, { index, size }, altered))).toBe(false);
    }),
  );
});

it('refuses invalid indexes', () => {
  for (const index of [-1, 3, 0.5, Number.NaN])
    expect(rootFromPath(sha256(Uint8Array.of(1)), { index, size: 3 }, [])).toBeNull();
});
