import { connect } from 'node:net';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { head, rawHttp } from '../support/raw-http';
import { type Site, startSite } from '../support/site';
import { onServer, testServer } from '../support/test-server';

let site: Site | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

it('stops in time with exit code 0 although an upload is stuck', async () => {
  site = await startSite();
  const { port } = site;
  const stuck = connect(port, '127.0.0.1');
  stuck.on('error', () => {});
  stuck.write(
    head('POST /admin/api/media', 'Content-Type: text/plain', 'Content-Length: 1000000').concat('a'),
  );
  await waitUntil(2_000, () => stuck.bytesWritten > 0);
  const began = performance.now();
  expect(await site.stopWeb()).toBe(0);
  expect(performance.now() - began).toBeLessThan(6_000);
  stuck.destroy();
});

it('stops at once when nothing is under way', async () => {
  site = await startSite();
  await fetch(`${site.url}/api/health`);
  const began = performance.now();
  expect(await site.stopWeb()).toBe(0);
  expect(performance.now() - began).toBeLessThan(2_000);
});

it('answers 503 for pages while the database is away, and pages again after', async () => {
  site = await startSite();
  const page = () => fetch(`${site?.url}/`);
  expect((await page()).status).toBe(200);
  const database = new URL(site.databaseUrl).pathname.slice(1);
  const server = testServer();
  await onServer(server, async (client: Client) => {
    await client.query(`alter database ${database} with allow_connections false`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
  });
  const away = await page();
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('10');
  expect(await away.text()).toContain('We will be back in a moment');
  expect(away.headers.get('content-security-policy')).toContain("default-src 'none'; img-src 'self'");
  const raw = await rawHttp(site.port, head('GET /support', 'Connection: close'));
  expect(raw.status).toBe(503);
  await onServer(server, (client) => client.query(`alter database ${database} with allow_connections true`));
  expect((await page()).status).toBe(200);
});
