import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTIONS, ENDPOINTS, GLOBALS, ROLES } from '../support/access-table';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, cookieOf, PASSWORD } from '../support/staff-calls';

type Handler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>;
type Route = Record<string, Handler>;

const PEOPLE = ['anyone', ...ROLES] as const;
/** No record has this id. */
const NOBODYS = '999999';
/** Where only some records may be written, Payload refuses a missing one for everybody: these exist. */
const WRITABLE: Record<string, string> = {
  'draw-rounds': `insert into draw_rounds (title, prize, rules) values ('Spring', '$250', '1') returning id`,
  'newsletter-issues': `insert into newsletter_issues (subject, body) values ('Hello', '{}') returning id`,
  suppressions: `insert into suppressions (email, reason) values (gen_random_uuid() || '@example.com', 'by-hand') returning id`,
};

let site: OpenPayload;
let route: Route;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0' });
  route = (await import('../../src/app/(payload)/admin/api/[...slug]/route')) as unknown as Route;
  for (const role of ROLES) {
    await addStaff(site, `the-${role}`, role);
    const answer = await ask('POST', 'users/login', {
      body: { username: `the-${role}`, password: PASSWORD },
    });
    cookies[role] = cookieOf(answer);
  }
});
afterAll(() => site?.close());

function ask(method: string, path: string, parts: Parameters<typeof call>[1] = {}) {
  const address = path.replace(':id', NOBODYS);
  const slug = address.replace(/\?.*/, '').split('/');
  const handler = route[method] as Handler;
  return handler(call(`/admin/api/${address}`, { ...parts, method }), { params: Promise.resolve({ slug }) });
}

/** Roles that pass access control; their request may still be invalid. */
async function admitted(
  method: string,
  path: string,
  isInside = (status: number) => status !== 401 && status !== 403,
): Promise<string> {
  const inside: string[] = [];
  for (const person of PEOPLE) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const record = WRITABLE[path.replace(/\/:id$/, '')];
    const address = record ? path.replace(':id', String((await site.query(record)).rows[0].id)) : path;
    const { status } = await ask(method, address, { body, cookie: cookies[person] });
    expect(status, `${person}: ${method} ${path}`).toBeLessThan(500);
    if (isInside(status)) inside.push(person);
  }
  return inside.join(' ');
}

it.each(Object.entries(COLLECTIONS))('%s: create, read, update, delete', async (slug, expected) => {
  expect({
    create: await admitted('POST', slug),
    read: await admitted('GET', slug),
    update: await admitted('PATCH', `${slug}/:id`),
    delete: await admitted('DELETE', `${slug}/:id`),
    // Everybody may change their own account, and this is nobody's.
  }).toEqual(slug === 'users' ? { ...expected, update: 'admin' } : expected);
});

it.each(Object.entries(COLLECTIONS))('%s: readable lists can be exported', async (slug, { read }) => {
  expect(await admitted('GET', `${slug}/export`)).toBe(read);
});

it.each(Object.entries(GLOBALS))('%s: read, update', async (slug, { read, update }) => {
  expect(await admitted('GET', `globals/${slug}`)).toBe(read);
  expect(await admitted('POST', `globals/${slug}`)).toBe(update);
});

/** Other people's records look missing: these requests name an existing record, and only a success counts. */
const HIDDEN: Record<string, () => Promise<number>> = {
  'GET /admin/api/users/:id/sessions': async () => (await addStaff(site, 'devon')).id as number,
  'DELETE /admin/api/users/:id/sessions': async () => (await addStaff(site, 'daria')).id as number,
  'GET /admin/api/users/:id/factors': async () => (await addStaff(site, 'dario')).id as number,
  'DELETE /admin/api/users/:id/factors': async () => {
    const { id } = await addStaff(site, 'dilys');
    await site.query(
      `insert into site.code_apps (user_id, sealed_secret, last_period) values ($1, 'sealed', 0)`,
      [id],
    );
    return id as number;
  },
  'GET /admin/api/quotes/:id/design': async () => {
    const file = randomUUID();
    const folder = path.join(process.env.DATA_DIR ?? '', 'private/quotes');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, file), 'a design');
    const { rows } = await site.query(
      `insert into quotes (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization,
         design_file, design_name, design_type, design_bytes)
       values ('Q-1', now(), 't-shirts', 75, '35', 900, 'Dinner', 'Ada', 'ada@example.com', 'ΑΦΑ', $1, 'a.pdf',
         'application/pdf', 8) returning id`,
      [file],
    );
    return rows[0].id;
  },
};

it.each(Object.entries(ENDPOINTS))('%s', async (row, expected) => {
  const [method = '', address = ''] = row.split(' /admin/api/');
  const id = await HIDDEN[row]?.();
  if (id === undefined) expect(await admitted(method, address)).toBe(expected);
  else
    expect(await admitted(method, address.replace(':id', String(id)), (status) => status === 200)).toBe(
      expected,
    );
});

it('shows marketing what became of the newsletter’s emails, and no more', async () => {
  const ids: number[] = [];
  for (const about of ['newsletter', 'newsletter-issues', 'support-tickets', 'staff-invitations', null]) {
    const { rows } = await site.query(
      `insert into mails (kind, "to", reply_to, subject, text, html, unsubscribe_url, state, last_error, message_id, thread,
         related_collection, related_id)
       values ('any', 'ada@example.com', 'us@example.com', 'Hello', 'a secret text', '<p>a secret text</p>', '/a-secret',
         'failed', '550 No such mailbox', 'secret-' || gen_random_uuid(), 'a-secret-thread', $1, '1') returning id`,
      [about],
    );
    ids.push(rows[0].id);
  }
  const read = async (path: string, role = 'marketing') => {
    const answer = await ask('GET', path, { cookie: cookies[role] });
    return { status: answer.status, text: await answer.text() };
  };
  const of = (list: string) =>
    JSON.parse(list)
      .docs.map(({ id }: { id: number }) => id)
      .sort();
  const list = await read('mails?limit=0&where[subject][equals]=Hello');
  expect([list.status, of(list.text)]).toEqual([200, ids.slice(0, 2)]);
  expect(of((await read('mails?limit=0&where[subject][equals]=Hello', 'support')).text)).toEqual(ids);
  expect(Object.keys(JSON.parse(list.text).docs[0]).sort()).toEqual([
    'attempts',
    'createdAt',
    'id',
    'kind',
    'lastError',
    'relatedCollection',
    'relatedId',
    'revision',
    'sentAt',
    'state',
    'subject',
    'to',
    'updatedAt',
  ]);
  const [own = 0, , foreign = 0] = ids;
  expect(JSON.parse((await read(`mails/${own}`)).text)).toMatchObject({
    state: 'failed',
    lastError: '550 No such mailbox',
  });
  expect((await read(`mails/${foreign}`)).status).toBe(404);
  // What cannot be read cannot be asked about either.
  for (const field of ['text', 'html', 'messageId', 'thread', 'replyTo', 'unsubscribeUrl'])
    expect((await read(`mails?where[${field}][like]=secret`)).status, field).toBe(400);
  const exported = await read('mails/export');
  expect(exported.text).toContain('550 No such mailbox');
  expect(exported.text).not.toContain('secret');
  const again = await ask('POST', 'mails/retries', { body: { mail: own }, cookie: cookies.marketing });
  expect(again.status).toBe(403);
});

it('flags likely duplicates only for people who may read the applications', async () => {
  await site.query(
    `insert into waitlist (full_name, email, organization, organization_key, organization_size)
     select 'Ada', who || '@example.com', 'ΑΦΑ', 'alpha phi alpha', '1-25' from unnest(array['one', 'two']) who`,
  );
  const flagged: string[] = [];
  for (const person of PEOPLE) {
    await site.query('update waitlist set alike = false');
    await ask('GET', 'waitlist?where[alike][equals]=true', { cookie: cookies[person] });
    const { rows } = await site.query('select from waitlist where alike');
    if (rows.length > 0) flagged.push(person);
  }
  expect(flagged.join(' ')).toBe(COLLECTIONS.waitlist?.read);
});

it('tells who has a document open only to people who may change it, for about a minute', async () => {
  const post = (await site.query(`insert into posts (title) values ('Dues') returning id`)).rows[0].id;
  const report = async (person: string, form: object) => {
    const answer = await ask('POST', 'open-forms', {
      cookie: cookies[person],
      body: { is: 'here', ...form },
    });
    return answer.status === 200 ? (await answer.json()).colleagues : answer.status;
  };
  const form = { slug: 'posts', id: post };
  expect(await report('editor', form)).toEqual([]);
  expect(await report('admin', form)).toEqual(['the-editor']);
  expect(await report('editor', form)).toEqual(['the-admin']);
  expect(await report('support', form)).toBe(403);
  expect(await report('support', { slug: 'brand', id: null })).toBe(403);
  await report('admin', { ...form, is: 'gone' });
  expect(await report('editor', form)).toEqual([]);
  // Nobody reads the same number of another list, and nothing is stored about what is not there.
  expect(await report('admin', { slug: 'openings', id: post })).toEqual([]);
  expect(await report('admin', { slug: 'nothing', id: 7 })).toEqual([]);
  const kept = await site.query(
    `select subject, here_until - seen_at as stays from site.desk_visits where starts_with(subject, 'form ') order by here_until`,
  );
  expect(kept.rows.map(({ subject, stays }) => [subject, `${stays.minutes ?? 0}:${stays.seconds}`])).toEqual([
    ['form posts', expect.any(String)],
    ['form posts', '1:5'],
  ]);
  // A computer that died reports nothing anymore.
  await site.query(`update site.desk_visits set here_until = now() where user_id in
    (select id from users where username = 'the-editor')`);
  expect(await report('admin', form)).toEqual([]);
});
