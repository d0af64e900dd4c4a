import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { UNLOCK_STALE } from '../../src/worker/presence';
import { query } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
let holder: Client;
beforeAll(async () => {
  site = await startSite({ worker: true });
  holder = new Client({ connectionString: site.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder?.end();
  await site?.stop();
});

const JOBS = `graphile_worker._private_jobs as job join graphile_worker._private_tasks as task
  on task.id = job.task_id`;
const lockOf = async (task: string) => {
  const text = `select locked_by from ${JOBS} where identifier = $1`;
  return (await query<{ locked_by: string | null }>(site, text, [task]))[0]?.locked_by;
};

it('never releases a job whose worker lives, however long it takes, and releases it once the worker died', async () => {
  // The worker's job waits for this table, as a long one would for a slow mail server.
  await holder.query('begin');
  await holder.query('lock table site.idempotency in access exclusive mode');
  await query(site, "select graphile_worker.add_job('tidy-up')");
  expect(await waitUntil(20_000, async () => Boolean(await lockOf('tidy-up')))).toBe(true);
  const living = await lockOf('tidy-up');
  await query(site, "select graphile_worker.add_job('of-the-dead', run_at => now() + interval '1 day')");
  await query(
    site,
    `update graphile_worker._private_jobs set locked_at = now() - interval '3 hours',
       locked_by = coalesce(locked_by, 'a-worker-that-is-gone')`,
  );

  await query(site, UNLOCK_STALE);
  expect([await lockOf('tidy-up'), await lockOf('of-the-dead')]).toEqual([living, null]);

  await site.kill('worker');
  const isReleased = async () => {
    await query(site, UNLOCK_STALE);
    return (await lockOf('tidy-up')) === null;
  };
  expect(await waitUntil(20_000, isReleased)).toBe(true);
});
