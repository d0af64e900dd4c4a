import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess } from '../../scripts/lib/run-process';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { endWhenSilent } from '../../scripts/start/end-when-silent';
import { UNLOCK_STALE } from '../../src/worker/presence';
import { query } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe('the pulse', () => {
  let worker: ChildProcess | undefined;
  afterAll(() => worker?.kill('SIGKILL'));

  it('tells its supervisor that it works, until it is frozen, and is ended then', async () => {
    worker = runProcess('worker', { env: site.env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let messages = 0;
    worker.on('message', () => {
      messages += 1;
    });
    // One at its start, then one each time that its connection has answered.
    expect(await waitUntil(40_000, () => messages >= 3)).toBe(true);
    worker.kill('SIGSTOP');
    // A message that was sent just before the worker stopped still arrives.
    await sleep(500);
    const before = messages;
    let seen = before;
    const isServing = () => {
      const said = messages > seen;
      seen = messages;
      return said;
    };
    await endWhenSilent(worker, { name: 'worker', isServing, everyMs: 6_000, looks: 2, graceMs: 500 });
    expect([worker.signalCode, messages]).toEqual(['SIGKILL', before]);
  });
});

describe('jobs', () => {
  let holder: Client;
  beforeAll(async () => {
    site.startWorker();
    holder = new Client({ connectionString: site.databaseUrl });
    await holder.connect();
  });
  afterAll(() => holder?.end());

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
});
