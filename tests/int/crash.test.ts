import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { query, send, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

let folder: string;
let database: EmbeddedDatabase;
let smtp: Smtp;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'colonnade-crash-'));
  chmodSync(folder, 0o711);
  database = await openEmbeddedDatabase({ dataDir: folder, database: 'crash' });
  smtp = await startSmtp();
  site = await startSite({ database: database.url, env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Try = { key: string; body: ReturnType<typeof ticket>; acknowledged?: string };

const submit = (one: Try) =>
  send(site, '/api/support', one.body, { 'Idempotency-Key': one.key }).then(
    ({ status, text }) => {
      if (status === 201) one.acknowledged = JSON.parse(text).ticketId;
      return status;
    },
    () => 0,
  );

/** 200 at once; `strike` comes as soon as some of them were acknowledged, while most are under way. */
async function underFire(strike: () => Promise<void>): Promise<Try[]> {
  const tries = Array.from({ length: 200 }, (): Try => ({ key: randomUUID(), body: ticket() }));
  const all = Promise.all(tries.map(submit));
  while (tries.filter(({ acknowledged }) => acknowledged).length < 20) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await strike();
  const statuses = await all;
  for (const status of statuses) expect([0, 201, 500, 503]).toContain(status);
  expect(statuses.filter((status) => status === 500)).toEqual([]);
  return tries;
}

async function expectNothingLost(tries: Try[]) {
  const acknowledged = tries.filter((one) => one.acknowledged);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  const rows = await query<{ ticket_id: string; reference: string }>(
    { databaseUrl: database.url },
    'select ticket_id, reference from support_tickets',
  );
  const stored = new Map(rows.map((row) => [row.reference, row.ticket_id]));
  for (const one of acknowledged) expect(stored.get(one.key)).toBe(one.acknowledged);
  for (const one of tries) {
    const before = one.acknowledged;
    expect(await submit(one)).toBe(201);
    expect(one.acknowledged).toBe(before ?? stored.get(one.key) ?? one.acknowledged);
  }
}

const submitted: Try[] = [];

it('loses nothing acknowledged when the web process is killed', async () => {
  const tries = await underFire(() => site.kill('web'));
  await site.revive();
  await expectNothingLost(tries);
  submitted.push(...tries);
}, 120_000);

it('loses nothing acknowledged when the database is killed', async () => {
  const tries = await underFire(async () => {
    process.kill(database.pid() as number, 'SIGKILL');
  });
  await database.revive();
  await expectNothingLost(tries);
  submitted.push(...tries);
}, 120_000);

it('stores each submission once, and mails it once the worker runs', async () => {
  const counts = await query(
    { databaseUrl: database.url },
    'select count(*)::int as all, count(distinct reference)::int as keys from support_tickets',
  );
  expect(counts).toEqual([{ all: 400, keys: 400 }]);
  site.startWorker();
  for (const { acknowledged } of submitted) {
    await smtp.waitForMail(({ parsed }) => parsed.subject?.includes(`[${acknowledged}]`) ?? false, 50_000);
  }
  const subjects = smtp.mails
    .map(({ parsed }) => parsed.subject)
    .filter((subject) => subject?.startsWith('['));
  expect(subjects).toHaveLength(400);
  expect(new Set(subjects).size).toBe(400);
}, 120_000);

it('answers 503 and Retry-After while the database is away, and recovers by itself', async () => {
  process.kill(database.pid() as number, 'SIGKILL');
  const began = Date.now();
  const answers = [
    await send(site, '/api/support', ticket()),
    await send(site, '/api/newsletter', { email: 'away@example.com' }),
    await fetch(`${site.url}/api/health`),
    await fetch(`${site.url}/api/health/ready`),
    await fetch(`${site.url}/api/social-links`),
  ];
  expect(Date.now() - began).toBeLessThan(25_000);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      503,
      '5',
      'text/plain; charset=utf-8',
    ]);
  }
  expect((await fetch(`${site.url}/api/health/live`)).status).toBe(200);
  await database.revive();
  expect((await send(site, '/api/support', ticket())).status).toBe(201);
});
