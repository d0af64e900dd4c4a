import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { addHelpArticles, HELP_ARTICLES } from '../support/help-articles';
import { type Site, startSite } from '../support/site';

const PASSWORD = 'a-password-of-the-tests';
const BOM = String.fromCharCode(0xfeff);

let site: Site;
let admin: string;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  admin = await signIn(site);
  for (const role of ['editor', 'support']) {
    const account = { username: role, password: PASSWORD, role };
    expect((await send(site, '/admin/api/users', account, { Cookie: admin })).status).toBe(201);
    cookies[role] = await signIn(site, account);
  }
  await query(
    site,
    `insert into support_tickets (ticket_id, name, email, subject, message, category, priority, status)
     select 'CLN-' || n, 'Ada', 'a@example.com', 'Subject ' || n, 'It reminds us twice.', 'billing', 'low',
       (case when n % 4 = 0 then 'resolved' else 'new' end)::enum_support_tickets_status
     from generate_series(1, 1203) as n`,
  );
});
afterAll(() => site?.stop());

const take = (address: string, cookie?: string) =>
  call(site, address, { headers: cookie ? { Cookie: cookie } : {} });
const lines = (text: string) => text.trimEnd().split('\r\n');

it('exports the whole list, each record once, oldest first, with a header line', async () => {
  const { status, text, headers } = await take('/admin/api/support-tickets/export', cookies.support);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="support-tickets-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''support-tickets-\d{4}-\d\d-\d\d\.csv$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  const [names = '', ...rows] = lines(text);
  expect(names.split(',').slice(0, 6)).toEqual(['id', 'ticketId', 'name', 'email', 'subject', 'message']);
  expect(rows.map((row) => row.split(',')[1])).toEqual(
    Array.from({ length: 1203 }, (_, i) => `CLN-${i + 1}`),
  );
});

it('exports a day as it is, without the time that it is stored with', async () => {
  await addHelpArticles((text, values) => query(site, text, values), HELP_ARTICLES.slice(0, 1));
  await query(site, `update help_articles set checked_on = '2026-06-15T12:00:00Z'`);
  const { text } = await take('/admin/api/help-articles/export', admin);
  expect(text).toContain(',2026-06-15,');
});

it('filters it like the list, by filter and by search', async () => {
  const filtered = await take(
    '/admin/api/support-tickets/export?where[or][0][and][0][status][equals]=resolved',
    cookies.support,
  );
  expect(lines(filtered.text)).toHaveLength(301);
  const searched = await take('/admin/api/support-tickets/export?search=Subject%20120', cookies.support);
  expect(lines(searched.text).map((row) => row.split(',')[1])).toEqual([
    'ticketId',
    'CLN-120',
    'CLN-1120',
    'CLN-1200',
    'CLN-1201',
    'CLN-1202',
    'CLN-1203',
  ]);
});

it('runs nothing in a spreadsheet, and is marked as UTF-8 for Excel on request', async () => {
  await query(
    site,
    `insert into waitlist (full_name, email, organization, organization_size) values
       ('=HYPERLINK("http://evil.example")', 'g@example.com', 'ΑΦΑ, Beta', '1-25')`,
  );
  const { text } = await take('/admin/api/waitlist/export', cookies.support);
  expect(text.startsWith('id,')).toBe(true);
  expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")",g@example.com,"ΑΦΑ, Beta",1-25');
  const marked = await fetch(`${site.url}/admin/api/waitlist/export?bom=1`, {
    headers: { Cookie: cookies.support ?? '' },
  });
  expect(
    Buffer.from(await marked.arrayBuffer())
      .toString('utf8')
      .startsWith(`${BOM}id,`),
  ).toBe(true);
});

it('is for those who may read the list, and no one else', async () => {
  expect((await take('/admin/api/support-tickets/export')).status).toBe(401);
  expect((await take('/admin/api/support-tickets/export', cookies.editor)).status).toBe(403);
  expect((await take('/admin/api/activity/export', cookies.support)).status).toBe(403);
});

it('never exports fields hidden from the list', async () => {
  const { text } = await take('/admin/api/users/export', admin);
  expect(lines(text)).toHaveLength(4);
  expect(text).not.toMatch(/hash|salt|session/i);
});

it('writes to the activity log', async () => {
  const rows = await query<{ actor: string; action: string; details: string }>(
    site,
    `select actor, action, details from activity where action = 'exported' and subject = 'support-tickets' order by id`,
  );
  expect(rows.slice(0, 2)).toEqual([
    { actor: 'support', action: 'exported', details: 'all of it' },
    { actor: 'support', action: 'exported', details: 'as filtered' },
  ]);
});
