import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { sleep } from '../lib/wait';
import { answersOn, endWhenSilent } from './serve';

const SERVER = `const server = require('http').createServer((_, res) => res.end('{"status":"ok"}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.on('SIGTERM', () => process.exit(0));`;

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

/** A process that responds, in its own process group like the site's. */
async function startServer() {
  child = spawn(process.execPath, ['-e', SERVER], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const [port] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { child, isServing: answersOn(Number(port)) };
}

/** As the supervisor checks, with shorter timeouts. */
const withPatience = (isServing: () => Promise<boolean> | boolean) => async () =>
  Promise.race([isServing(), sleep(100).then(() => false)]);

it('leaves a process alone that answers again after a short freeze', async () => {
  const { child: server, isServing } = await startServer();
  const watched = endWhenSilent(server, {
    name: 'test process',
    isServing: withPatience(isServing),
    everyMs: 50,
    looks: 8,
  });
  server.kill('SIGSTOP');
  await sleep(500);
  server.kill('SIGCONT');
  await sleep(1_000);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  server.kill('SIGKILL');
  await watched;
});

it('ends a process that lives and never answers', async () => {
  const { child: server, isServing } = await startServer();
  server.kill('SIGSTOP');
  await endWhenSilent(server, {
    name: 'test process',
    isServing: withPatience(isServing),
    everyMs: 50,
    looks: 4,
    graceMs: 300,
  });
  expect(server.signalCode).toBe('SIGKILL');
});
