import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer } from './http-server';

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
