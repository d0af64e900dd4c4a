import type { Transaction } from '@/kit/db/transaction';
import { entryHash, saltsOf } from '../../protocol/entry';
import { HASH } from '../../protocol/sha256';
import { ascending } from './ascending';

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
