import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, someone, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** How the bytes are sent, and the headers by which Next's own router asks: they differ, and mean the same. */
const OF_THE_WIRE = [
  'date',
  'x-request-id',
  'vary',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];

/** Next answers an address with a query; the front answers the plain one itself. */
const NEXT = '?through=next';

const post = async (path: string, init: RequestInit) => {
  const { status, text, headers } = await call(site, path, { method: 'POST', ...init });
  expect(headers.get('vary')).toMatch(/\bCookie\b/);
  const told = [...headers].filter(([name]) => !OF_THE_WIRE.includes(name));
  return { status, text, headers: told.sort() };
};

const TYPE = { 'Content-Type': 'application/json' };
const forms = {
  '/api/support': ticket,
  '/api/waitlist': application,
  '/api/newsletter': () => ({ email: someone() }),
};
const LOGIN = '/api/auth/login';
const samples = { ...forms, [LOGIN]: () => ({ username: 'nobody', password: 'not-the-password' }) };

/** Next loads a handler with its first request, and answers that one. */
beforeAll(async () => {
  for (const path of Object.keys(samples)) expect((await post(path, { body: '{}' })).status).toBe(415);
});

it.each(Object.keys(samples))('%s is answered by the front, and with a query by Next', async (path) => {
  const varies = async (address: string) =>
    (await call(site, address, { method: 'POST' })).headers.get('vary');
  expect(await varies(path)).toMatch(/^Cookie/);
  expect(await varies(`${path}${NEXT}`)).toMatch(/^rsc, /);
});

describe.each(Object.entries(samples))(
  '%s, answered by the front itself, differs in nothing',
  (path, sample) => {
    const body = JSON.stringify(sample());
    it.each<[string, RequestInit]>([
      ['when a field is missing', { body: '{}', headers: TYPE }],
      ['when it is not JSON', { body: '{', headers: TYPE }],
      ['when nothing is sent', { headers: TYPE }],
      ['when it is of another type', { body, headers: { 'Content-Type': 'text/plain' } }],
      ['when another site sends it', { body, headers: { ...TYPE, Origin: 'https://example.org' } }],
      ['when its key is none', { body, headers: { ...TYPE, 'Idempotency-Key': 'one' } }],
      ['when it is compressed', { body, headers: { ...TYPE, 'Content-Encoding': 'gzip' } }],
    ])('%s', async (_, init) => {
      const direct = await post(path, init);
      expect(direct.status).toBeGreaterThanOrEqual(400);
      expect(direct).toEqual(await post(`${path}${NEXT}`, init));
    });
  },
);

describe.each(Object.entries(forms))(
  '%s, answered by the front itself, differs in nothing',
  (path, sample) => {
    const body = JSON.stringify(sample());
    it('when it is accepted, under one key by both', async () => {
      const init = { body, headers: { ...TYPE, 'Idempotency-Key': crypto.randomUUID() } };
      const direct = await post(path, init);
      expect(direct.status, direct.text).toBe(201);
      expect(direct).toEqual(await post(`${path}${NEXT}`, init));
    });
  },
);

describe('a sign-in that the front answers itself', () => {
  const signIn = async (path: string, account: object) => {
    const { status, text, headers } = await post(path, { body: JSON.stringify(account), headers: TYPE });
    // The values are random, and the second may have gone by.
    const said = headers.map(([name, value]) => [name, value.replace(/(?<=^[\w-]+=|Expires=)[^;]+/g, '…')]);
    return { status, text, headers: said };
  };

  it('refuses a wrong password as Next does', async () => {
    const wrong = { username: site.admin.username, password: 'not-the-password' };
    const direct = await signIn(LOGIN, wrong);
    expect(direct).toMatchObject({ status: 401, text: expect.stringContaining('Invalid credentials') });
    expect(direct).toEqual(await signIn(`${LOGIN}${NEXT}`, wrong));
  });

  it('gives the same cookies as Next, and they sign in', async () => {
    const direct = await signIn(LOGIN, site.admin);
    expect(direct).toMatchObject({ status: 200, text: '{"authenticated":true}' });
    expect(direct.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(2);
    expect(direct).toEqual(await signIn(`${LOGIN}${NEXT}`, site.admin));
    const { headers } = await call(site, LOGIN, {
      method: 'POST',
      body: JSON.stringify(site.admin),
      headers: TYPE,
    });
    const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
    const session = await call(site, '/api/auth/session', { headers: { Cookie: cookie.join('; ') } });
    expect(session.text).toBe('{"authenticated":true}');
  });
});
