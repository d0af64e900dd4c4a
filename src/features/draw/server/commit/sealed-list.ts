import type { Transaction } from '@/kit/db/transaction';
import { entryHash, saltsOf } from '../../protocol/entry';
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

const BATCH = 10_000;

type EntryRow = [person: number, account: string, handle: string, nth: number];

const COUNT = 'select count(*)::integer as most from site.draw_entries where round_id = $1';

/** Cursors take no parameters; the number is our own. */
const entriesOf = (round: number) => `declare entries no scroll cursor for
  select e.person_id, e.account, e.handle, e.nth from site.draw_entries as e
    join site.draw_people as p on p.id = e.person_id and p.disqualified_at is null
  where e.round_id = ${Number(round)}`;

/** Reads rows in batches: only one batch of entries is in memory. */
async function* readEntries(tx: Transaction, round: number): AsyncGenerator<EntryRow[], void> {
  // PostgreSQL plans a cursor for its first rows unless a setting says that all are wanted.
  await tx.query('set local cursor_tuple_fraction = 1');
  await tx.query(entriesOf(round));
  for (let rows: EntryRow[] = []; ; ) {
    ({ rows } = await tx.query<EntryRow>({ text: `fetch ${BATCH} from entries`, rowMode: 'array' }));
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.query('close entries');
}

/** Every entry that counts: the hashes joined, and the person of each. */
async function hashEntries(tx: Transaction, round: number, listSecret: Uint8Array) {
  const { rows: counted } = await tx.query<{ most: number }>(COUNT, [round]);
  const most = counted[0]?.most ?? 0;
  const hashes = Buffer.allocUnsafe(most * HASH);
  const ids = new Uint32Array(most);
  const saltOf = saltsOf(listSecret);
  let tickets = 0;
  for await (const rows of readEntries(tx, round)) {
    for (const [id, account, handle, nth] of rows) {
      const entry = { account, handle, nth };
      hashes.set(entryHash(saltOf(entry), entry), tickets * HASH);
      ids[tickets] = id;
      tickets += 1;
    }
  }
  return { hashes: hashes.subarray(0, tickets * HASH), ids };
}

/** A ticket of the canonical list; `id` is the person's database id, `person` the number in the list. */
export type SealedRow = { hash: Buffer; id: number; person: number };

/**
 * The list in its canonical form (docs/draw-protocol.md), in batches: ordered by hash, people numbered by their first
 * ticket. It is sorted here and not in the database, which would write and read all of it three times. This takes
 * about a hundred bytes per ticket.
 */
export async function* sealedList(
  tx: Transaction,
  round: number,
  listSecret: Uint8Array,
): AsyncGenerator<SealedRow[], void> {
  const { hashes, ids } = await hashEntries(tx, round, listSecret);
  const order = ascending(hashes);
  const numbers = new Map<number, number>();
  const rowAt = (place: number): SealedRow => {
    const id = ids[place] as number;
    const person = numbers.get(id) ?? numbers.size;
    if (person === numbers.size) numbers.set(id, person);
    return { hash: hashes.subarray(place * HASH, (place + 1) * HASH), id, person };
  };
  for (let from = 0; from < order.length; from += BATCH)
    yield Array.from(order.subarray(from, from + BATCH), rowAt);
}
