import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const PATH = '/api/social-links';
let site: Site;
let cookie: { Cookie: string };

beforeAll(async () => {
  site = await startSite();
  cookie = { Cookie: await signIn(site) };
});
afterAll(() => site?.stop());

const sentence = ({ status, text, type }: Answer) => [status, text, type];
const PLAIN = 'text/plain; charset=utf-8';
const add = async (fields: object) => JSON.parse((await send(site, PATH, fields, cookie)).text);
const list = async (headers: Record<string, string> = {}) =>
  JSON.parse((await call(site, PATH, { headers })).text);

describe('GET /api/social-links', () => {
  it('shows visitors the active links, exactly six keys each, by order and id', async () => {
    const hidden = await add({ label: 'Hidden', url: 'https://h.example', isActive: false });
    const late = await add({ label: 'Late', url: 'https://l.example', order: 900 });
    const early = await add({ label: 'Early', url: 'https://e.example', order: -3 });
    const answer = await call(site, PATH);
    expect(answer.status).toBe(200);
    expect(answer.type).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toContain('Cookie');
    const links = JSON.parse(answer.text);
    for (const link of links) {
      expect(Object.keys(link)).toEqual(['id', 'label', 'url', 'icon', 'order', 'isActive']);
      expect(link.isActive).toBe(true);
    }
    const ids = links.map((link: { id: number }) => link.id);
    expect(ids[0]).toBe(early.id);
    expect(ids.at(-1)).toBe(late.id);
    expect(ids).not.toContain(hidden.id);
    const sorted = [...links].sort((a, b) => a.order - b.order || a.id - b.id);
    expect(links).toEqual(sorted);
  });

  it('shows staff all of them', async () => {
    const hidden = await add({ label: 'Hidden too', url: 'x', isActive: false });
    expect(await list(cookie)).toContainEqual(hidden);
    expect(await list()).not.toContainEqual(hidden);
    expect(await list({ Cookie: 'colonnade-token=forged; other=1' })).not.toContainEqual(hidden);
  });

  it.each([
    '?where[isActive][equals]=false',
    '?limit=0',
    '?page=-5',
    '?sort=-id',
    '?select[id]=true',
    '?depth=9',
  ])('ignores %s', async (search) =>
    expect(JSON.parse((await call(site, PATH + search)).text)).toEqual(await list()),
  );
});

describe('writing', () => {
  it('adds with defaults: 201 and the link', async () => {
    const answer = await send(site, PATH, { label: ' One ', url: 'not a url' }, cookie);
    expect(answer.status).toBe(201);
    const { id, ...rest } = JSON.parse(answer.text);
    expect(id).toBeTypeOf('number');
    expect(rest).toEqual({ label: 'One', url: 'not a url', icon: null, order: 0, isActive: true });
  });

  it.each([
    [7, 7],
    ['12', 12],
    ['7.9', 7],
    [3.7, 3],
    [-1, -1],
    ['abc', 0],
    ['', 0],
    [null, 0],
    [2147483648, 0],
    [2147483647, 2147483647],
    ['99999999999999999999', 0],
  ])('parses the order %j as %i', async (order, stored) =>
    expect((await add({ label: 'L', url: 'u', order })).order).toBe(stored),
  );

  it('parses an order that is not finite as 0', async () => {
    const answer = await send(site, PATH, '{"label":"L","url":"u","order":1e309}', cookie);
    expect([answer.status, JSON.parse(answer.text).order]).toEqual([201, 0]);
  });

  it.each([
    {},
    { label: 'L' },
    { url: 'u' },
    { label: '', url: 'u' },
    { label: '  \u200B', url: 'u' },
    { label: 'L', url: ' ' },
    { label: 7, url: 'u' },
    { label: null, url: null },
    { label: ['L'], url: {} },
  ])('refuses %j: both are needed', async (fields) => {
    expect(sentence(await send(site, PATH, fields, cookie))).toEqual([
      400,
      'Please provide both label and URL',
      PLAIN,
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'java\tscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example',
    'whatsapp://send?text=hi',
    'skype:3012345678',
  ])('refuses the address %j', async (url) =>
    expect(sentence(await send(site, PATH, { label: 'L', url }, cookie))).toEqual([
      400,
      'Please provide a web address that is safe to open',
      PLAIN,
    ]),
  );

  it.each(['tel:2101234567', 'SMS:112', 'geo:37.78,-122.4', 'callto:123', 'localhost:3000', 'not a url'])(
    'takes the address %s as it is',
    async (url) => expect((await add({ label: 'L', url })).url).toBe(url),
  );

  it('keeps a stored address with another scheme: it is shown and saved again, and no new one comes', async () => {
    const [stored] = await query<{ id: number }>(
      site,
      `insert into social_links (label, url, "order", is_active) values ('Files', 'ftp://files.example', 7, true)
       returning id`,
    );
    const change = (fields: object) => send(site, `${PATH}/${stored?.id}`, fields, cookie, 'PATCH');
    expect((await change({ label: 'Our files' })).status).toBe(200);
    expect((await change({ label: 'Files', url: 'ftp://files.example' })).status).toBe(200);
    expect(sentence(await change({ url: 'ftp://other.example' }))).toEqual([
      400,
      'Please provide a web address that is safe to open',
      PLAIN,
    ]);
    const page = await call(site, '/links', { headers: cookie });
    expect(page.text).toContain('href="ftp://files.example"');
  });

  it.each([
    [{ isActive: 'false' }, 'Active must be true or false'],
    [{ isActive: 1 }, 'Active must be true or false'],
    [{ order: true }, 'Order must be a number'],
    [{ order: [1] }, 'Order must be a number'],
    [{ label: 'x'.repeat(121) }, 'Label must be at most 120 characters'],
    [{ url: 'x'.repeat(2049) }, 'URL must be at most 2048 characters'],
    [{ icon: 'x'.repeat(61) }, 'Icon must be at most 60 characters'],
  ])('refuses case %#', async (wrong, text) => {
    const fields = { label: 'L', url: 'u', ...wrong };
    expect(sentence(await send(site, PATH, fields, cookie))).toEqual([400, text, PLAIN]);
  });

  it('changes the given fields: 200 and the link; nothing else, and no unknown keys', async () => {
    const link = await add({ label: 'Old', url: 'u', icon: 'x', order: 5 });
    const changes = { label: 'New', id: 1, createdAt: '2001-01-01', deletedAt: '2001-01-01' };
    const answer = await send(site, `${PATH}/${link.id}`, changes, cookie, 'PATCH');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ...link, label: 'New' }]);
    const empty = await send(site, `${PATH}/${link.id}`, {}, cookie, 'PATCH');
    expect([empty.status, JSON.parse(empty.text)]).toEqual([200, { ...link, label: 'New' }]);
  });

  it.each([{ label: '' }, { url: ' ' }, { label: null }])(
    'does not empty a link with %j',
    async (changes) => {
      const link = await add({ label: 'L', url: 'u' });
      expect(sentence(await send(site, `${PATH}/${link.id}`, changes, cookie, 'PATCH'))).toEqual([
        400,
        'Please provide both label and URL',
        PLAIN,
      ]);
    },
  );

  it('deletes softly: 204, then 404; restores with its id within 24 hours', async () => {
    const link = await add({ label: 'Gone', url: 'u' });
    const path = `${PATH}/${link.id}`;
    const remove = () => call(site, path, { method: 'DELETE', headers: cookie });
    const gone = await remove();
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await list(cookie)).map(({ id }: { id: number }) => id)).not.toContain(link.id);
    expect((await remove()).status).toBe(404);
    expect((await send(site, path, { label: 'x' }, cookie, 'PATCH')).status).toBe(404);
    const back = await call(site, `${path}/restore`, { method: 'POST', headers: cookie });
    expect([back.status, JSON.parse(back.text)]).toEqual([200, link]);
    await remove();
    await query(site, `update social_links set deleted_at = now() - interval '25 hours' where id = $1`, [
      link.id,
    ]);
    expect((await call(site, `${path}/restore`, { method: 'POST', headers: cookie })).status).toBe(404);
  });

  it.each([
    'abc',
    '1.5',
    '-1',
    '+1',
    '1e3',
    '0',
    '01',
    '99999999999999999999',
    '2147483648',
    "1'",
    '%31%27',
    '%00',
    '1%00',
    '%',
    '%zz',
    '%ff',
    '%E0%A4',
    '999999',
  ])('has no link %s', async (id) => {
    const gone = [404, 'There is nothing at this address', PLAIN];
    const path = `${PATH}/${id}`;
    expect(sentence(await send(site, path, { label: 'x' }, cookie, 'PATCH'))).toEqual(gone);
    expect(sentence(await call(site, path, { method: 'DELETE', headers: cookie }))).toEqual(gone);
    const restore = await call(site, `${path}/restore`, { method: 'POST', headers: cookie });
    expect(sentence(restore)).toEqual(gone);
  });
});

describe('who may write', () => {
  const writes = [
    ['POST', PATH],
    ['PATCH', `${PATH}/1`],
    ['DELETE', `${PATH}/1`],
    ['POST', `${PATH}/1/restore`],
  ] as const;
  const body = { label: 'L', url: 'u' };

  it.each(writes)('%s %s needs a session', async (method, path) => {
    expect(sentence(await send(site, path, body, {}, method))).toEqual([401, 'Please sign in first', PLAIN]);
  });

  it.each(writes)('%s %s refuses other sites', async (method, path) => {
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]) {
      const answer = await send(
        site,
        path,
        body,
        { ...cookie, ...(headers as object as Record<string, string>) },
        method,
      );
      expect(sentence(answer)).toEqual([403, 'This request came from another site', PLAIN]);
    }
  });

  it.each(['support', 'marketing'])('%s may not', async (role) => {
    await query(site, 'update users set role = $1', [role]);
    for (const [method, path] of writes) {
      expect(sentence(await send(site, path, body, cookie, method))).toEqual([
        403,
        'Your account cannot edit links',
        PLAIN,
      ]);
    }
    await query(site, `update users set role = 'admin'`);
  });

  it('editors may', async () => {
    await query(site, `update users set role = 'editor'`);
    expect((await send(site, PATH, body, cookie)).status).toBe(201);
    await query(site, `update users set role = 'admin'`);
  });
});

it('holds at most 100 links, even with two parallel requests', async () => {
  const free = 100 - (await list(cookie)).length;
  for (let count = 0; count < free - 1; count += 1) await add({ label: `L${count}`, url: 'u' });
  const last = await Promise.all([1, 2, 3].map(() => send(site, PATH, { label: 'Last', url: 'u' }, cookie)));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(await list(cookie)).toHaveLength(100);
  const refused = last.find(({ status }) => status === 400);
  expect(refused?.text).toBe('There can be at most 100 links');
});
