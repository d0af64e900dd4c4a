import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, cookieOf, PASSWORD } from '../support/staff-calls';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
type Route = Record<
  Method,
  (request: Request, context: { params: Promise<{ slug?: string[] }> }) => Promise<Response>
>;

let site: OpenPayload;
let route: Route;
let cookie: string;

const ask = (method: Method, path: string, parts: Parameters<typeof call>[1] = {}) =>
  route[method](call(`/admin/api/${path}`, { ...parts, method }), {
    params: Promise.resolve({ slug: path.split('?')[0]?.split('/').map(decodeURIComponent) }),
  });

/** As a browser sends a form: with its type and length. */
const put = (
  method: 'POST' | 'PATCH',
  path: string,
  body: FormData | URLSearchParams,
  headers: Record<string, string> = {},
) => {
  const request = new Request(`http://127.0.0.1:3000/admin/api/${path}`, {
    method,
    headers: { cookie, ...headers },
    body,
  });
  return route[method](request, { params: Promise.resolve({ slug: path.split('/') }) });
};

/** A PNG of one red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0' });
  route = await import('../../src/app/(payload)/admin/api/[...slug]/route');
  await addStaff(site, 'nora');
  cookie = cookieOf(await ask('POST', 'users/login', { body: { username: 'nora', password: PASSWORD } }));
});
afterAll(() => site.close());

describe('strangers', () => {
  const READS = [
    'users',
    'users/1',
    'users/me',
    'users/init',
    'social-links',
    'waitlist',
    'prepared-mails',
    'newsletter',
    'support-tickets',
    'ticket-messages',
    'saved-replies',
    'notes',
    'transitions',
    'quotes',
    'quotes/1/design',
    'mails',
    'media',
    'media/file/app-roster.webp',
    'globals/brand',
    'globals/privacy-policy',
    'globals/terms/versions',
    'payload-preferences/x',
    'payload-migrations',
    'access',
    'graphql',
    'og',
    'nothing',
  ];

  it.each(READS)('read nothing at %s', async (path) => {
    const answer = await ask('GET', path);
    expect([401, 403, 404]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['users', 'social-links', 'waitlist', 'newsletter', 'support-tickets', 'quotes', 'mails', 'media'])(
    'write nothing at %s',
    async (path) => {
      expect((await ask('POST', path, { body: { username: 'x', password: 'y' } })).status).toBe(401);
      expect((await ask('PATCH', `${path}/1`, { body: {} })).status).toBe(401);
      expect((await ask('DELETE', `${path}/1`)).status).toBe(401);
    },
  );

  it.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'call nothing by its name: %s',
    async (name) => {
      const answer = await ask('POST', name, { body: {} });
      expect([answer.status, await answer.text()]).toEqual([401, 'Please sign in first']);
    },
  );

  it.each(['first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/abc'])(
    'find no users/%s',
    async (path) => {
      const answer = await ask('POST', `users/${path}`, { body: { username: 'x', password: 'y' } });
      expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing at this address']);
    },
  );
});

describe('the sign-in of the back office', () => {
  it('is the same sign-in in the format of its form', async () => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ username: 'Nora', password: PASSWORD }));
    const request = new Request('http://127.0.0.1:3000/admin/api/users/login', {
      method: 'POST',
      body: form,
    });
    const answer = await route.POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) });
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body.user).toMatchObject({ username: 'nora', role: 'admin', collection: 'users' });
    expect(body.user).not.toHaveProperty('hash');
    expect(body.user).not.toHaveProperty('salt');
    expect(body.exp).toBeGreaterThan(Date.now() / 1000 + 11 * 3600);
  });

  it('reveals no existing names', async () => {
    const texts = await Promise.all(
      ['nora', 'nobody'].map(async (username) => {
        const answer = await ask('POST', 'users/login', { body: { username, password: 'wrong' } });
        expect(answer.status).toBe(401);
        return answer.text();
      }),
    );
    expect(texts[0]).toBe('{"errors":[{"message":"Invalid credentials"}]}');
    expect(texts[1]).toBe(texts[0]);
  });

  it('extends a session, and ends it', async () => {
    const own = cookieOf(
      await ask('POST', 'users/login', { body: { username: 'nora', password: PASSWORD } }),
    );
    const refreshed = await ask('POST', 'users/refresh-token', { cookie: own });
    expect(refreshed.status).toBe(200);
    expect((await ask('GET', 'users/me', { cookie: cookieOf(refreshed) })).status).toBe(200);
    expect((await ask('POST', 'users/logout', { cookie: own })).status).toBe(200);
    expect((await ask('GET', 'users/me', { cookie: own })).status).toBe(401);
    expect((await ask('POST', 'users/refresh-token', { cookie: own })).status).toBe(401);
  });
});

describe('staff', () => {
  it('are refused when another site sends their cookie', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const parts = { cookie, headers: headers as unknown as Record<string, string> };
      expect((await ask('POST', 'waitlist', { ...parts, body: {} })).status).toBe(403);
      expect((await ask('PATCH', 'users/1', { ...parts, body: { role: 'admin' } })).status).toBe(403);
      expect((await ask('DELETE', 'users/1', parts)).status).toBe(403);
      expect((await ask('POST', 'users/login', { ...parts, body: {} })).status).toBe(403);
    }
  });

  it.each([
    ['GET', 'waitlist?page=-5', 400],
    ['GET', 'waitlist?limit=-1', 400],
    ['GET', 'waitlist?limit=1e9', 400],
    ['GET', 'waitlist?where[email][equals]=%00', 400],
    ['GET', 'waitlist/abc', 404],
    ['GET', "waitlist/1'", 404],
    ['GET', 'waitlist/1.5', 404],
    ['GET', 'waitlist/99999999999999999999', 404],
    ['DELETE', 'waitlist/-1', 404],
    ['GET', 'nothing', 404],
  ] as const)('get a clear answer to %s %s', async (method, path, status) => {
    expect((await ask(method, path, { cookie })).status).toBe(status);
  });

  it.each([
    '',
    '?prefix=x',
    '?prefix=',
    '?prefix=x&prefix=y',
    '?prefix[equals]=x',
    '?where[prefix][equals]=x',
    '?depth=2&draft=true&locale=x&uploadEdits[crop]=1&src=http://127.0.0.1:1',
  ])('are sent to the address that visitors have for a picture with %s', async (query) => {
    const answer = await ask('GET', `media/file/a%20%CE%91.png${query}`, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/media/a%20%CE%91.png']);
  });

  it.each([
    ['GET', 'waitlist'],
    ['GET', 'media/file/a.png'],
    ['GET', 'waitlist/999999'],
    ['GET', 'nothing'],
    ['GET', 'waitlist?limit=-1'],
    ['OPTIONS', 'waitlist'],
    ['OPTIONS', 'media/file/a.png'],
    ['OPTIONS', 'nothing'],
    ['POST', 'waitlist'],
    ['PUT', 'waitlist'],
    ['PATCH', 'waitlist/999999'],
    ['DELETE', 'waitlist/999999'],
    ['POST', 'users/login'],
    ['GET', 'globals/brand'],
  ] as const)('%s %s says nothing to other sites', async (method, path) => {
    const body = method === 'POST' || method === 'PATCH' ? { username: 'x', password: 'y' } : undefined;
    const headers: Record<string, string> =
      method === 'GET' || method === 'OPTIONS' ? { origin: 'https://evil.example' } : {};
    const answer = await ask(method, path, { cookie, body, headers });
    const said = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(said).toEqual([]);
  });

  it.each([
    ['null', 'application/json', 400],
    ['[[[', 'application/json', 400],
    ['7', 'application/json', 400],
    ['{"fullName":"a\\u0000b"}', 'application/json', 400],
    ['', 'application/json', 400],
    ['x', 'text/plain', 415],
    ['fullName=Ada', 'application/x-www-form-urlencoded', 415],
    ['x', 'multipart/form-data; boundary=y', 400],
    ['x', 'multipart/form-data', 400],
  ])('get a clear answer to a body of %s', async (body, type, status) => {
    const request = new Request('http://127.0.0.1:3000/admin/api/waitlist', {
      method: 'POST',
      headers: { cookie, 'content-type': type },
      body,
    });
    const answer = await route.POST(request, { params: Promise.resolve({ slug: ['waitlist'] }) });
    expect(answer.status).toBe(status);
  });

  it.each(['null', '7', '"x"', '[[[', '', '{"fullName":"a\\u0000b"}', undefined])(
    'get a clear answer to a form whose fields are %s',
    async (fields) => {
      for (const [method, path] of [
        ['POST', 'waitlist'],
        ['PATCH', 'waitlist/1'],
        ['POST', 'media'],
      ] as const) {
        const form = new FormData();
        form.set('other', 'x');
        if (fields !== undefined) form.set('_payload', fields);
        const answer = await put(method, path, form);
        expect(answer.status).toBe(400);
      }
    },
  );

  it('get a clear answer to a file name instead of a file', async () => {
    const form = new FormData();
    form.set('_payload', '{"alt":"x"}');
    form.set('file', 'null');
    expect((await put('POST', 'media', form)).status).toBe(400);
  });

  it('add a picture, whose bytes arrive unchanged: another one could not be opened', async () => {
    const pixel = Buffer.from(PIXEL, 'base64');
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'ΑΦΑ' }));
    form.set('file', new File([pixel], 'a pixel.png', { type: 'image/png' }));
    const answer = await put('POST', 'media', form);
    expect(answer.status).toBe(201);
    expect((await answer.json()).doc).toMatchObject({
      alt: 'ΑΦΑ',
      width: 1,
      height: 1,
      mimeType: 'image/png',
    });
  });

  it('can send long queries in a body', async () => {
    const list = (query: string) =>
      put('POST', 'waitlist', new URLSearchParams(query), { 'x-payload-http-method-override': 'GET' });
    expect((await list('limit=1&where[status][equals]=accepted')).status).toBe(200);
    expect((await list('limit=-1')).status).toBe(400);
    expect((await list('where[email][equals]=%00')).status).toBe(400);
  });

  it('cannot promote themselves, nor remove the last admin', async () => {
    const { id } = await addStaff(site, 'editor', 'editor');
    const editor = cookieOf(
      await ask('POST', 'users/login', { body: { username: 'editor', password: PASSWORD } }),
    );
    await ask('PATCH', `users/${id}`, { cookie: editor, body: { role: 'admin' } });
    const { rows } = await site.query('SELECT role FROM users WHERE id = $1', [id]);
    expect(rows[0].role).toBe('editor');
    expect(
      (await ask('POST', 'users', { cookie: editor, body: { username: 'x', password: 'y' } })).status,
    ).toBe(403);
  });

  it('cannot all stop being admins, in one edit or in parallel', async () => {
    const admins = async () =>
      (await site.query(`select id from users where role = 'admin'`)).rows.map(({ id }) => id);
    const data = { role: 'support' } as const;
    const before = await admins();
    expect(before.length).toBeGreaterThan(1);
    const where = { role: { equals: 'admin' } };
    const { errors } = await site.payload.update({
      collection: 'users',
      where,
      data,
      overrideAccess: true,
    });
    expect(errors.map(({ message }) => message)).toEqual(['The last admin must stay an admin']);
    expect(await admins()).toHaveLength(1);
    await site.query(`update users set role = 'admin' where id = any($1)`, [before]);
    await Promise.allSettled(
      before.map((id) => site.payload.update({ collection: 'users', id, data, overrideAccess: true })),
    );
    expect(await admins()).toHaveLength(1);
  });
});

describe('sentences, which have no column each', () => {
  it.each([
    'versions?where[version.hero.lead][equals]=x',
    'versions?sort=version.hero.lead',
    'versions?where[or][0][version.hero][exists]=true',
  ])('cannot be queried: %s', async (query) => {
    const answer = await ask('GET', `globals/home-page/${query}`, { cookie });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('The following path cannot be queried: version.hero') }],
    });
  });

  it('can be listed by what has a column', async () => {
    const path = 'globals/home-page/versions?where[version._status][equals]=published&sort=-updatedAt';
    expect((await ask('GET', path, { cookie })).status).toBe(200);
  });
});

it.each([
  ['half a surrogate in a sentence', 'globals/home-page', { hero: { lead: 'a\ud800b' } }],
  ['half a surrogate in a row', 'globals/links-page', { intro: { steps: [{ step: '\udc00' }] } }],
  ['half a surrogate in a brand', 'globals/brand', { tagline: 'a\ud800b' }],
])('refuses with a sentence what cannot be stored: %s', async (_, path, body) => {
  const answer = await ask('POST', path, { cookie, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ message: 'A text has characters that cannot be stored. Please type it again.' }],
  });
});
