import { lockState } from '@/core/db/transition';
import { requestPool } from '@/kit/db/pool';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import type { StateMachine } from '@/kit/shared/state-machine';

const SUGGESTED = 50;
const TAGS = 'select tag from site.desk_tags where subject = $1 and subject_id = $2 order by tag';
const USED = `select tag from site.desk_tags group by tag order by count(*) desc, tag limit ${SUGGESTED}`;

/** A record's tags, and those that staff use most. */
export async function readRecordTags(
  subject: string,
  id: number,
): Promise<{ tags: string[]; usedTags: string[] }> {
  const pool = requestPool();
  const [own, used] = await Promise.all([
    pool.query<{ tag: string }>(TAGS, [subject, id]),
    pool.query<{ tag: string }>(USED),
  ]);
  return { tags: own.rows.map(({ tag }) => tag), usedTags: used.rows.map(({ tag }) => tag) };
}

const ADD = `insert into site.desk_tags (subject, subject_id, tag, by)
  select $1, $2, tag, $4 from unnest($3::text[]) as tag on conflict do nothing`;

type Change = { id: number; add: readonly string[]; remove: readonly string[]; by: string };

/** Adds and removes tags: of two people who tag at once, neither undoes the other. @throws TransitionError if it is gone */
export const changeTags = (machine: StateMachine, { id, add, remove, by }: Change): Promise<void> =>
  withTransaction(async (tx: Transaction) => {
    await lockState(tx, machine, id);
    await tx.query('delete from site.desk_tags where subject = $1 and subject_id = $2 and tag = any($3)', [
      machine.subject,
      id,
      remove,
    ]);
    await tx.query(ADD, [machine.subject, id, add, by]);
  });
