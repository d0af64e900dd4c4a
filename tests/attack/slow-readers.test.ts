import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { call } from '../support/api';
import { head, rawHttp } from '../support/raw-http';
import { type Site, startSite } from '../support/site';
import { largestScript } from './largest-script';

const PROXY = '127.0.0.2';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXIES: PROXY } });
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

/** A body of the back office that arrives in a minute: as fast as a connection must be to keep its place. */
const BODY = 1_000_000;
const EVERY_MS = 250;
const PIECE = 'a'.repeat((BODY / 60_000) * EVERY_MS);

it.each([
  ['by itself', '127.0.0.1', 256],
  ['through our proxy', PROXY, 64],
])(
  'leaves others their places, however many busy connections one address has %s',
  {
    timeout: 60_000,
  },
  async (_, from, most) => {
    const about = ['Cookie: colonnade-token=x', 'X-Forwarded-For: 198.51.100.9', `Content-Length: ${BODY}`];
    const post = head('POST /admin/api/preferences', ...about);
    const senders = Array.from({ length: 2100 }, () => {
      const where = { port: site.port, host: '127.0.0.1', localAddress: from };
      const socket = connect(where, () => socket.write(post));
      socket.on('error', () => {});
      return socket.resume();
    });
    const isOpen = (socket: Socket) => !socket.destroyed;
    const timer = setInterval(() => {
      for (const socket of senders) if (isOpen(socket) && !socket.connecting) socket.write(PIECE);
    }, EVERY_MS);
    const isBounded = await waitUntil(20_000, () => senders.filter(isOpen).length <= most);
    const statuses: number[] = [];
    for (let visitor = 0; visitor < 5; visitor += 1)
      statuses.push((await rawHttp(site.port, head('GET /about'), { from: '127.0.1.1' })).status);
    clearInterval(timer);
    for (const socket of senders) socket.destroy();
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(isBounded).toBe(true);
  },
);
