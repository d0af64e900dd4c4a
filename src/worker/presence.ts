import type { Pool, PoolClient } from 'pg';
import { WORKER_LOCK } from '@/core/db/worker-presence';

const UNLOCK_ALL = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`;

/**
 * Releases the jobs of workers that are gone. How long a job has taken proves nothing: a newsletter or a list may
 * take hours. The ten minutes are for a worker that just started and has not shown itself yet.
 */
export const UNLOCK_STALE = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker._private_jobs where locked_at < now() - interval '10 minutes'
  and not exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 2
    and classid = ${WORKER_LOCK} and objid::bigint = hashtext(locked_by)::bigint & 4294967295
    and database = (select oid from pg_database where datname = current_database()))))`;

/**
 * Shows other workers that this one lives, until the returned connection is released. The queue itself releases a
 * dead worker's jobs only after four hours; a worker that finds no other alive takes them over immediately.
 */
export async function showPresence(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      WORKER_LOCK,
    ]);
    if (rows[0]?.alone) await client.query(UNLOCK_ALL);
    await client.query('select pg_advisory_lock_shared($1)', [WORKER_LOCK]);
    if (rows[0]?.alone) await client.query('select pg_advisory_unlock($1)', [WORKER_LOCK]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Shows under which name the queue knows this worker: the name by which it locks jobs. */
export const showName = (presence: PoolClient, name: string) =>
  presence.query('select pg_advisory_lock_shared($1, hashtext($2))', [WORKER_LOCK, name]);
