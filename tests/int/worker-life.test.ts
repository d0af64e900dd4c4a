import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess } from '../../scripts/lib/run-process';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { endWhenSilent } from '../../scripts/start/serve';
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
