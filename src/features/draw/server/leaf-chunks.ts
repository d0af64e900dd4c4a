import type { Transaction } from '@/kit/db/transaction';
import { growingTree, type Leaf, leafHash, rootOf } from '../protocol/merkle';
import { HASH } from '../protocol/sha256';

/**
 * The list is stored in chunks of a power of two, so that each is a complete subtree: a proof needs one chunk and the
 * roots of the others, not a million hashes.
 */
export const CHUNK = 1024;
/**
 * Each chunk also stores the roots of smaller subtrees, so that a proof hashes the leaves of one of them instead of a
 * thousand. Lists that were committed earlier have none.
 */
export const SUBTREE = 32;
/** Bytes in a person's number. */
export const PERSON = 4;
const LEAF = PERSON + HASH;

/** Each leaf as the person's number, big-endian, and the hash; leaves follow each other. */
export function packLeaves(leaves: readonly Leaf[]): Buffer {
  const bytes = Buffer.alloc(leaves.length * LEAF);
  for (const [at, { person, hash }] of leaves.entries()) {
    bytes.writeUInt32BE(person, at * LEAF);
    bytes.set(hash, at * LEAF + PERSON);
  }
  return bytes;
}

export const unpackLeaves = (bytes: Buffer): Leaf[] =>
  Array.from({ length: bytes.length / LEAF }, (_, at) => ({
    person: bytes.readUInt32BE(at * LEAF),
    hash: bytes.subarray(at * LEAF + PERSON, (at + 1) * LEAF),
  }));

/** Roots of a chunk's small subtrees, in order; the root above them is the chunk's. */
export const subtreeRootsOf = (leaves: readonly Leaf[]): Uint8Array[] =>
  Array.from({ length: Math.ceil(leaves.length / SUBTREE) }, (_, at) =>
    rootOf(leaves.slice(at * SUBTREE, (at + 1) * SUBTREE).map(leafHash)),
  );

export const unpackSubtreeRoots = (bytes: Buffer): Buffer[] =>
  Array.from({ length: bytes.length / HASH }, (_, at) => bytes.subarray(at * HASH, (at + 1) * HASH));

/** The people's database ids, leaf by leaf. They are stored apart, because they are erased and the list is not. */
const packIds = (ids: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(ids.length * PERSON);
  for (const [at, id] of ids.entries()) bytes.writeUInt32BE(id, at * PERSON);
  return bytes;
};

type StoredLeaf = Leaf & { id: number };

/** Takes leaves in order and writes a row per chunk. Each leaf is hashed once, because chunks are subtrees. */
export function chunkWriter(tx: Transaction, round: number) {
  const upperTree = growingTree();
  let waiting: StoredLeaf[] = [];
  const write = async () => {
    const [first] = waiting;
    if (!first) return;
    const subtreeRoots = subtreeRootsOf(waiting);
    const root = rootOf(subtreeRoots);
    await tx.query({
      name: 'write-draw-leaves',
      text: `with list as (
               insert into site.draw_leaves (round_id, chunk, first, root, leaves, subtree_roots)
               values ($1, $2, $3, $4, $5, $6)
             )
             insert into site.draw_leaf_people (round_id, chunk, people) values ($1, $2, $7)`,
      values: [
        round,
        upperTree.size(),
        first.hash,
        Buffer.from(root),
        packLeaves(waiting),
        Buffer.concat(subtreeRoots),
        packIds(waiting.map(({ id }) => id)),
      ],
    });
    upperTree.add(root);
    waiting = [];
  };
  return {
    add: async (leaves: readonly StoredLeaf[]): Promise<void> => {
      for (const leaf of leaves) {
        waiting.push(leaf);
        if (waiting.length === CHUNK) await write();
      }
    },
    /** @returns the root of the whole list */
    end: async (): Promise<Uint8Array> => {
      await write();
      return upperTree.root();
    },
  };
}

const AT_ONCE = 16;

/** The whole list in order, in batches of chunks. */
export async function* readLeaves(
  db: Pick<Transaction, 'query'>,
  round: number,
): AsyncGenerator<Leaf[], void> {
  for (let from = 0; ; from += AT_ONCE) {
    const { rows } = await db.query<{ leaves: Buffer }>({
      name: 'read-draw-leaves',
      text: `select leaves from site.draw_leaves where round_id = $1 and chunk >= $2 and chunk < $3 order by chunk`,
      values: [round, from, from + AT_ONCE],
    });
    for (const { leaves } of rows) yield unpackLeaves(leaves);
    if (rows.length < AT_ONCE) return;
  }
}
