import { requestPool } from '@/kit/db/pool';
import { processSingleton } from '@/kit/shared/process-singleton';
import type { ProofRequest, ProofResponse } from '../contract';
import { compareBytes, toHex } from '../protocol/bytes';
import type { EntryProof } from '../protocol/check-proof';
import type { Commitment } from '../protocol/commitment';
import { type DrawEntry, entryHash, saltsOf } from '../protocol/entry';
import { normalizeHandle } from '../protocol/handle';
import { type Levels, leafHash, levelsOf, pathOf } from '../protocol/merkle';
import { CHUNK, SUBTREE, subtreeRootsOf, unpackLeaves, unpackSubtreeRoots } from './leaf-chunks';
import { openSecret } from './seal-secret';

type CommittedList = Pick<Commitment, 'round' | 'root'>;

const ROOTS = 'select root from site.draw_leaves where round_id = $1 order by chunk';

/** Number of recently requested lists; each takes less than a megabyte per million tickets. */
const MAX_CACHED = 4;
const cache = () => processSingleton('draw-upper-trees', () => new Map<string, Promise<Levels>>());

async function buildTree(round: number): Promise<Levels> {
  const { rows } = await requestPool().query<{ root: Buffer }>(ROOTS, [round]);
  return levelsOf(rows.map(({ root }) => root));
}

/**
 * The tree above the chunks, which is the end of every proof. It is cached under its committed root, which only one
 * tree can have: nothing needs to be invalidated, and it contains only published data.
 */
function committedTreeOf({ round, root }: CommittedList): Promise<Levels> {
  const cached = cache();
  const known = cached.get(root);
  if (known) return known;
  const upperTree = buildTree(round);
  cached.set(root, upperTree);
  upperTree.catch(() => cached.delete(root));
  for (const old of [...cached.keys()].slice(0, -MAX_CACHED)) cached.delete(old);
  return upperTree;
}

const SECRET = `select list_secret as "listSecret" from site.draw_secrets where round_id = $1`;

/** Disqualified people have entries, but no tickets. */
const ENTRIES = `select e.account, e.handle, e.nth from site.draw_entries as e
  where e.round_id = $1 and e.person_id = (
    select e.person_id from site.draw_entries as e
      join site.draw_people as p on p.id = e.person_id and p.disqualified_at is null
    where e.round_id = $1 and e.handle = $2 and e.account = $3 limit 1)`;

const CHUNK_OF = `select chunk, leaves, subtree_roots as "subtreeRoots" from site.draw_leaves
  where round_id = $1 and first <= $2 order by first desc limit 1`;

type Ticket = { person: number; ticket: EntryProof['tickets'][number] };

/** A hash's position in the list, and its path to the root. */
async function locate(round: number, hash: Uint8Array, upperTree: Levels): Promise<Ticket | null> {
  const { rows } = await requestPool().query<{ chunk: number; leaves: Buffer; subtreeRoots: Buffer | null }>(
    CHUNK_OF,
    [round, Buffer.from(hash)],
  );
  const [row] = rows;
  const leaves = row ? unpackLeaves(row.leaves) : [];
  const at = leaves.findIndex((leaf) => compareBytes(leaf.hash, hash) === 0);
  const leaf = leaves[at];
  if (!row || !leaf) return null;
  const subtree = Math.floor(at / SUBTREE);
  const own = leaves.slice(subtree * SUBTREE, (subtree + 1) * SUBTREE).map(leafHash);
  const path = [
    ...pathOf(levelsOf(own), at % SUBTREE),
    ...pathOf(
      levelsOf(row.subtreeRoots ? unpackSubtreeRoots(row.subtreeRoots) : subtreeRootsOf(leaves)),
      subtree,
    ),
    ...pathOf(upperTree, row.chunk),
  ];
  return {
    person: leaf.person,
    ticket: { ticket: row.chunk * CHUNK + at, hash: toHex(hash), path: path.map(toHex) },
  };
}

type Named = { entry: DrawEntry; salt: Uint8Array; hash: Uint8Array };

async function prove(list: CommittedList, asked: Named, all: readonly Named[]): Promise<EntryProof | null> {
  const upperTree = await committedTreeOf(list);
  const found: Ticket[] = [];
  for (const { hash } of all) {
    const one = await locate(list.round, hash, upperTree);
    if (one) found.push(one);
  }
  const [first] = found;
  if (!first || found.length !== all.length) return null;
  const tickets = found.map(({ ticket }) => ticket).sort((one, other) => one.ticket - other.ticket);
  return { entry: asked.entry, salt: toHex(asked.salt), person: first.person, tickets };
}

/** Reveals only the salt of the named entry: whoever names one of a person's handles does not learn the others. */
export async function findProof(
  list: CommittedList,
  { account, handle: written }: ProofRequest,
): Promise<ProofResponse> {
  const { round } = list;
  const pool = requestPool();
  const { rows: secrets } = await pool.query<{ listSecret: Buffer | null }>(SECRET, [round]);
  const stored = secrets[0]?.listSecret;
  if (!stored) return { answer: 'erased' };
  const handle = normalizeHandle(written);
  if (handle === null) return { answer: 'not-in' };
  const { rows: entries } = await pool.query<DrawEntry>(ENTRIES, [round, handle, account]);
  const saltOf = saltsOf(openSecret(round, stored));
  const all = entries.map((entry) => {
    const salt = saltOf(entry);
    return { entry, salt, hash: entryHash(salt, entry) };
  });
  const asked = all.find(({ entry }) => entry.account === account && entry.handle === handle);
  const proof = asked ? await prove(list, asked, all) : null;
  return proof ? { answer: 'in', proof } : { answer: 'not-in' };
}
