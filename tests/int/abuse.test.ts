import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../abuse/addresses.rows';
import { fields } from '../abuse/fields.rows';
import { type AbuseFixture, makeAbuseFixture } from '../abuse/fixture';
import { forms } from '../abuse/forms.rows';
import { headers } from '../abuse/headers.rows';
import { bodies, foreign } from '../abuse/json-endpoints.rows';
import { pages } from '../abuse/pages.rows';
import { queries } from '../abuse/queries.rows';
import { byNumber } from '../abuse/records.rows';
import { runRows } from '../abuse/run-rows';
import { sendRaw } from '../abuse/send-raw';
import { sessions } from '../abuse/sessions.rows';
import { uploads } from '../abuse/uploads.rows';
import { wire } from '../abuse/wire.rows';
import { query, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
let fixture: AbuseFixture;
beforeAll(async () => {
  // Limits as documented: each row comes from its own address, so that none uses up another's.
  const names = ['SUPPORT', 'NEWSLETTER', 'WAITLIST', 'QUOTES', 'DRAWS', 'LOGIN'];
  site = await startSite({ env: Object.fromEntries(names.map((name) => [`RATE_LIMIT_${name}`, ''])) });
  fixture = await makeAbuseFixture(site);
});
afterAll(() => site?.stop());

const GROUPS = [
  ...bodies,
  foreign,
  ...fields,
  ...forms,
  ...byNumber,
  ...pages,
  ...queries,
  ...sessions,
  ...addresses,
  ...headers,
  ...uploads,
  wire,
];

runRows(GROUPS, () => ({ site, fixture }));

it('are more than a thousand', () => {
  expect(GROUPS.flatMap(({ rows }) => rows).length).toBeGreaterThan(1000);
});

describe('limits, from one address', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const call = (path: string, body: object, from: string) =>
    sendRaw(site.port, `POST ${path}`, { headers: JSON_TYPE, body: JSON.stringify(body), from });

  it.each(['admin', 'nobody'])(
    'the sixth wrong password for %s must wait, with the same message',
    async (username) => {
      const from = username === 'admin' ? '127.9.0.1' : '127.9.0.2';
      const answers: (number | string | undefined)[][] = [];
      for (let count = 0; count < 6; count += 1) {
        const { status, body, headers } = await call(
          '/api/auth/login',
          { username, password: 'wrong' },
          from,
        );
        answers.push([status, body, headers['content-type']]);
        if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(500);
      }
      const text = 'text/plain; charset=utf-8';
      expect(answers).toEqual([
        ...Array(5).fill([401, 'Invalid credentials', text]),
        [429, 'Too many failed sign-ins, please try again in 10 minutes', text],
      ]);
    },
  );
});

const busy = 'The service is busy right now, please try again in a moment';
const said = (one: Awaited<ReturnType<typeof sendRaw>>) => [one.status, one.body, one.headers['retry-after']];

it('does not wait for a table that does not answer', async () => {
  const holder = new Client({ connectionString: site.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table support_tickets in access exclusive mode');
    const body = JSON.stringify(ticket());
    const headers = { 'Content-Type': 'application/json' };
    const answer = await sendRaw(site.port, 'POST /api/support', { headers, body, from: '127.9.0.3' });
    expect(said(answer)).toEqual([503, busy, '5']);
  } finally {
    await holder.end();
  }
});

it.each([
  ['a cached page', 'GET /about', undefined],
  ['a page for one visitor', 'GET /links?edit', 'payload-token=none'],
])('does not report a fault of %s when a table does not answer', async (_, call, cookie) => {
  const holder = new Client({ connectionString: site.databaseUrl });
  await holder.connect();
  try {
    // A change drops every cached page.
    await holder.query('update brand set updated_at = updated_at');
    await holder.query('begin');
    await holder.query('lock table brand in access exclusive mode');
    const headers = { Accept: 'text/html', ...(cookie && { Cookie: cookie }) };
    const answer = await sendRaw(site.port, call, { headers });
    const { 'retry-after': later, 'cache-control': keeping } = answer.headers;
    expect([answer.status, later, keeping]).toEqual([503, '10', 'no-store']);
    expect(answer.body).toContain('<h1>We will be back in a moment</h1>');
  } finally {
    await holder.end();
  }
});

it('is not ready on a database without its tables', async () => {
  await query(site, 'alter table mails rename to put_away');
  try {
    const answer = await sendRaw(site.port, 'GET /api/health/ready');
    expect(said(answer)).toEqual([503, 'The database is not prepared', '5']);
  } finally {
    await query(site, 'alter table put_away rename to mails');
  }
  expect((await sendRaw(site.port, 'GET /api/health/ready')).status).toBe(200);
});
