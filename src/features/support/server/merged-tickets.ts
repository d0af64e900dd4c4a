import { inSql } from '@/kit/db/in-sql';
import type { Queryable } from '@/kit/db/queryable';
import type { Transaction } from '@/kit/db/transaction';
import { TAKES_NO_OTHER } from '../rules/ticket-states';

/** SQL of a ticket, `$1`, and all that were merged into it, directly or through another one: `family (id)`. */
export const FAMILY = `with recursive family (id) as (select $1::integer union
  select m.ticket_id from site.merged_tickets m join family on m.into_id = family.id where m.separated_at is null)`;

/** Upward from a ticket, `$1`, to the one that lives: the last of them was merged into none. */
const LIVING = `with recursive step (id, depth) as (select $1::integer, 0 union
  select m.into_id, step.depth + 1 from site.merged_tickets m join step on m.ticket_id = step.id
  where m.separated_at is null) select id from step order by depth desc limit 1`;

/** The ticket where the conversation goes on: itself, unless it was merged. */
export async function livingTicket(db: Queryable, id: number): Promise<number> {
  const { rows } = await db.query(LIVING, [id]);
  return (rows as { id: number }[])[0]?.id ?? id;
}

export const familyOf = async (db: Queryable, id: number): Promise<number[]> => {
  const { rows } = await db.query(`${FAMILY} select id from family order by id <> $1, id`, [id]);
  return (rows as { id: number }[]).map((one) => one.id);
};

/** The same, locked until the transaction ends: it cannot be merged meanwhile. */
export async function lockLiving(tx: Transaction, id: number): Promise<number> {
  for (let asked = id; ; ) {
    const living = await livingTicket(tx, asked);
    await tx.query('select from support_tickets where id = $1 for update', [living]);
    if ((await livingTicket(tx, living)) === living) return living;
    asked = living;
  }
}

/** SQL about the ticket `one`: what it was merged into. */
export const MERGED_INTO = `(select json_build_object('id', t.id, 'number', t.ticket_id)
  from site.merged_tickets m join support_tickets t on t.id = m.into_id
  where m.ticket_id = one.id and m.separated_at is null)`;

/** SQL condition about the ticket `one`: another one can be merged into it. */
export const TAKES_MERGED = `one.status not in (${inSql(TAKES_NO_OTHER)})
  and not exists (select from site.merged_tickets m where m.ticket_id = one.id and m.separated_at is null)`;

/** SQL of what was merged into the ticket `$1`. */
export const PARTS = `select t.id, t.ticket_id as number, t.subject as title
  from site.merged_tickets m join support_tickets t on t.id = m.ticket_id
  where m.into_id = $1 and m.separated_at is null order by m.id`;

/** SQL of what happened to the ticket `$1`, as lines of its history. */
export const MERGE_HISTORY = `with happened as (
    select m.*, own.ticket_id as own, other.ticket_id as other
    from site.merged_tickets m join support_tickets own on own.id = m.ticket_id
      join support_tickets other on other.id = m.into_id
    where $1 in (m.ticket_id, m.into_id))
  select case when ticket_id = $1 then 'Merged into ' || other else own || ' was merged into it' end as text,
    by, null as reason, created_at as at from happened
  union all
  select case when ticket_id = $1 then 'Separated from ' || other else own || ' was separated from it' end,
    separated_by, null, separated_at from happened where separated_at is not null`;
