import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { socketsAt } from '../../tests/support/socket-table';
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

it('lets a thousand peers connect while its thread is busy', async () => {
  const server = createHttpServer(async (_req, res) => void res.end('here'), []);
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  // They have begun to connect, and nothing was accepted yet.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const waiting = socketsAt(port).find(({ isListening }) => isListening)?.unread;
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  expect(waiting).toBe(1000);
});
