import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { call } from '../support/api';
import { head } from '../support/raw-http';
import { type Site, startSite } from '../support/site';
import { largestScript } from './largest-script';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** Sixteen times a megabyte: more than both operating systems take. */
function ask(): Socket {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(head(`GET ${largestScript()}`).repeat(16));
  return socket;
}

const CHUNK = 64 * 1024;

it('cuts who reads nothing, and leaves who reads slowly', { timeout: 150_000 }, async () => {
  await call(site, largestScript());
  const idle = ask();
  const slow = ask();
  let read = 0;
  // A quarter of a megabyte a second.
  const timer = setInterval(() => {
    read += (slow.read(CHUNK) as Buffer | null)?.length ?? 0;
  }, 250);
  // While paused, a closed connection shows only when something is written to it.
  const probe = setInterval(() => idle.write('\r\n'), 500);
  const isCut = await waitUntil(90_000, () => idle.destroyed);
  clearInterval(timer);
  clearInterval(probe);
  expect([isCut, slow.destroyed]).toEqual([true, false]);
  expect(read).toBeGreaterThan(CHUNK);
  idle.destroy();
  slow.destroy();
});
