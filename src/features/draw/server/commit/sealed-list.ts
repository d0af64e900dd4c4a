import type { Transaction } from '@/db/transaction';
import { entryHash, saltOf } from '../../protocol/entry';
import { nativeSha256 } from '../native-sha256';

const BATCH = 10_000;

type EntryRow = { person: number; account: string; handle: string; nth: number };

const ENTRIES = `declare entries no scroll cursor for
  select e.person_id as person, e.account, e.handle, e.nth from site.draw_entries as e
    join site.draw_people as p on p.id = e.person_id and p.disqualified_at is null
  where e.round_id = $1`;

/** All rows of a declared cursor, some at a time: a list of any length needs the memory of one batch. */
async function* batches<Row>(tx: Transaction, cursor: string): AsyncGenerator<Row[], void> {
  for (let rows: Row[] = []; ; ) {
    ({ rows } = (await tx.query(`fetch ${BATCH} from ${cursor}`)) as unknown as { rows: Row[] });
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.query(`close ${cursor}`);
}

/** Cursors take no parameters; the number is one of ours. */
const withRound = (text: string, round: number) => text.replace('$1', String(Number(round)));

/** Hashes every entry that counts into a table that ends with the transaction: the database sorts it on its disk. */
async function hashEntries(tx: Transaction, round: number, listSecret: Uint8Array): Promise<void> {
  await tx.query(
    'create temporary table draw_sealed (hash bytea not null, person integer not null) on commit drop',
  );
  await tx.query(withRound(ENTRIES, round));
  for await (const rows of batches<EntryRow>(tx, 'entries')) {
    const hashes = rows.map(({ account, handle, nth }) => {
      const entry = { account, handle, nth };
      return entryHash(saltOf(listSecret, entry, nativeSha256), entry, nativeSha256);
    });
    await tx.query('insert into draw_sealed select * from unnest($1::bytea[], $2::int[])', [
      hashes,
      rows.map(({ person }) => person),
    ]);
  }
}

/** A ticket of the canonical list; `id` is the person's own, `person` its number in the list. */
export type SealedRow = { hash: Buffer; id: number; person: number };

/** In the order of the hashes; people are numbered by their first one. Sorted, not joined: no plan of it is slow. */
const IN_ORDER = `declare sealed no scroll cursor for
  select hash, id, (dense_rank() over (order by first) - 1)::integer as person from (
    select hash, person as id, first_value(hash) over (partition by person order by hash) as first
    from draw_sealed
  ) as own order by hash`;

/** The list in its canonical form (docs/draw-protocol.md), some tickets at a time. */
export async function* sealedList(
  tx: Transaction,
  round: number,
  listSecret: Uint8Array,
): AsyncGenerator<SealedRow[], void> {
  // A cursor is planned for its first rows unless told that all of them are wanted.
  await tx.query(`set local cursor_tuple_fraction = 1; set local work_mem = '64MB'`);
  await hashEntries(tx, round, listSecret);
  await tx.query(IN_ORDER);
  yield* batches<SealedRow>(tx, 'sealed');
}
