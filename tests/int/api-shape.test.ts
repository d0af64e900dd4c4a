import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_METHODS } from '../support/access-table';
import { call, fingerprint, send, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const PLAIN = 'text/plain; charset=utf-8';

describe('methods', () => {
  it.each(Object.entries(PUBLIC_METHODS))('%s supports %s', async (path, allow) => {
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

  it.each(['X-HTTP-Method-Override', 'X-Method-Override'])(
    'accepts no method override from %s',
    async (name) => {
      const answer = await send(site, '/api/social-links/1', {}, { [name]: 'DELETE' });
      expect(answer.status).toBe(405);
    },
  );
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
])('has nothing at %s', async (path) => {
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
    const LARGE = 'The request is too large';

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
