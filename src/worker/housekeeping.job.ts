import type { Pool } from 'pg';
import { loadExpiring } from '@/features.server';
import { KEY_LIFETIME } from '@/kit/db/idempotency';
import { UNLOCK_STALE } from './presence';

/**
 * Removes what has expired: stored answers, rate limit counters, challenges, re-authentications, invitations, what
 * the features no longer keep, and who had which form open; releases jobs of workers that died.
 */
export async function tidyUp(pool: Pool): Promise<void> {
  await pool.query('delete from site.idempotency where created_at < now() - $1::interval', [KEY_LIFETIME]);
  await pool.query('delete from site.rate_limits where expire < $1', [Date.now()]);
  for (const table of ['used_challenges', 'reauthentications'])
    await pool.query(`delete from site.${table} where expires_at < now()`);
  await pool.query('delete from site.staff_invitations where ends_at < now()');
  for (const { table, since, days } of await loadExpiring())
    await pool.query(`delete from ${table} where ${since} < now() - $1 * interval '1 day'`, [days]);
  // A form's visit says only who is there; the desk's also says what its reader has seen.
  await pool.query(
    `delete from site.desk_visits where starts_with(subject, 'form ') and here_until < now() - interval '1 hour'`,
  );
  await pool.query(UNLOCK_STALE);
}
