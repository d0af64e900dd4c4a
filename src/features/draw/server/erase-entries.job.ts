import type { Pool } from 'pg';
import { REMOVED_IN_TIME, recordActivity } from '@/core/db/activity';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { RETENTION_DAYS } from '../contract';
import { NO_CONSENT } from './name-winner';
import { NO_CONTACT } from './winner-claim';

const BATCH = 20_000;

/** Rounds past their retention time that still hold a handle, or the secret that could find one. */
const OVERDUE = `select id from draw_rounds
  where coalesce(published_at, cancelled_at) < now() - interval '${RETENTION_DAYS} days'
    and (exists (select 1 from site.draw_people where round_id = id)
      or exists (select 1 from site.draw_lists where round_id = id)
      or exists (select 1 from site.draw_secrets where round_id = id and list_secret is not null))
  order by id`;

/** The secret goes first, so that hashes reveal nothing from that moment on. */
const forgetSecret = async (tx: Transaction, round: number): Promise<void> => {
  await tx.query('update site.draw_secrets set list_secret = null where round_id = $1', [round]);
  await tx.query(
    `update site.draw_places set handle = null, ${NO_CONSENT}, ${NO_CONTACT} where round_id = $1`,
    [round],
  );
  await tx.query('delete from site.draw_leaf_people where round_id = $1', [round]);
};

async function removeSome(pool: Pool, table: string, round: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where round_id = $1 limit ${BATCH}))`,
    [round],
  );
  return rowCount ?? 0;
}

async function eraseRound(pool: Pool, round: number): Promise<void> {
  await withTransaction((tx) => forgetSecret(tx, round), pool);
  // People go last: as long as one is left, the next run continues.
  for (const table of ['site.draw_entries', 'site.draw_lists', 'site.draw_people'])
    while ((await removeSome(pool, table, round)) === BATCH);
  await recordActivity(pool, {
    actor: null,
    action: REMOVED_IN_TIME,
    subject: 'draw-rounds',
    subjectId: String(round),
    details: 'entries',
  });
}

/** Erases entries when their retention time ends; what was published of them, salted hashes, stays. */
export async function eraseEntries(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(OVERDUE);
  for (const { id } of rows) await eraseRound(pool, id);
}
