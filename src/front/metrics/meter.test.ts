import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestPool } from '@/kit/db/pool';
import { meter } from './meter';

const TOKEN = 'a-token-of-the-tests-only';
const counts = { hits: 3, misses: 1 };

let server: Server;
let url: string;
beforeAll(async () => {
  // Nothing listens there: the database is down.
  requestPool().options.connectionString = 'postgres://nobody@127.0.0.1:1/nothing';
  const pages = {
    counts,
    answer: () => false,
    cachedPath: () => undefined,
    answerWhenMade: async () => {},
    prepare: async () => {},
    drop: () => {},
  };
  const flow = meter(
    async (_req, res) => {
      res.statusCode = 404;
      res.end('This address does not exist');
    },
    { token: TOKEN, pages, headers: [['X-Content-Type-Options', 'nosniff']] },
  );
  server = createServer(flow).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (authorization?: string, method = 'GET') =>
  fetch(`${url}/api/metrics`, { method, headers: authorization ? { authorization } : {} });

it.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])(
  'leaves %j to the site',
  async (given) => {
    const answer = await read(given);
    expect([answer.status, await answer.text()]).toEqual([404, 'This address does not exist']);
  },
);

it('answers only reads', async () => {
  expect((await read(`Bearer ${TOKEN}`, 'POST')).status).toBe(404);
  const head = await read(`Bearer ${TOKEN}`, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('reports that the database is down, and no figures from it', async () => {
  const answer = await read(`Bearer ${TOKEN}`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await answer.text();
  expect(text).toMatch(/^colonnade_database_up 0$/m);
  expect(text).not.toMatch(/^colonnade_(queue|mails|worker|seats|last_backup|schema)/m);
  expect(text).toMatch(/^colonnade_kept_pages_total\{result="hit"\} 3$/m);
  expect(text).toMatch(/^colonnade_kept_pages_total\{result="miss"\} 1$/m);
});

it('counts by kind and status, never by address', async () => {
  for (const path of ['/a', '/b?email=somebody@example.com', '/%zz-evil', '/api/x'])
    await fetch(`${url}${path}`);
  const text = await (await read(`Bearer ${TOKEN}`)).text();
  expect(text).toMatch(/^colonnade_http_request_duration_seconds_count\{route="page",status="404"\} 2$/m);
  expect(text).toMatch(/^colonnade_http_request_duration_seconds_count\{route="refused",status="404"\} 1$/m);
  expect(text).toMatch(/^colonnade_http_request_duration_seconds_count\{route="api",status="404"\} 7$/m);
  expect(text).not.toMatch(/somebody|evil/);
});
