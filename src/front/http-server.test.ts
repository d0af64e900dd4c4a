import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer, listen } from './http-server';

it('keeps an idle connection longer than announced', async () => {
  const server = createHttpServer(async (_req, res) => void res.end('here'), []);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'keep-alive' } });
  await answer.text();
  const announced = answer.headers.get('keep-alive');
  server.closeAllConnections();
  server.close();
  expect(announced).toBe('timeout=65');
  expect(server.keepAliveTimeout).toBeGreaterThan(65_500);
});

/** Connections of a port that are established and not accepted yet, from Linux's table of sockets. */
function waitingAt(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFileSync(file, 'latin1'));
  const columns = tables
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const LISTENING = '0A';
  const found = columns.find(([, from, , state]) => from?.endsWith(local) && state === LISTENING);
  return Number.parseInt(found?.[4]?.split(':')[1] ?? '', 16);
}

it('lets a thousand peers connect while its thread is busy', async () => {
  const server = createHttpServer(async (_req, res) => void res.end('here'), []);
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  // They have begun to connect, and nothing was accepted yet.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const waiting = waitingAt(port);
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  expect(waiting).toBe(1000);
});
