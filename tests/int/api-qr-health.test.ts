import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, query } from '../support/api';
import { type Site, startSite } from '../support/site';
import { launchProcess, outcome } from '../support/site-processes';

const TOKEN = 'a-token-of-the-tests-only';

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => site?.stop());

const PLAIN = 'text/plain; charset=utf-8';

describe('/api/qr', () => {
  const png = (bytes: ArrayBuffer) => Buffer.from(bytes).subarray(1, 4).toString();
  it('draws a PNG of an address of this site', async () => {
    const response = await fetch(
      `${site.url}/api/qr?size=200&margin=2&data=${encodeURIComponent(`${site.url}/links`)}`,
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(png(await response.arrayBuffer())).toBe('PNG');
  });
  it('draws an SVG when asked', async () => {
    const answer = await call(site, '/api/qr?format=svg&data=/links&size=300x300&margin=0');
    expect([answer.status, answer.type]).toEqual([200, 'image/svg+xml']);
    expect(answer.text).toContain('width="300"');
  });
  const own = 'The data must be an address of this site';
  it.each([
    ['', own],
    ['?data=https://evil.example/', own],
    ['?data=//evil.example/', own],
    ['?data=javascript:alert(1)', own],
    [`?data=/${'x'.repeat(600)}`, own],
    ['?data=/links&size=0', 'The size must be a number from 50 to 1024'],
    ['?data=/links&size=1e9', 'The size must be a number from 50 to 1024'],
    ['?data=/links&size=200x300', 'The size must be a number from 50 to 1024'],
    ['?data=/links&margin=-1', 'The margin must be a number from 0 to 20'],
    ['?data=/links&margin=21', 'The margin must be a number from 0 to 20'],
    ['?data=/links&format=gif', 'The format must be png or svg'],
  ])('refuses case %#', async (search, text) => {
    const answer = await call(site, `/api/qr${search}`);
    expect([answer.status, answer.text, answer.type]).toEqual([400, text, PLAIN]);
  });
});

it.each([
  ['/api/health', { status: 'ok' }],
  ['/api/health/live', { status: 'ok' }],
  ['/api/health/ready', { status: 'ok', schema: 'ok', queue: 'ok', disk: 'ok' }],
])('%s', async (path, body) => {
  const answer = await call(site, path);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, body]);
});

describe('a database of another version', () => {
  const ready = async () => {
    const { status, text } = await call(site, '/api/health/ready');
    return [status, text];
  };
  const OK = [200, '{"status":"ok","schema":"ok","queue":"ok","disk":"ok"}'];

  it('is refused by a start and by readiness when it has migrations that this program does not know', async () => {
    await query(
      site,
      `insert into payload_migrations (name, batch) values ('20990101_000000_later_tables', 99)`,
    );
    expect(await ready()).toEqual([503, 'The database has migrations that this program does not know']);
    expect((await call(site, '/api/health')).status).toBe(200);
    expect(await outcome(launchProcess('prepare', site.env))).toEqual({
      code: 1,
      output:
        'The database could not be prepared: it has migrations that this program does not know, such as 20990101_000000_later_tables: start the version that ran them\n',
    });
    await query(site, 'delete from payload_migrations where batch = 99');
    expect(await ready()).toEqual(OK);
  });

  it('is not ready when it lacks a migration of this program', async () => {
    const name = '20261128_040000_standard_names';
    await query(site, `update payload_migrations set name = 'dev', batch = -1 where name = $1`, [name]);
    expect(await ready()).toEqual([503, 'The database is not prepared']);
    await query(site, `update payload_migrations set name = $1, batch = 1 where name = 'dev'`, [name]);
    expect(await ready()).toEqual(OK);
  });
});

describe('/api/metrics', () => {
  const read = (token: string, path = '/api/metrics') =>
    call(site, path, { headers: { Authorization: `Bearer ${token}` } });

  it('does not exist without the token', async () => {
    const unknown = await call(site, '/api/nothing');
    for (const answer of [await call(site, '/api/metrics'), await read(''), await read(`${TOKEN}x`)]) {
      expect([answer.status, answer.text, answer.type]).toEqual([404, unknown.text, PLAIN]);
    }
    const written = await call(site, '/api/metrics', {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}` },
    });
    expect(written.status).toBe(404);
  });

  it('reports requests, cached pages, pools, process, queue, seats and schema, and no personal data', async () => {
    await call(site, '/support?email=somebody@example.com');
    await call(site, '/support');
    const answer = await read(TOKEN);
    expect([answer.status, answer.type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    for (const line of [
      /^colonnade_http_request_duration_seconds_count\{route="page",status="200"\} 2$/m,
      /^colonnade_http_request_duration_seconds_count\{route="api",status="404"\} \d+$/m,
      /^colonnade_kept_pages_total\{result="hit"\} 1$/m,
      /^colonnade_kept_pages_total\{result="miss"\} 1$/m,
      /^colonnade_pool_connections\{pool="web",state="waiting"\} 0$/m,
      /^nodejs_eventloop_lag_seconds \S+$/m,
      /^process_resident_memory_bytes \d+$/m,
      /^colonnade_disk_free_bytes \d+$/m,
      /^colonnade_database_up 1$/m,
      /^colonnade_queue_jobs_waiting \d+$/m,
      /^colonnade_queue_jobs_failed 0$/m,
      /^colonnade_queue_oldest_seconds \S+$/m,
      /^colonnade_mails_failed 0$/m,
      /^colonnade_worker_up 0$/m,
      /^colonnade_database_owner 0$/m,
      /^colonnade_worker_last_run_timestamp_seconds 0$/m,
      /^colonnade_seats_taken 0$/m,
      /^colonnade_last_backup_timestamp_seconds 0$/m,
      /^colonnade_schema_info\{migration="\d{8}_\d{6}_\w+"\} 1$/m,
      /^colonnade_build_info\{version="0\.1\.0",build="[\w-]+"\} 1$/m,
    ])
      expect(answer.text).toMatch(line);
    expect(answer.text).not.toMatch(/somebody|example\.com|127\.0\.0\.1/);
  });

  it('has a fixed set of labels, whatever is requested', async () => {
    const seriesOf = (text: string) => text.split('\n').filter((line) => /_count\{route=/.test(line)).length;
    const before = seriesOf((await read(TOKEN)).text);
    for (let n = 0; n < 30; n += 1) await call(site, `/api/stranger-${n}`);
    expect(seriesOf((await read(TOKEN)).text)).toBe(before);
  });
});
