import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { softwareAuthenticator } from '../support/software-authenticator';
import { type StaffBrowser, staffBrowser } from '../support/staff-browser';
import { addStaff, call, PASSWORD } from '../support/staff-calls';

const ORIGIN = 'http://localhost:3000';

const load = async () => ({
  ...(await import('../../src/features/staff/server/auth.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/passkey-sign-in.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/second-step.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/add-factor.endpoints')),
  payloads: await import('../../src/app/(payload)/admin/api/[...slug]/route'),
});

let site: OpenPayload;
let api: Awaited<ReturnType<typeof load>>;
/** An admin who is signed in. */
let boss: StaffBrowser;
let bossId: number;

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0', SITE_URL: ORIGIN });
  api = await load();
  // The database may have an admin already.
  await site.query('delete from users');
  ({ id: bossId } = await addStaff(site, 'boss'));
  boss = staffBrowser();
  await login(boss, 'boss');
});
afterAll(() => site?.close());

const login = (browser: StaffBrowser, username: string) =>
  browser.ask(api.loginEndpoint, 'POST', '/api/auth/login', { username, password: PASSWORD });
const rest = async (browser: StaffBrowser, method: string, path: string, body?: unknown) => {
  const slug = (path.split('?')[0] ?? '').split('/');
  const request = call(`/admin/api/${path}`, { method, body, cookie: browser.cookie() });
  const answer = await api.payloads[method as 'GET'](request, { params: Promise.resolve({ slug }) });
  return browser.keep(answer);
};
const set = (browser: StaffBrowser, id: number, disabled: boolean) =>
  rest(browser, 'PATCH', `users/${id}`, { disabled });
const isSignedIn = async (browser: StaffBrowser) =>
  (await (await browser.ask(api.sessionEndpoint, 'GET', '/api/auth/session')).json()).authenticated;
const sessionsOf = async (id: number) =>
  (await site.query('select 1 from users_sessions where _parent_id = $1', [id])).rows.length;
const isOff = async (id: number) =>
  (await site.query('select disabled from users where id = $1', [id])).rows[0]?.disabled;
const options = async (browser: StaffBrowser) =>
  (await (await browser.ask(api.passkeyOptionsEndpoint, 'POST', '/api/auth/passkey/options')).json()).options;

describe('an account that is switched off', () => {
  it('is signed out everywhere, and signs in neither by password nor by passkey nor by recovery code', async () => {
    const { id } = await addStaff(site, 'nora', 'support');
    const browser = staffBrowser();
    await login(browser, 'nora');
    const factors = (path: string, body: object) =>
      browser.ask(
        path === 'options' ? api.factorOptionsEndpoint : api.factorsEndpoint,
        'POST',
        `/api/auth/factors`,
        body,
      );
    const key = softwareAuthenticator(ORIGIN);
    const begun = await (await factors('options', { kind: 'passkey' })).json();
    const added = await factors('', { kind: 'passkey', passkey: key.register(begun.options), name: 'Desk' });
    const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] };
    const byPasskey = async () => {
      const other = staffBrowser();
      const passkey = key.sign(await options(other));
      return other.ask(api.passkeyEndpoint, 'POST', '/api/auth/passkey', { passkey });
    };
    expect((await byPasskey()).status).toBe(200);
    // The password was right a moment before.
    const halfway = staffBrowser();
    expect((await login(halfway, 'nora')).status).toBe(403);

    expect((await set(boss, id, true)).status).toBe(200);
    expect(await sessionsOf(id)).toBe(0);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await rest(browser, 'GET', 'support-tickets')).status).toBe(401);
    expect((await rest(browser, 'POST', 'users/refresh-token')).status).toBe(401);
    const again = staffBrowser();
    expect((await login(again, 'nora')).status).toBe(401);
    expect((await rest(again, 'POST', 'users/login', { username: 'nora', password: PASSWORD })).status).toBe(
      401,
    );
    expect((await byPasskey()).status).toBe(401);
    const code = { code: recoveryCodes[0] };
    expect((await halfway.ask(api.secondStepEndpoint, 'POST', '/api/auth/second-step', code)).status).toBe(
      401,
    );
    expect(await sessionsOf(id)).toBe(0);

    expect((await set(boss, id, false)).status).toBe(200);
    expect((await byPasskey()).status).toBe(200);
  });

  it('opens no session by a sign-in in the same moment', async () => {
    const { id } = await addStaff(site, 'hasty', 'editor');
    for (let round = 0; round < 5; round += 1) {
      const logins = [1, 2, 3].map(() => login(staffBrowser(), 'hasty'));
      const [off] = await Promise.all([set(boss, id, true), ...logins]);
      expect(off?.status).toBe(200);
      expect(await sessionsOf(id)).toBe(0);
      expect((await set(boss, id, false)).status).toBe(200);
    }
  });
});

describe('who may switch off', () => {
  it('an admin, but not their own account, and never the last admin', async () => {
    const own = await set(boss, bossId, true);
    expect(own.status).toBe(400);
    expect(await own.text()).toContain('You cannot switch off your own account: another admin can');
    const { id } = await addStaff(site, 'second');
    const second = staffBrowser();
    await login(second, 'second');
    // Each the other, in the same moment.
    const both = await Promise.all([set(boss, id, true), set(second, bossId, true)]);
    const off = [await isOff(bossId), await isOff(id)];
    expect(off.filter(Boolean)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await site.query('update users set disabled = false where id = any($1)', [[bossId, id]]);
    await login(boss, 'boss');
    expect((await set(boss, id, true)).status).toBe(200);
    // An admin who is switched off does not count.
    const demoted = await rest(boss, 'PATCH', `users/${bossId}`, { role: 'editor' });
    expect([demoted.status, await demoted.text()]).toEqual([
      400,
      expect.stringContaining('The last admin must stay an admin'),
    ]);
  });

  it('nobody else, not even themselves back on', async () => {
    const { id } = await addStaff(site, 'edna', 'editor');
    const edna = staffBrowser();
    await login(edna, 'edna');
    await set(edna, id, true);
    expect(await isOff(id)).toBe(false);
    expect((await set(edna, bossId, true)).status).toBeGreaterThanOrEqual(400);
    expect(await isOff(bossId)).toBe(false);
  });

  it('after re-authentication only', async () => {
    const { id } = await addStaff(site, 'late', 'editor');
    await site.query(
      `update users_sessions set created_at = now() - interval '1 hour' where _parent_id = $1`,
      [bossId],
    );
    for (const disabled of [true, 'true']) {
      const asked = await rest(boss, 'PATCH', `users/${id}`, { disabled });
      expect([asked.status, asked.headers.get('x-error-code')]).toEqual([403, 'reauthenticate']);
      expect(await isOff(id)).toBe(false);
    }
  });
});
