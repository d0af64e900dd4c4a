import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, send } from '../support/api';
import { type Site, startSite } from '../support/site';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: 'https://example.test' } });
});
afterAll(() => site?.stop());

const COOKIE = /^__Host-colonnade-token=[\w-]+\.[\w-]+\.[\w-]+;/;
/** Attributes of a Set-Cookie header; browsers ignore what follows `Secure=`. */
const attributes = (header: string | null) =>
  (header ?? '')
    .split(/;\s*/)
    .slice(1)
    .map((one) => one.replace(/^(HttpOnly|Secure)=true$/, '$1'));

const signIn = (path: string, headers: Record<string, string> = {}) =>
  send(site, path, site.admin, { Origin: 'https://example.test', ...headers });

describe.each(['/api/auth/login', '/admin/api/users/login'])('%s on an https site', (path) => {
  it('sets a cookie for this host only, over https, which no script can read', async () => {
    const { status, headers } = await signIn(path);
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie');
    expect(cookie).toMatch(COOKIE);
    const given = attributes(cookie);
    for (const one of ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax']) expect(given).toContain(one);
    // With a domain a browser would refuse the name.
    expect(cookie).not.toMatch(/;\s*Domain=/i);
  });

  it('still asks where a request comes from', async () => {
    expect((await signIn(path, { Origin: 'https://evil.test' })).status).toBe(403);
  });
});

it('knows a person by that cookie in both places, and by no other name of it', async () => {
  const pair = (await signIn('/api/auth/login')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = async (cookie: string) =>
    (await call(site, '/api/auth/session', { headers: { Cookie: cookie } })).text;
  expect(await session(pair)).toBe('{"authenticated":true}');
  expect(await session(pair.replace('__Host-', ''))).toBe('{"authenticated":false}');
  const me = await call(site, '/admin/api/users/me', { headers: { Cookie: pair } });
  expect(JSON.parse(me.text).user.username).toBe('admin');
  const board = await call(site, '/admin', { headers: { Cookie: pair } });
  expect([board.status, board.text.includes('Founding seats')]).toEqual([200, true]);
});

it('deletes it under the same name with the same attributes, or browsers would keep it', async () => {
  const pair = (await signIn('/api/auth/login')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const { headers } = await send(site, '/api/auth/logout', {}, { Cookie: pair });
  const ended = headers.get('set-cookie');
  expect(ended).toMatch(/^__Host-colonnade-token=;/);
  for (const one of ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax'])
    expect(attributes(ended)).toContain(one);
  expect((await call(site, '/api/auth/session', { headers: { Cookie: pair } })).text).toBe(
    '{"authenticated":false}',
  );
});
