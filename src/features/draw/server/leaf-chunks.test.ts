import { expect, it } from 'vitest';
import { toHex } from '../protocol/bytes';
import { leafHash, levelsOf, pathOf, rootFromPath, rootOf } from '../protocol/merkle';
import { sha256 } from '../protocol/sha256';
import { CHUNK, packLeaves, SUBTREE, subtreeRootsOf, unpackLeaves } from './leaf-chunks';

const leavesOf = (size: number) =>
  Array.from({ length: size }, (_, at) => ({
    person: at * 7,
    hash: Buffer.from(sha256(Uint8Array.of(at, at >> 8))),
  }));

it('returns what was packed', () => {
  const leaves = leavesOf(5);
  expect(unpackLeaves(packLeaves(leaves))).toEqual(leaves);
});

it('is a subtree of the whole tree: paths of subtree, chunk and upper tree lead to the root, whatever the size', () => {
  for (const size of [1, 2, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 700, 5 * CHUNK + 3]) {
    const leaves = leavesOf(size);
    const hashes = leaves.map((leaf) => leafHash(leaf));
    const subtreeRoots = Array.from({ length: Math.ceil(size / CHUNK) }, (_, at) =>
      subtreeRootsOf(leaves.slice(at * CHUNK, (at + 1) * CHUNK)),
    );
    const upperTree = levelsOf(subtreeRoots.map((own) => rootOf(own)));
    for (const index of new Set([0, Math.floor(size / 2), size - 1])) {
      const at = Math.floor(index / CHUNK);
      const from = index - (index % SUBTREE);
      const path = [
        ...pathOf(levelsOf(hashes.slice(from, from + SUBTREE)), index % SUBTREE),
        ...pathOf(levelsOf(subtreeRoots[at] ?? []), Math.floor((index % CHUNK) / SUBTREE)),
        ...pathOf(upperTree, at),
      ];
      const root = rootFromPath(hashes[index] as Uint8Array, { index, size }, path);
      expect(root && toHex(root)).toBe(toHex(rootOf(hashes)));
    }
  }
});
