import type { Transaction } from '@/kit/db/transaction';

/**
 * Adds follower entries of one account, each once even if it occurs more often. A handle that the round already has
 * from another account is the same person until staff split them; if several people share it, the first.
 *
 * Each handle takes one look-up in the primary key, whatever the planner believes about a table that grows while it
 * is read: a join would become a loop over the whole table. The sum keeps the planner from scanning the index of
 * people.
 */
const ADD = `with incoming as materialized (
    select one.handle, (
      select e.person_id from site.draw_entries as e
      where e.round_id = $1 and e.handle = one.handle collate "C" order by e.person_id + 0 limit 1) as known
    from (select distinct handle from unnest($3::text[]) as one(handle)) as one
  ), entry as materialized (
    select handle, known, coalesce(known, nextval('site.draw_people_id_seq')::integer) as person_id from incoming
  ), born as (
    insert into site.draw_people (id, round_id) select person_id, $1 from entry where known is null
  )
  insert into site.draw_entries (round_id, account, handle, nth, person_id, list_id)
  select $1, $2, handle, 1, person_id, $4 from entry
  on conflict (round_id, handle, account, nth) do nothing`;

export type NewEntries = { round: number; account: string; list: number; handles: readonly string[] };

/** @returns how many were new */
export async function addEntries(
  tx: Transaction,
  { round, account, list, handles }: NewEntries,
): Promise<number> {
  // Unnamed, so that each batch is planned for the table's current size.
  const { rowCount } = await tx.query(ADD, [round, account, handles, list]);
  return rowCount ?? 0;
}

/** Removes people without entries. */
export const removePeopleWithoutEntries = (tx: Transaction, round: number, people: readonly number[]) =>
  tx.query(
    `delete from site.draw_people as p where p.round_id = $1 and p.id = any($2)
       and not exists (select 1 from site.draw_entries as e where e.person_id = p.id)`,
    [round, people],
  );
