import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { socketsAt } from '../../tests/support/socket-table';
import { boundConnections, type ConnectionLimits } from './connections';
import type { Handler } from './handler';
import { createHttpServer } from './http-server';

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

const answer: Handler = async (_req, res) => void res.end('here');

async function listen(limits: ConnectionLimits, handler = answer): Promise<number> {
  server = createHttpServer(handler, [], { limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type Peer = { socket: Socket; text: () => string };

async function open(port: number, from = '127.0.0.1'): Promise<Peer> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, text: () => text };
}

const ASK = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const firstLine = async ({ socket, text }: Peer) => {
  socket.write(ASK);
  for (let wait = 0; wait < 100 && text() === ''; wait += 1) await sleep(20);
  return text().split('\r\n')[0];
};

it('refuses what is over the bound of all while every connection is new, then lets an idle one give way', async () => {
  const port = await listen({ all: 3, fromOne: 100 });
  const first = await open(port);
  await open(port);
  await open(port);
  expect(await firstLine(await open(port))).toBe('HTTP/1.1 503 Service Unavailable');
  // Whether a connection moves is looked at once a second.
  await sleep(2200);
  expect(await firstLine(await open(port))).toBe('HTTP/1.1 200 OK');
  for (let wait = 0; wait < 100 && !first.socket.closed; wait += 1) await sleep(20);
  expect(first.socket.closed).toBe(true);
});

it('lets a slow sender give way before an older connection that is idle', async () => {
  const port = await listen({ all: 3, fromOne: 100 });
  const idle = await open(port);
  expect(await firstLine(idle)).toBe('HTTP/1.1 200 OK');
  const slow = await open(port);
  slow.socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  await open(port);
  await sleep(2200);
  expect(await firstLine(await open(port))).toBe('HTTP/1.1 200 OK');
  for (let wait = 0; wait < 100 && !slow.socket.closed; wait += 1) await sleep(20);
  expect([idle.socket.closed, slow.socket.closed]).toEqual([false, true]);
});

it('never cuts a connection that was idle because it has just begun a request', async () => {
  const port = await listen({ all: 1, fromOne: 100 });
  const visitor = await open(port);
  expect(await firstLine(visitor)).toBe('HTTP/1.1 200 OK');
  await sleep(2200);
  visitor.socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  await sleep(50);
  expect(await firstLine(await open(port))).toBe('HTTP/1.1 503 Service Unavailable');
  expect(visitor.socket.closed).toBe(false);
});

it('bounds one address and its network, and leaves the others their places', async () => {
  const port = await listen({ all: 1000, fromOne: 2 });
  for (let n = 0; n < 2; n += 1) await open(port, '127.0.0.2');
  expect(await firstLine(await open(port, '127.0.0.2'))).toContain('503');
  for (const last of [3, 4, 5]) for (let n = 0; n < 2; n += 1) await open(port, `127.0.0.${last}`);
  // Eight of the same /24 are open, four times as many as one address may have.
  expect(await firstLine(await open(port, '127.0.0.6'))).toContain('503');
  expect(await firstLine(await open(port, '127.0.1.1'))).toBe('HTTP/1.1 200 OK');
});

it('cuts a client that sends dozens of requests before it read one answer', async () => {
  let asked = 0;
  const port = await listen({ all: 1000, fromOne: 1000 }, async () => {
    asked += 1;
  });
  const { socket } = await open(port);
  socket.write(ASK.repeat(17));
  for (let wait = 0; wait < 100 && asked < 17; wait += 1) await sleep(20);
  expect([asked, socket.closed]).toEqual([17, false]);
  socket.write(ASK.repeat(40));
  for (let wait = 0; wait < 100 && !socket.closed; wait += 1) await sleep(20);
  expect([asked, socket.closed]).toEqual([17, true]);
});

const MEGABYTE = Buffer.alloc(1024 * 1024);
const large: Handler = async (_req, res) => void res.end(MEGABYTE);

/** What the operating system has for readers of this port that do not take it. */
const heldFor = (port: number) => socketsAt(port).filter(({ unsent }) => unsent > 100_000);

/** Asks, and reads nothing until the operating system took what it takes. @returns when the server closed its end */
async function askAndWait(port: number, times: number) {
  const accepted = once(server as Server, 'connection') as Promise<[Socket]>;
  const { socket } = await open(port);
  socket.pause();
  socket.write(ASK.repeat(times));
  const [serving] = await accepted;
  while (heldFor(port).length === 0) await sleep(10);
  return { socket, closed: once(serving, 'close') };
}

it('leaves nothing of what a reader did not read in the system, when it is cut', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const port = await listen({ all: 1000, fromOne: 1000 }, large);
  const { closed } = await askAndWait(port, 16);
  vi.advanceTimersByTime(31_000);
  vi.useRealTimers();
  await closed;
  expect(heldFor(port)).toEqual([]);
});

it.each([
  ['when it asks for more', ASK.repeat(40)],
  ['when it sends what is no request', 'no request'],
])('and so %s', async (_, more) => {
  const port = await listen({ all: 1000, fromOne: 1000 }, async (_req, res) => void res.write(MEGABYTE));
  const { socket, closed } = await askAndWait(port, 1);
  socket.write(more);
  await closed;
  expect(heldFor(port)).toEqual([]);
});

it('and so when a newer connection needs its place', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const port = await listen({ all: 1, fromOne: 1000 }, large);
  const { closed } = await askAndWait(port, 16);
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  await open(port);
  await closed;
  expect(heldFor(port)).toEqual([]);
});

it('and so when it asks nothing more although the system took all of it', async () => {
  const port = await listen({ all: 1000, fromOne: 1000 }, large);
  (server as Server).keepAliveTimeout = 100;
  const { closed } = await askAndWait(port, 1);
  await closed;
  expect(heldFor(port)).toEqual([]);
});

/** A connection that counts how often somebody looks at it. */
class Watched extends EventEmitter {
  looks = 0;
  destroyed = false;
  readonly remoteAddress = '127.0.0.1';
  readonly writableLength = 0;
  constructor(private readonly received: number) {
    super();
  }
  get bytesRead() {
    this.looks += 1;
    return this.received;
  }
  resetAndDestroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

it('finds who gives way without looking at every other connection each time', () => {
  vi.useFakeTimers();
  const bounded = new EventEmitter();
  let refused = 0;
  boundConnections(bounded as Server, {
    isProxy: () => false,
    limits: { all: 2000, fromOne: 10_000 },
    refuse: () => {
      refused += 1;
    },
  });
  const arrive = (received: number) => {
    const socket = new Watched(received);
    bounded.emit('connection', socket);
    return socket;
  };
  const idle = Array.from({ length: 1000 }, () => arrive(0));
  const slow = Array.from({ length: 1000 }, () => arrive(10));
  vi.advanceTimersByTime(1000);
  const all = [...idle, ...slow];
  for (const socket of all) socket.looks = 0;
  for (let n = 0; n < 500; n += 1) arrive(0);
  bounded.emit('close');
  vi.useRealTimers();
  expect(slow.map(({ destroyed }) => destroyed).lastIndexOf(true)).toBe(499);
  expect([idle.filter(({ destroyed }) => destroyed).length, refused]).toEqual([0, 0]);
  expect(all.reduce((sum, { looks }) => sum + looks, 0)).toBeLessThan(2000);
});
