import { sha256 } from './sha256';

/** The tree of RFC 6962, section 2.1: leaves and nodes hash differently, so neither can be passed off as the other. */
const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

/** One ticket of the published list. */
export type Leaf = {
  /** Number of the person it belongs to, from 0. */
  person: number;
  hash: Uint8Array;
};

const number = new Uint8Array(4);
const numberView = new DataView(number.buffer);

export function leafHash({ person, hash }: Leaf): Uint8Array {
  numberView.setUint32(0, person);
  return sha256(LEAF, number, hash);
}

export const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(NODE, left, right);

/** A tree that grows hash by hash and stores only the roots of its complete subtrees. */
export function growingTree() {
  const tops: { hash: Uint8Array; size: number }[] = [];
  let size = 0;
  return {
    add(hash: Uint8Array): void {
      let top = { hash, size: 1 };
      for (let left = tops.at(-1); left && left.size === top.size; left = tops.at(-1)) {
        tops.pop();
        top = { hash: nodeHash(left.hash, top.hash), size: left.size * 2 };
      }
      tops.push(top);
      size += 1;
    },
    size: () => size,
    /** Of an empty tree: the hash of no input. */
    root(): Uint8Array {
      const last = tops.at(-1);
      if (!last) return sha256(new Uint8Array());
      return tops.slice(0, -1).reduceRight((right, { hash }) => nodeHash(hash, right), last.hash);
    },
  };
}

export function rootOf(hashes: Iterable<Uint8Array>): Uint8Array {
  const tree = growingTree();
  for (const hash of hashes) tree.add(hash);
  return tree.root();
}

/** The hashes, the nodes above them, and so on up to the single root. */
export type Levels = readonly (readonly Uint8Array[])[];

/** Two neighbors make one node of the next level; a last one without a neighbor moves up unchanged. */
export function levelsOf(hashes: readonly Uint8Array[]): Levels {
  const levels = [hashes];
  for (let below = hashes; below.length > 1; ) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < below.length; at += 2) {
      const left = below[at] as Uint8Array;
      const right = below[at + 1];
      above.push(right ? nodeHash(left, right) : left);
    }
    levels.push(above);
    below = above;
  }
  return levels;
}

/** The hashes to join to the one at `index`, from the leaf upward, to reach the root. */
export const pathOf = (levels: Levels, index: number): Uint8Array[] =>
  levels.flatMap((level, height) => level[(index >> height) ^ 1] ?? []);

/**
 * RFC 9162, section 2.1.3.2.
 * @returns null when the path does not fit the index
 */
export function rootFromPath(
  hash: Uint8Array,
  place: { index: number; size: number },
  path: readonly Uint8Array[],
): Uint8Array | null {
  if (!Number.isInteger(place.index) || place.index < 0 || place.index >= place.size) return null;
  let index = place.index;
  let last = place.size - 1;
  let root = hash;
  const up = () => {
    index = Math.floor(index / 2);
    last = Math.floor(last / 2);
  };
  for (const sibling of path) {
    if (last === 0) return null;
    if (index % 2 === 1 || index === last) {
      root = nodeHash(sibling, root);
      while (index % 2 === 0 && index !== 0) up();
    } else {
      root = nodeHash(root, sibling);
    }
    up();
  }
  return last === 0 ? root : null;
}
