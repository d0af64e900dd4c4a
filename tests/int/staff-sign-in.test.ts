import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { median } from '../bench/figures';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff, call, cookieOf, PASSWORD } from '../support/staff-calls';

type Endpoints = typeof import('../../src/features/staff/server/auth.endpoints');
const nowhere = { params: Promise.resolve({}) };

let site: OpenPayload;
let auth: Endpoints;

const login = (username: unknown, password: unknown, headers?: Record<string, string>) =>
  auth.loginEndpoint.POST(call('/api/auth/login', { body: { username, password }, headers }), nowhere);
const logout = (cookie?: string) => auth.logoutEndpoint.POST(call('/api/auth/logout', { cookie }), nowhere);
const isSignedIn = async (cookie: string) => {
  const answer = await auth.sessionEndpoint.GET(
    call('/api/auth/session', { method: 'GET', cookie }),
    nowhere,
  );
  expect(answer.status).toBe(200);
  return (await answer.json()).authenticated;
};

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0' });
  auth = await import('../../src/features/staff/server/auth.endpoints');
  await addStaff(site, 'nora');
});
afterAll(() => site.close());

describe('signing in', () => {
  it('answers a valid pair with a cookie that scripts cannot read', async () => {
    const answer = await login('Nora', PASSWORD);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"authenticated":true}');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^colonnade-token=[\w.-]+;/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Secure');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
  });

  it('says the same to every wrong pair', async () => {
    for (const pair of [
      ['nora', 'wrong'],
      ['nobody', 'wrong'],
      ['nobody', PASSWORD],
      ["nora'--", 'x'],
      ['nora', ' '],
    ]) {
      const answer = await login(pair[0], pair[1]);
      expect([answer.status, await answer.text()]).toEqual([401, 'Invalid credentials']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('costs as much for an unknown name as for a known one', async () => {
    // CPU time, threads included, measured alternately, and the median of each: other load affects both.
    const cost = async (username: string) => {
      const before = process.cpuUsage();
      await login(username, 'wrong');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [unknown, known]: [number[], number[]] = [[], []];
    for (let i = 0; i < 7; i += 1) {
      unknown.push(await cost('nobody'));
      known.push(await cost('nora'));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });

  it('requires both fields', async () => {
    for (const [username, password] of [['nora'], [undefined, 'x'], ['', 'x'], [1, 'x'], ['nora', ['x']]]) {
      const answer = await login(username, password);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        'Please provide both username and password',
      ]);
    }
  });

  it('refuses other sites', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await login('nora', PASSWORD, headers as unknown as Record<string, string>)).status).toBe(403);
    }
    expect((await login('nora', PASSWORD, { origin: 'http://127.0.0.1:3000' })).status).toBe(200);
  });

  it('keeps every one of six parallel sign-ins valid', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => login('nora', PASSWORD)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    const valid = await Promise.all(answers.map((answer) => isSignedIn(cookieOf(answer))));
    expect(valid).toEqual(Array(6).fill(true));
  });
});

describe('a session', () => {
  it('ends on the server after sign-out, and only that one', async () => {
    const [first, second] = [
      cookieOf(await login('nora', PASSWORD)),
      cookieOf(await login('nora', PASSWORD)),
    ];
    const answer = await logout(first);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^colonnade-token=;/);
    expect(await isSignedIn(first)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
    expect((await logout(first)).status).toBe(200);
    expect((await logout()).status).toBe(200);
  });

  it('is new at each sign-in, whatever cookie was sent', async () => {
    const own = cookieOf(await login('nora', PASSWORD));
    for (const planted of [own, 'colonnade-token=planted']) {
      const given = cookieOf(await login('nora', PASSWORD, { cookie: planted }));
      expect(given).not.toBe(planted);
      expect(await isSignedIn(given)).toBe(true);
    }
    expect(await isSignedIn('colonnade-token=planted')).toBe(false);
  });

  it('ends with a new password', async () => {
    const { id } = await addStaff(site, 'changing');
    const before = cookieOf(await login('changing', PASSWORD));
    await site.payload.update({
      collection: 'users',
      id,
      data: { password: 'another-password' },
      overrideAccess: true,
    });
    expect(await isSignedIn(before)).toBe(false);
    expect((await login('changing', PASSWORD)).status).toBe(401);
    expect((await login('changing', 'another-password')).status).toBe(200);
  });

  it('survives saving the account meanwhile', async () => {
    const { id } = await addStaff(site, 'busy');
    const ended = cookieOf(await login('busy', PASSWORD));
    const [hook, removeHook] = [site.payload.collections.users.config.hooks.beforeChange, () => hook.pop()];
    let begun = Promise.resolve('');
    let changed: Promise<unknown> = begun;
    // While the account is being saved: a sign-out from elsewhere, and a sign-in and a new password, which wait for it.
    hook.push(async ({ data }) => {
      begun = login('busy', PASSWORD).then(cookieOf);
      changed = begun.then(() => site.query(`update users set hash = 'new-' || hash where id = $1`, [id]));
      await logout(ended);
      return data;
    });
    const data = { email: 'busy@example.com' };
    await site.payload.update({ collection: 'users', id, data, overrideAccess: true }).finally(removeHook);
    await changed;
    expect(await isSignedIn(await begun)).toBe(true);
    expect(await isSignedIn(ended)).toBe(false);
    const { rows } = await site.query('select email, left(hash, 4) as hash from users where id = $1', [id]);
    expect(rows[0]).toEqual({ email: 'busy@example.com', hash: 'new-' });
  });

  it('ends with the account', async () => {
    const { id } = await addStaff(site, 'leaving');
    const before = cookieOf(await login('leaving', PASSWORD));
    await site.payload.delete({ collection: 'users', id, overrideAccess: true });
    expect(await isSignedIn(before)).toBe(false);
  });

  it('cannot be made with a foreign token', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ id: 1, collection: 'users', sid: 'x', exp: 9_999_999_999 });
    const none = `${part({ alg: 'none', typ: 'JWT', authVersion: 1 })}.${claims}.`;
    const forged = `${part({ alg: 'HS256', typ: 'JWT', authVersion: 1 })}.${claims}.c2lnbmF0dXJl`;
    for (const token of [none, forged, 'x', 'x'.repeat(10_000), '%00', 'a.b.c']) {
      expect(await isSignedIn(`colonnade-token=${token}`)).toBe(false);
    }
  });
});
