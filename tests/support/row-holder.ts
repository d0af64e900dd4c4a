import type { Pool, PoolClient } from 'pg';
import { waitUntil } from '../../scripts/lib/wait';

const WAITING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves when `many` connections to this database wait for a lock. */
export const untilWaiting = (pool: Pool, many: number) =>
  waitUntil(5000, async () => (await pool.query<{ n: number }>(WAITING)).rows[0]?.n === many);

/**
 * Locks rows from a third connection while `calls` start one after the other, each once the previous one waits: they
 * continue in that order when the rows are released.
 * @param lock a statement that locks
 * @returns the outcome of each: 'done', or the message of its refusal
 */
export async function inOrder(
  pool: Pool,
  lock: string,
  calls: ((holder: PoolClient) => Promise<unknown>)[],
): Promise<string[]> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    const started: Promise<string>[] = [];
    for (const call of calls) {
      started.push(
        call(holder).then(
          () => 'done',
          (error: Error) => error.message,
        ),
      );
      await untilWaiting(pool, started.length);
    }
    await holder.query('commit');
    return await Promise.all(started);
  } finally {
    holder.release();
  }
}
