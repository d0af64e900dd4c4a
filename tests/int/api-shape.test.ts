import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, fingerprint, query, send, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const PLAIN = 'text/plain; charset=utf-8';

const METHODS: Record<string, string> = {
  '/api/support': 'POST, OPTIONS',
  '/api/waitlist': 'POST, OPTIONS',
  '/api/newsletter': 'POST, OPTIONS',
  '/api/social-links': 'GET, HEAD, POST, OPTIONS',
  '/api/social-links/1': 'PATCH, DELETE, OPTIONS',
  '/api/social-links/1/restore': 'POST, OPTIONS',
  '/api/auth/login': 'POST, OPTIONS',
  '/api/auth/logout': 'POST, OPTIONS',
  '/api/auth/session': 'GET, HEAD, OPTIONS',
  '/api/qr': 'GET, HEAD, OPTIONS',
  '/api/health': 'GET, HEAD, OPTIONS',
  '/api/health/live': 'GET, HEAD, OPTIONS',
  '/api/health/ready': 'GET, HEAD, OPTIONS',
};

describe('methods', () => {
  it.each(Object.entries(METHODS))('%s serves %s', async (path, allow) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (allow.split(', ').includes(method)) continue;
      const answer = await call(site, path, { method });
      expect([method, answer.status, answer.text, answer.type]).toEqual([
        method,
        405,
        'This address does not accept that method',
        PLAIN,
      ]);
      expect(answer.headers.get('allow')).toBe(allow);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const options = await call(site, path, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow'), options.text]).toEqual([204, allow, '']);
    expect(options.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('answers HEAD like GET, without a body', async () => {
    const head = await call(site, '/api/social-links', { method: 'HEAD' });
    expect([head.status, head.text, head.type]).toEqual([200, '', 'application/json']);
  });

  it.each(['X-HTTP-Method-Override', 'X-Method-Override'])('takes no order from %s', async (name) => {
    const answer = await send(site, '/api/social-links/1', {}, { [name]: 'DELETE' });
    expect(answer.status).toBe(405);
  });
});

it.each([
  '/api',
  '/api/',
  '/api/unknown',
  '/api/support/x',
  '/api/users',
  '/api/graphql',
  '/api/auth',
  '/api/%20',
])('knows nothing at %s', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await fetch(site.url + path, { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, PLAIN]);
    expect(await response.text()).toBe('There is nothing at this address');
  }
});

describe.each(['/api/support', '/api/waitlist', '/api/newsletter', '/api/auth/login'])(
  'bodies of %s',
  (path) => {
    const bytes = (...values: number[]) => new Uint8Array(values);
    const json = { 'Content-Type': 'application/json' };
    const NOT_JSON = 'The request is not valid JSON';
    const NOT_OBJECT = 'The request must be a JSON object';
    const MEDIA = 'This address accepts only JSON';
    const LARGE = 'This request is larger than this site accepts.';

    it.each<[string, BodyInit | undefined, Record<string, string>, number, string]>([
      ['empty', '', json, 400, NOT_JSON],
      ['broken', '{"a":', json, 400, NOT_JSON],
      ['two values', '{}{}', json, 400, NOT_JSON],
      ['null', 'null', json, 400, NOT_OBJECT],
      ['an array', '[]', json, 400, NOT_OBJECT],
      ['a number', '7', json, 400, NOT_OBJECT],
      ['a string', '"x"', json, 400, NOT_OBJECT],
      ['a byte order mark', '\uFEFF{}', json, 400, NOT_JSON],
      ['invalid UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), json, 400, NOT_JSON],
      ['UTF-16', bytes(0x7b, 0, 0x7d, 0), json, 400, NOT_JSON],
      ['a key twice', '{"email":"a@b.co","email":"c@d.co"}', json, 400, NOT_JSON],
      ['30,000 levels', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, json, 400, NOT_JSON],
      ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, json, 413, LARGE],
      ['1 MB', JSON.stringify({ email: 'x'.repeat(1_000_000) }), json, 413, LARGE],
      ['plain text', '{}', { 'Content-Type': 'text/plain' }, 415, MEDIA],
      ['a form', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, MEDIA],
      ['multipart', '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415, MEDIA],
      ['another charset', '{}', { 'Content-Type': 'application/json; charset=utf-16' }, 415, MEDIA],
      ['no type', bytes(0x7b, 0x7d), {}, 415, MEDIA],
      ['gzip', bytes(0x1f, 0x8b), { ...json, 'Content-Encoding': 'gzip' }, 415, MEDIA],
    ])('refuses %s', async (_name, body, headers, status, text) => {
      const before = await fingerprint(site);
      const answer = await call(site, path, { method: 'POST', body, headers });
      expect([answer.status, answer.text, answer.type]).toEqual([status, text, PLAIN]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await fingerprint(site)).toBe(before);
    });

    it.each([
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ])('refuses another site: %o', async (headers) => {
      const answer = await send(site, path, ticket(), headers as object as Record<string, string>);
      expect([answer.status, answer.text]).toEqual([403, 'This request came from another site']);
    });
  },
);

const EMAIL = 'Please enter a valid email address';
const long = (length: number) => 'x'.repeat(length);

describe('fields', () => {
  const emails = [
    '',
    ' ',
    'a',
    'a@b',
    '@b.co',
    'a@b.co, c@d.co',
    'a@b.co\r\nBcc: c@d.co',
    'Ada <a@b.co>',
    `${long(250)}@b.co`,
    'a\u0000@b.co',
    'a@b\u2028.co',
    7,
    null,
    ['a@b.co'],
    { a: 1 },
  ];
  it.each([...emails.map((email) => [email] as const)])('refuses address %# everywhere', async (email) => {
    const before = await fingerprint(site);
    for (const [path, body] of [
      ['/api/support', ticket({ email })],
      ['/api/waitlist', application({ email })],
      ['/api/newsletter', { email }],
    ] as const) {
      const answer = await send(site, path, body);
      expect([answer.status, answer.text, answer.type]).toEqual([400, EMAIL, PLAIN]);
    }
    expect(await fingerprint(site)).toBe(before);
  });

  it.each<[object, string]>([
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ name: ' \u200B\u2060 ' }, 'Name must be at least 2 characters'],
    [{ name: undefined }, 'Name must be at least 2 characters'],
    [{ name: ['Ada'] }, 'Name must be at least 2 characters'],
    [{ name: long(101) }, 'Name must be at most 100 characters'],
    [{ name: 'A\u0000da' }, 'Name has characters that cannot be stored'],
    [{ name: 'A\ud800da' }, 'Name has characters that cannot be stored'],
    [{ subject: 'abcd' }, 'Subject must be at least 5 characters'],
    [{ subject: long(201) }, 'Subject must be at most 200 characters'],
    [{ message: 'too short' }, 'Message must be at least 10 characters'],
    [{ message: long(5001) }, 'Message must be at most 5000 characters'],
    [{ message: long(40_000) }, 'Message must be at most 5000 characters'],
    [{ message: 7 }, 'Message must be at least 10 characters'],
    [{ category: '' }, 'Please select a category'],
    [{ category: 'Billing' }, 'Please select a category'],
    [{ category: ['billing'] }, 'Please select a category'],
    [{ priority: undefined }, 'Please select a priority level'],
    [{ priority: 'constructor' }, 'Please select a priority level'],
  ])('support refuses case %#', async (wrong, text) => {
    const before = await fingerprint(site);
    const answer = await send(site, '/api/support', ticket(wrong));
    expect([answer.status, answer.text, answer.type]).toEqual([400, text, PLAIN]);
    expect(await fingerprint(site)).toBe(before);
  });

  it.each<[object, string]>([
    [{ fullName: 'A' }, 'Name must be at least 2 characters'],
    [{ fullName: long(101) }, 'Name must be at most 100 characters'],
    [{ organization: 'A' }, 'Organization must be at least 2 characters'],
    [{ organization: long(201) }, 'Organization must be at most 200 characters'],
    [{ organizationSize: '' }, 'Please select an organization size'],
    [{ organizationSize: '1-26' }, 'Please select an organization size'],
    [{ organizationSize: 25 }, 'Please select an organization size'],
  ])('waitlist refuses case %#', async (wrong, text) => {
    const answer = await send(site, '/api/waitlist', application(wrong));
    expect([answer.status, answer.text, answer.type]).toEqual([400, text, PLAIN]);
  });

  it.each([
    { name: 'Ад' },
    { name: `${'e\u0301'.repeat(100)}` },
    { name: '😀'.repeat(100) },
    { subject: '<img src=x onerror=alert(1)>' },
    { subject: '=HYPERLINK("http://x")' },
    { subject: '\u202Eevil subject' },
    { message: `${'a\u0301'.repeat(500)}${'\u0301'.repeat(1000)}` },
    { message: 'line\r\nline\r\n\r\nline' },
    { message: long(5000) },
    { name: 'Ada\r\nBcc: x@example.com' },
  ])('support takes case %#', async (fields) => {
    expect((await send(site, '/api/support', ticket(fields))).status).toBe(201);
  });

  it('drops keys that are not its own, prototype keys too', async () => {
    const body = JSON.stringify(ticket({ id: 1, status: 'closed', createdAt: '2001-01-01', role: 'admin' }));
    const sneaky = body.replace('{', '{"__proto__":{"status":"closed"},"constructor":{"prototype":{}},');
    const answer = await send(site, '/api/support', sneaky);
    expect(answer.status).toBe(201);
    const rows = await query(
      site,
      `select status::text, id > 1 as own, created_at > now() - interval '1 minute' as now
       from support_tickets where ticket_id = $1`,
      [JSON.parse(answer.text).ticketId],
    );
    expect(rows).toEqual([{ status: 'new', own: true, now: true }]);
  });
});

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
    [`?data=/${long(600)}`, own],
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
