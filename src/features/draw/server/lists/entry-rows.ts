import type { Transaction } from '@/db/transaction';

/**
 * Follower entries of one account, each once however often it comes. A handle that the round knows from another
 * account is the same person, until staff say otherwise; of people who share it, the first.
 */
const ADD = `with fresh as (
    select distinct incoming.handle from unnest($3::text[]) as incoming(handle) where not exists (
      select 1 from site.draw_entries as e
      where e.round_id = $1 and e.handle = incoming.handle collate "C" and e.account = $2 and e.nth = 1)
  ), known as (
    select distinct on (fresh.handle) fresh.handle, e.person_id from fresh
      join site.draw_entries as e on e.round_id = $1 and e.handle = fresh.handle collate "C"
    order by fresh.handle, e.person_id
  ), strangers as materialized (
    select handle, nextval('site.draw_people_id_seq')::integer as person_id from fresh
    where not exists (select 1 from known where known.handle = fresh.handle)
  ), born as (
    insert into site.draw_people (id, round_id) select person_id, $1 from strangers
  )
  insert into site.draw_entries (round_id, account, handle, nth, person_id, list_id)
  select $1, $2, handle, 1, person_id, $4
  from (select handle, person_id from known union all select handle, person_id from strangers) as entry`;

export type NewEntries = { round: number; account: string; list: number; handles: readonly string[] };

/** @returns how many were new */
export async function addEntries(
  tx: Transaction,
  { round, account, list, handles }: NewEntries,
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'add-draw-entries',
    text: ADD,
    values: [round, account, handles, list],
  });
  return rowCount ?? 0;
}

/** People without an entry are nobody. */
export const removeNobodies = (tx: Transaction, round: number, people: readonly number[]) =>
  tx.query(
    `delete from site.draw_people as p where p.round_id = $1 and p.id = any($2)
       and not exists (select 1 from site.draw_entries as e where e.person_id = p.id)`,
    [round, people],
  );
