import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, query, send, signIn, ticket } from '../support/api';
import { designFiles, PDF, quoteForm } from '../support/quotes';
import { type Site, startSite } from '../support/site';
import { runPrepare } from '../support/site-processes';
import { post, reply, request } from '../support/tickets';

const TABLES = [
  'support_tickets',
  'ticket_messages',
  'quotes',
  'waitlist',
  'newsletter',
  'mails',
  'notes',
  'transitions',
];

let site: Site;
let admin: { Cookie: string };
let people = 0;

beforeAll(async () => {
  site = await startSite();
  admin = { Cookie: await signIn(site) };
});
afterAll(() => site?.stop());

const ask = (what: 'held' | 'file' | 'page' | 'erasure', body: object, headers: object = admin) =>
  send(site, `/admin/api/privacy/${what}`, body, headers as Record<string, string>);
const erase = (email: string) => ask('erasure', { email, confirmation: 'ERASE' });
const listFile = () => path.join(site.dataDir, 'erasures.jsonl');
const prepareAgain = () => runPrepare(site.env);

/** Number of records by place; empty places are left out. */
async function held(email: string): Promise<Record<string, number>> {
  const answer = JSON.parse((await ask('held', { email })).text);
  return Object.fromEntries(
    answer.held
      .filter(({ count }: { count: number }) => count > 0)
      .map(({ name, count }: { name: string; count: number }) => [name, count]),
  );
}

/** The whole database as text, to search for a person. */
async function everything(): Promise<string> {
  const tables = await query<{ name: string }>(
    site,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename not like 'backup\\_%'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      query<{ row: string }>(site, `select to_jsonb(one)::text as row from ${name} one`),
    ),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** A person with data in every feature. */
async function someoneEverywhere() {
  people += 1;
  const email = `Ada.${people}@Example.com`;
  const secret = `Secret-${people}-words`;
  const sent = await request(
    site,
    { email, message: `${secret} in a ticket` },
    { 'Idempotency-Key': randomUUID() },
  );
  await reply(site, sent, `${secret} in an answer`, admin.Cookie);
  await send(
    site,
    '/admin/api/notes',
    { subject: 'support-tickets', subjectId: String(sent.id), text: `${secret} in a note` },
    admin,
  );
  const place = `/admin/api/desk/ticket-${sent.id}`;
  const draft = { mode: 'reply', subject: '', text: `${secret} in a draft` };
  expect((await send(site, `${place}/draft`, draft, admin)).status).toBe(204);
  const tagged = { addTags: [secret.toLowerCase()] };
  expect((await send(site, place, tagged, admin, 'PATCH')).status).toBe(204);
  const moved = { status: 'resolved', transitionReason: `${secret} in a reason` };
  await send(site, `/admin/api/support-tickets/${sent.id}`, moved, admin, 'PATCH');
  const quote = quoteForm({ email, idea: `${secret} in a quote` }, { name: `${secret}.pdf`, bytes: PDF });
  await fetch(`${site.url}/merch/quote`, { method: 'POST', body: quote, redirect: 'manual' });
  await send(site, '/api/waitlist', application({ email, organization: secret }));
  await post(site, '/newsletter/submit', { email: email.toLowerCase(), name: secret, website: '' });
  return { email, secret, ticketId: sent.ticketId };
}

describe('a person’s file', () => {
  it('contains everything, with conversations, notes, reasons, emails, files and policies', async () => {
    const { email, secret, ticketId } = await someoneEverywhere();
    expect(await held(email.toLowerCase())).toEqual({
      applications: 1,
      tickets: 1,
      quotes: 1,
      newsletter: 1,
      mails: expect.any(Number),
    });
    const answer = await ask('file', { email });
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="personal-data.json"; filename*=UTF-8''personal-data.json`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = JSON.parse(answer.text);
    expect(file.tickets[0]).toMatchObject({
      ticket_id: ticketId,
      messages: [{ body: `${secret} in an answer` }],
      notes: [{ text: `${secret} in a note` }],
      transitions: [{}, { reason: `${secret} in a reason` }],
    });
    expect(file.applications[0].organization).toBe(secret);
    expect(file.newsletter[0].policies).toContain('privacy-policy');
    const mail = file.mails.find(({ kind }: { kind: string }) => kind === 'ticket-reply');
    expect(mail.html).toContain(`${secret} in an answer`);
    expect(Buffer.from(file.files[0].base64, 'base64').equals(PDF)).toBe(true);
    expect(file.rememberedAnswers).toContainEqual(expect.objectContaining({ answer: { ticketId } }));
    expect(file.policiesInForce.map(({ policy }: { policy: string }) => policy)).toContain('gdpr');
    expect(file.policiesInForce[0].text).toBeTruthy();
  });

  it('is a page to read as well, in plain words, where nothing that somebody wrote is a tag', async () => {
    const { email, secret, ticketId } = await someoneEverywhere();
    const hostile = '</dd></title><script>alert(1)</script><img src=x onerror=alert(2)>';
    await query(site, `update support_tickets set name = $2, message = $3 where ticket_id = $1`, [
      ticketId,
      hostile,
      `<script>${'long '.repeat(400_000)}`,
    ]);
    const answer = await ask('page', { email });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="personal-data.html"; filename*=UTF-8''personal-data.html`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = answer.text;
    for (const words of [
      '<h2>Support tickets</h2>',
      '<h2>Applications</h2>',
      '<h2>The policies that were in force</h2>',
      `${secret} in an answer`,
      `${secret} in a note`,
      `${secret} in a reason`,
      `<dt>Organization</dt><dd>${secret}</dd>`,
      '&lt;/dd&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;',
      `&lt;script&gt;${'long '.repeat(400_000)}</dd>`,
      `<li>${secret}.pdf</li>`,
    ])
      expect(page.includes(words), words.slice(0, 60)).toBe(true);
    expect(page).not.toMatch(/<(script|img|a|iframe|link)\b/);
    // Each name is words: no column is called as the database calls it.
    const labels = [...page.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label);
    expect(labels.length).toBeGreaterThan(50);
    expect(labels.filter((label) => !/^[A-Z][^_]*$/.test(label ?? ''))).toEqual([]);
  });

  it('contains nothing of anybody else', async () => {
    const [one, other] = [await someoneEverywhere(), await someoneEverywhere()];
    const { text } = await ask('file', { email: one.email });
    expect(text).toContain(one.secret);
    expect(text).not.toContain(other.secret);
    const page = await ask('page', { email: one.email });
    expect(page.text).toContain(one.secret);
    expect(page.text).not.toContain(other.secret);
  });

  it('shows a staff account without its secrets', async () => {
    await query(site, `update users set email = 'boss@example.com' where username = 'admin'`);
    const file = JSON.parse((await ask('file', { email: 'boss@example.com' })).text);
    expect(file.staffAccounts[0].username).toBe('admin');
    expect(Object.keys(file.staffAccounts[0])).not.toContain('hash');
    expect(Object.keys(file.staffAccounts[0])).not.toContain('salt');
    expect((await erase('boss@example.com')).status).toBe(200);
    expect(await held('boss@example.com')).toEqual({ staffAccounts: 1 });
  });
});

describe('erasing', () => {
  it('leaves nothing of a person: no row, no text, no file', async () => {
    const other = await someoneEverywhere();
    const { email, secret, ticketId } = await someoneEverywhere();
    const files = designFiles(site).length;
    const { status, text } = await erase(email.toUpperCase());
    expect(status).toBe(200);
    expect(JSON.parse(text).erased).toContainEqual({
      name: 'tickets',
      label: 'Support tickets',
      count: 1,
      kept: null,
    });
    expect(await held(email)).toEqual({});
    const words = await everything();
    for (const trace of [secret, ticketId, email])
      expect(words.toLowerCase()).not.toContain(trace.toLowerCase());
    expect(designFiles(site)).toHaveLength(files - 1);
    expect(words).toContain(other.secret);
    const list = readFileSync(listFile(), 'utf8');
    expect(list.toLowerCase()).not.toContain(email.toLowerCase());
  });

  it('keeps an accepted applicant’s seat, without the name', async () => {
    const body = application({ email: 'founder@example.com', organization: 'Secret Society' });
    await send(site, '/api/waitlist', body);
    await query(site, `update waitlist set status = 'accepted' where email = 'founder@example.com'`);
    expect((await erase('founder@example.com')).status).toBe(200);
    const rows = await query(
      site,
      `select full_name, organization, email from waitlist where status = 'accepted'`,
    );
    expect(rows).toEqual([
      {
        full_name: 'Erased',
        organization: 'Erased',
        email: expect.stringMatching(/^application-\d+@erased\.invalid$/),
      },
    ]);
  });

  it('requires the word, an admin, and this site', async () => {
    expect((await ask('erasure', { email: 'a@example.com' })).text).toBe('Please type ERASE to confirm');
    expect((await ask('erasure', { email: 'a@example.com', confirmation: 'ERASE' }, {})).status).toBe(401);
    const foreign = { ...admin, 'Sec-Fetch-Site': 'cross-site' };
    expect((await ask('erasure', { email: 'a@example.com', confirmation: 'ERASE' }, foreign)).status).toBe(
      403,
    );
  });

  it('is in the activity log, and the person is not', async () => {
    const { email } = await someoneEverywhere();
    await ask('file', { email });
    await erase(email);
    const lines = await query<{ action: string; details: string }>(
      site,
      `select actor, action, subject, subject_id, details from activity order by id desc limit 2`,
    );
    const line = { actor: 'admin', subject: 'privacy', subject_id: null };
    expect(lines).toEqual([
      { ...line, action: 'erased a person', details: expect.stringContaining('tickets 1') },
      { ...line, action: 'exported a person', details: expect.stringContaining('tickets 1') },
    ]);
  });

  it('lets the same person come back with a new request', async () => {
    const { email } = await someoneEverywhere();
    await erase(email);
    const again = await request(site, { email });
    await query(site, `insert into site.meta (key, value) values ('old-rows', 'came')`);
    await prepareAgain();
    expect(await held(email)).toMatchObject({ tickets: 1 });
    expect(again.id).toBeGreaterThan(0);
  });

  it('erases nothing when the list cannot be written', async () => {
    const { email } = await someoneEverywhere();
    const before = readFileSync(listFile());
    const { rmSync, mkdirSync } = await import('node:fs');
    rmSync(listFile());
    mkdirSync(listFile());
    const refused = await erase(email);
    rmSync(listFile(), { recursive: true });
    writeFileSync(listFile(), before);
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(await held(email)).toMatchObject({ tickets: 1, applications: 1 });
  });
});

/** Copies yesterday's rows of every table of submissions. */
async function backUp() {
  for (const table of TABLES) await query(site, `create table backup_${table} as table ${table}`);
}
async function dropBackup() {
  for (const table of TABLES) await query(site, `drop table backup_${table}`);
}
/** Restores them: the same ids, the same times, except those that still exist. */
async function putBack() {
  const order = ['mails', ...TABLES.filter((table) => table !== 'mails')];
  for (const table of order)
    await query(site, `insert into ${table} select * from backup_${table} on conflict do nothing`);
}

describe('a restored backup', () => {
  it('does not bring an erased person back, as a whole database or as rows only', async () => {
    const other = await someoneEverywhere();
    const { email, secret } = await someoneEverywhere();
    for (const table of TABLES)
      await query(
        site,
        `update ${table} set created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day'`,
      );
    await backUp();
    await erase(email);

    // Only the rows, into a database that has recorded the erasure.
    await putBack();
    expect(await held(email)).toMatchObject({ tickets: 1, newsletter: 1 });
    await prepareAgain();
    expect(await held(email)).toEqual({});

    // Yesterday's whole database: without today's erasure marks, without the sign that old rows were inserted.
    await putBack();
    await query(site, 'truncate site.erasures');
    await query(site, `delete from site.meta where key = 'old-rows'`);
    await prepareAgain();
    expect(await held(email)).toEqual({});
    await dropBackup();
    const words = await everything();
    for (const trace of [secret, email]) expect(words.toLowerCase()).not.toContain(trace.toLowerCase());
    expect(words).toContain(other.secret);
    const [line] = await query(
      site,
      `select actor, subject from activity where action = 'erased a person again' limit 1`,
    );
    expect(line).toEqual({ actor: null, subject: 'privacy' });
  });

  it('applies the union of list and database, past a line cut off by a crash', async () => {
    const { email } = await someoneEverywhere();
    await erase(email);
    const known = readFileSync(listFile(), 'utf8').trim().split('\n').filter(Boolean).length;
    writeFileSync(listFile(), '{"address":"torn');
    await prepareAgain();
    const lines = readFileSync(listFile(), 'utf8').trim().split('\n').filter(Boolean);
    expect(lines[0]).toBe('{"address":"torn');
    const [row] = await query<{ n: number }>(site, 'select count(*)::int as n from site.erasures');
    expect(lines).toHaveLength((row?.n ?? 0) + 1);
    expect(lines.length).toBeGreaterThanOrEqual(known);
    writeFileSync(listFile(), `${lines.slice(1).join('\n')}\n`);
  });

  it('reports a list written with another secret', async () => {
    appendFileSync(
      listFile(),
      `${JSON.stringify({ address: 'x'.repeat(43), at: '2026-01-01T00:00:00.000Z', key: 'another1' })}\n`,
    );
    await prepareAgain();
    expect(await query(site, `select 1 from site.erasures where key = 'another1'`)).toEqual([]);
  });
});

describe('expired data', () => {
  it('is removed by the policies’ periods, and the rest stays', async () => {
    const { forgetInTime } = await import('../../src/features/privacy/server/forget-in-time.job');
    const { loadPersonalData } = await import('../../src/features.server');
    const { Pool } = await import('pg');
    const age = (table: string, id: number, days: number) =>
      query(
        site,
        `update ${table} set created_at = now() - $2 * interval '1 day', updated_at = now() - $2 * interval '1 day' where id = $1`,
        [id, days],
      );
    const make = async (status: string, days: number) => {
      const made = await request(site, ticket());
      await query(site, 'update support_tickets set status = $2, due_at = null where id = $1', [
        made.id,
        status,
      ]);
      await age('support_tickets', made.id, days);
      return made.id;
    };
    const reader = async (state: string, days: number) => {
      const [row] = await query<{ id: number }>(
        site,
        `insert into newsletter (email, state) values ($1, $2) returning id`,
        [`reader-${state}-${days}@example.com`, state],
      );
      await age('newsletter', row?.id ?? 0, days);
      return row?.id;
    };
    const gone = [await make('spam', 31), await make('closed', 800), await make('resolved', 800)];
    const here = [await make('spam', 29), await make('closed', 700), await make('open', 800)];
    const lately = await make('closed', 800);
    await query(
      site,
      `insert into transitions (subject, subject_id, left_state, new_state) values ('support-tickets', $1, 'resolved', 'closed')`,
      [String(lately)],
    );
    const merge = (id: number, days: number) =>
      query(
        site,
        `insert into site.merged_tickets (ticket_id, into_id, by, created_at, into_state)
         values ($1, $2, 'nora', now() - $3 * interval '1 day', 'new')`,
        [id, lately, days],
      );
    const [longMerged, merged] = [await make('new', 800), await make('new', 800)];
    await merge(longMerged, 740);
    await merge(merged, 700);
    const late = await reader('pending', 31);
    const readers = [await reader('pending', 29), await reader('confirmed', 800)];

    const pool = new Pool({ connectionString: site.databaseUrl });
    await forgetInTime(pool, await loadPersonalData()).finally(() => pool.end());

    const tickets = await query<{ id: number }>(
      site,
      'select id from support_tickets where id = any($1) order by id',
      [[...gone, ...here, lately, longMerged, merged]],
    );
    expect(tickets.map(({ id }) => id)).toEqual([...here, lately, merged]);
    const left = await query<{ id: number }>(
      site,
      'select id from newsletter where id = any($1) order by id',
      [[late, ...readers]],
    );
    expect(left.map(({ id }) => id)).toEqual(readers);
    const mails = await query(
      site,
      `select 1 from mails where related_collection = 'support-tickets' and related_id = any($1)`,
      [gone.map(String)],
    );
    expect(mails).toEqual([]);
    const activity = await query(
      site,
      `select subject, details from activity where action = 'removed what had expired' order by id`,
    );
    expect(activity).toEqual([
      { subject: 'support-tickets', details: 'spam: 1' },
      { subject: 'support-tickets', details: 'closed: 2' },
      { subject: 'support-tickets', details: 'merged: 1' },
      { subject: 'newsletter', details: 'unconfirmed: 1' },
    ]);
  });
});

it('is not available to people without access', async () => {
  const tess = { username: 'tess', password: 'a-password-of-the-tests', role: 'support' };
  await send(site, '/admin/api/users', tess, admin);
  const support = { Cookie: await signIn(site, tess) };
  for (const what of ['held', 'file', 'erasure'] as const)
    expect((await ask(what, { email: 'a@example.com', confirmation: 'ERASE' }, support)).status).toBe(403);
  expect((await call(site, '/admin/privacy', { headers: support })).text).not.toContain('Email address');
  expect((await call(site, '/admin/privacy')).text).not.toContain('Email address');
});
