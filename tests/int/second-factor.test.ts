import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { COLLECTIONS } from '../support/access-table';
import { type OpenPayload, openPayload } from '../support/payload';
import { inOrder } from '../support/row-holder';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../support/software-authenticator';
import { type StaffBrowser, staffBrowser } from '../support/staff-browser';
import { addStaff, call, PASSWORD } from '../support/staff-calls';

const ORIGIN = 'http://localhost:3000';

const load = async () => ({
  ...(await import('../../src/features/staff/server/auth.endpoints')),
  ...(await import('../../src/features/staff/server/own-password.endpoint')),
  ...(await import('../../src/features/staff/server/second-factor/passkey-sign-in.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/second-step.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/add-factor.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/reauthentication.endpoints')),
  ...(await import('../../src/features/staff/server/second-factor/account-factors.endpoint')),
  ...(await import('../../src/features/staff/server/second-factor/list-factors')),
  ...(await import('../../src/features/staff/server/second-factor/passkey-first')),
  ...(await import('../../src/features/staff/server/second-factor/remove-factors')),
  payloads: await import('../../src/app/(payload)/admin/api/[...slug]/route'),
});

let site: OpenPayload;
let api: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  site = await openPayload({ RATE_LIMIT_LOGIN: '0', SITE_URL: ORIGIN, SECOND_FACTOR_ROLES: 'support' });
  api = await load();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => site?.close());

const login = (browser: StaffBrowser, username: string) =>
  browser.ask(api.loginEndpoint, 'POST', '/api/auth/login', { username, password: PASSWORD });
const payloadLogin = (browser: StaffBrowser, username: string) =>
  rest(browser, 'POST', 'users/login', { username, password: PASSWORD });
const rest = async (browser: StaffBrowser, method: string, path: string, body?: unknown) => {
  const slug = (path.split('?')[0] ?? '').split('/');
  const handler = api.payloads[method as 'GET'];
  const request = call(`/admin/api/${path}`, { method, body, cookie: browser.cookie() });
  return browser.keep(await handler(request, { params: Promise.resolve({ slug }) }));
};
const isSignedIn = async (browser: StaffBrowser) =>
  (await (await browser.ask(api.sessionEndpoint, 'GET', '/api/auth/session')).json()).authenticated;
const codeOf = (response: Response) => response.headers.get('x-error-code');
/** As if everybody had signed in that long ago. */
const ago = (time: string) =>
  site.query(`update users_sessions set created_at = now() - $1::interval`, [time]);

const options = async (browser: StaffBrowser) =>
  (await (await browser.ask(api.passkeyOptionsEndpoint, 'POST', '/api/auth/passkey/options')).json()).options;
const present = (browser: StaffBrowser, passkey: unknown) =>
  browser.ask(api.passkeyEndpoint, 'POST', '/api/auth/passkey', { passkey });
const begin = async (browser: StaffBrowser, kind: string) =>
  (await browser.ask(api.factorOptionsEndpoint, 'POST', '/api/auth/factors/options', { kind })).json();
const finish = (browser: StaffBrowser, factor: unknown) =>
  browser.ask(api.factorsEndpoint, 'POST', '/api/auth/factors', factor);

async function withPasskey(username: string, role: 'admin' | 'support' = 'admin') {
  const { id } = await addStaff(site, username, role);
  const browser = staffBrowser();
  await login(browser, username);
  const key = softwareAuthenticator(ORIGIN);
  const passkey = key.register((await begin(browser, 'passkey')).options);
  const answer = await finish(browser, { kind: 'passkey', passkey, name: 'Desk computer' });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return { id: id as number, browser, key, recoveryCodes };
}

async function withApp(username: string) {
  const { id } = await addStaff(site, username, 'marketing');
  const browser = staffBrowser();
  await login(browser, username);
  const { secret } = await begin(browser, 'code-app');
  const app = new TOTP({ secret });
  const answer = await finish(browser, { kind: 'code-app', code: app.generate() });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return { id: id as number, app, secret: secret as string, recoveryCodes };
}
/** The code of enrolling was used up with its period. */
const nextPeriod = () => vi.setSystemTime(Date.now() + 31_000);

describe('a password alone', () => {
  it('opens no session once the account has a passkey, at any endpoint', async () => {
    await withPasskey('petra');
    for (const signIn of [login, payloadLogin]) {
      const browser = staffBrowser();
      const answer = await signIn(browser, 'petra');
      expect([answer.status, codeOf(answer)]).toEqual([403, 'second-factor']);
      expect([...browser.jar.keys()]).toEqual(['colonnade-pending']);
      expect(await isSignedIn(browser)).toBe(false);
    }
  });

  it('opens none through Payload either', async () => {
    const { payload } = site;
    const data = { username: 'petra', password: PASSWORD };
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow('/api/auth/login');
    await expect(
      payload.forgotPassword({
        collection: 'users',
        data: { username: 'petra' } as never,
        disableEmail: true,
      }),
    ).rejects.toThrow('/api/auth/login');
    const reset = { token: 'x', password: 'another-password' };
    await expect(
      payload.resetPassword({ collection: 'users', data: reset, overrideAccess: true }),
    ).rejects.toThrow('/api/auth/login');
    const anybody = staffBrowser();
    for (const path of ['forgot-password', 'reset-password', 'unlock', 'first-register', 'verify/x'])
      expect((await rest(anybody, 'POST', `users/${path}`, data)).status).toBe(404);
    expect((await rest(anybody, 'POST', 'users/refresh-token')).status).toBe(401);
    expect(payload.collections.users.config.auth.useAPIKey).toBeFalsy();
    expect(payload.config.graphQL.disable).toBe(true);
  });

  it('opens none in a role that requires a factor, and leads to adding one', async () => {
    await addStaff(site, 'sam', 'support');
    const browser = staffBrowser();
    const answer = await login(browser, 'sam');
    expect([answer.status, codeOf(answer), await answer.text()]).toEqual([
      403,
      'second-factor',
      'Your role needs a second factor: please add one to sign in',
    ]);
    expect(await isSignedIn(browser)).toBe(false);
    const step = await (await browser.ask(api.secondStepEndpoint, 'GET', '/api/auth/second-step')).json();
    expect(step).toEqual({ step: 'enroll', username: 'sam', hasPasskey: false, hasCodeApp: false });
    // Not a session: it reaches nothing but the adding of a factor.
    expect((await rest(browser, 'GET', 'support-tickets')).status).toBe(401);
    const { secret } = await begin(browser, 'code-app');
    const wrong = await finish(browser, { kind: 'code-app', code: '000000' });
    expect([wrong.status, await isSignedIn(browser)]).toEqual([400, false]);
    expect((await finish(browser, { kind: 'code-app', code: new TOTP({ secret }).generate() })).status).toBe(
      200,
    );
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is enough where no factor is set or required, without a word', async () => {
    await addStaff(site, 'paul', 'editor');
    const browser = staffBrowser();
    const answer = await login(browser, 'paul');
    expect([answer.status, await answer.text()]).toEqual([200, '{"authenticated":true}']);
  });
});

describe('a passkey', () => {
  let key: SoftwareAuthenticator;
  let id: number;
  beforeAll(async () => {
    ({ key, id } = await withPasskey('nora'));
  });
  const refused = async (answer: Response) => {
    expect([answer.status, await answer.text()]).toEqual([
      401,
      'This passkey belongs to no account here. It may have been removed.',
    ]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  };

  it('signs in without a name or a password', async () => {
    const browser = staffBrowser();
    expect((await present(browser, key.sign(await options(browser)))).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is shown first by the sign-in page only in a browser that signed in with one', async () => {
    const browser = staffBrowser();
    const comesFirst = () => api.isPasskeyFirst(browser.cookie());
    expect(comesFirst()).toBe(false);
    await addStaff(site, 'nils');
    await login(browser, 'nils');
    expect(comesFirst()).toBe(false);
    await present(browser, key.sign(await options(browser)));
    expect(comesFirst()).toBe(true);
  });

  it('is refused when it is replayed, in this browser or another', async () => {
    const browser = staffBrowser();
    const signed = key.sign(await options(browser));
    const challenge = browser.jar.get('colonnade-challenge') ?? '';
    const anotherBrowser = staffBrowser();
    await refused(await present(anotherBrowser, signed));
    expect((await present(browser, signed)).status).toBe(200);
    browser.jar.set('colonnade-challenge', challenge);
    await refused(await present(browser, signed));
    anotherBrowser.jar.set('colonnade-challenge', challenge);
    await refused(await present(anotherBrowser, signed));
  });

  it('that counts nothing, as those that phones share, is refused when it is replayed', async () => {
    const { key, browser: own } = await withPasskey('shared');
    const [browser, anotherBrowser] = [staffBrowser(), staffBrowser()];
    const signed = key.sign(await options(browser), { counter: 0 });
    const challenge = browser.jar.get('colonnade-challenge') ?? '';
    expect((await present(browser, signed)).status).toBe(200);
    for (const replaying of [browser, anotherBrowser]) {
      replaying.jar.set('colonnade-challenge', challenge);
      await refused(await present(replaying, signed));
    }
    await ago('6 minutes');
    const path = '/api/auth/reauthentication';
    const asked = await own.ask(api.reauthenticationOptionsEndpoint, 'POST', `${path}/options`, {
      action: 'delete',
    });
    const proof = key.sign((await asked.json()).passkey, { counter: 0 });
    const kept = own.jar.get('colonnade-challenge') ?? '';
    const statuses: number[] = [];
    for (let time = 0; time < 2; time += 1) {
      own.jar.set('colonnade-challenge', kept);
      const body = { action: 'delete', passkey: proof };
      statuses.push((await own.ask(api.reauthenticationEndpoint, 'POST', path, body)).status);
    }
    expect(statuses).toEqual([200, 403]);
  });

  it('is refused for another origin, another host, an absent person or an old challenge', async () => {
    for (const lies of [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3001' },
      { rpId: 'evil.example' },
      { flags: 0x01 },
      { flags: 0x00 },
    ]) {
      const browser = staffBrowser();
      await refused(await present(browser, key.sign(await options(browser), lies)));
    }
    const late = staffBrowser();
    const signed = key.sign(await options(late));
    vi.setSystemTime(Date.now() + 301_000);
    await refused(await present(late, signed));
  });

  it('is refused when a copy was used: its counter does not grow', async () => {
    const browser = staffBrowser();
    await refused(await present(browser, key.sign(await options(browser), { counter: 1 })));
  });

  it('is accepted once when it and its copy are used at the same moment', async () => {
    const { id, key } = await withPasskey('doubled');
    const statuses: number[] = [];
    const lock = `select from site.passkeys where user_id = ${id} for update`;
    // Both are checked before either is stored.
    const use = async () => {
      const browser = staffBrowser();
      statuses.push((await present(browser, key.sign(await options(browser), { counter: 9 }))).status);
    };
    await inOrder(site.payload.db.pool as Pool, lock, [use, use]);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('is refused when another key signs in its name, or it was removed', async () => {
    const browser = staffBrowser();
    const forged = softwareAuthenticator(ORIGIN).sign(await options(browser));
    await refused(await present(browser, { ...forged, id: key.id, rawId: key.id }));
    for (const id of ['', 'a\u0000b', ['x'], null, 7])
      await refused(await present(browser, { ...key.sign(await options(browser)), id }));
    const { rows } = await site.query('select id from site.passkeys where user_id = $1', [id]);
    const signed = key.sign(await options(browser));
    expect(await api.removeFactors(id, `passkey-${rows[0].id}`, null)).toBe(true);
    await refused(await present(browser, signed));
  });
});

describe('a code', () => {
  const answer = (browser: StaffBrowser, code: string) =>
    browser.ask(api.secondStepEndpoint, 'POST', '/api/auth/second-step', { code });

  it('of an app finishes the sign-in, and works once', async () => {
    const { app } = await withApp('tess');
    nextPeriod();
    const [first, second] = [staffBrowser(), staffBrowser()];
    await login(first, 'tess');
    await login(second, 'tess');
    const code = app.generate();
    expect((await answer(first, '000000')).status).toBe(401);
    expect((await answer(first, code)).status).toBe(200);
    expect(await isSignedIn(first)).toBe(true);
    expect((await answer(second, code)).status).toBe(401);
    expect(await isSignedIn(second)).toBe(false);
    expect((await answer(staffBrowser(), app.generate())).status).toBe(401);
  });

  it('of the recovery codes works once, and never to re-authenticate', async () => {
    const { recoveryCodes } = await withApp('rita');
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    const [first, second] = [staffBrowser(), staffBrowser()];
    await login(first, 'rita');
    await login(second, 'rita');
    expect((await answer(first, code.toUpperCase())).status).toBe(200);
    expect((await answer(second, code)).status).toBe(401);
    const proof = { action: 'delete', code: recoveryCodes[1] };
    expect(
      (await first.ask(api.reauthenticationEndpoint, 'POST', '/api/auth/reauthentication', proof)).status,
    ).toBe(403);
  });

  it('is not tried for long, from however many networks', async () => {
    await withApp('gwen');
    const browser = staffBrowser();
    await login(browser, 'gwen');
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      const headers = { 'x-client-address': `192.0.2.${at + 10}` };
      const body = { code: '000000' };
      const path = '/api/auth/second-step';
      statuses.push((await browser.ask(api.secondStepEndpoint, 'POST', path, body, { headers })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  it('is not tried faster by trying many at once', async () => {
    await withApp('gina');
    const browser = staffBrowser();
    await login(browser, 'gina');
    const guess = (_: unknown, at: number) =>
      answer(browser, String(at).padStart(6, '0')).then(({ status }) => status);
    const statuses = [
      ...(await Promise.all(Array.from({ length: 19 }, guess))),
      ...(await Promise.all(Array.from({ length: 19 }, guess))),
    ];
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
  });

  it('ends with the password', async () => {
    const { id, app } = await withApp('cora');
    const browser = staffBrowser();
    await login(browser, 'cora');
    const data = { password: 'another-password' };
    await site.payload.update({ collection: 'users', id, data, overrideAccess: true });
    nextPeriod();
    expect((await answer(browser, app.generate())).status).toBe(401);
  });
});

describe('adding a factor', () => {
  const codeOfApp = (secret: string) => ({ kind: 'code-app', code: new TOTP({ secret }).generate() });
  const appOf = async (id: number) =>
    (await site.query('select sealed_secret from site.code_apps where user_id = $1', [id])).rows;
  const lockOf = (id: number) => `select from users where id = ${id} for update`;
  const refused = (answer: Response) => expect([answer.status, codeOf(answer)]).toEqual([401, 'sign-in']);

  it('that somebody else began before a sign-in ends with its first one, and replaces nothing', async () => {
    const { id } = await addStaff(site, 'owen', 'support');
    const [owner, thief, late] = [staffBrowser(), staffBrowser(), staffBrowser()];
    for (const browser of [owner, thief, late]) await login(browser, 'owen');
    const stolen = await begin(thief, 'code-app');
    const own = await begin(owner, 'code-app');
    expect((await finish(owner, codeOfApp(own.secret))).status).toBe(200);
    const kept = await appOf(id);
    refused(await finish(thief, codeOfApp(stolen.secret)));
    const key = softwareAuthenticator(ORIGIN);
    const passkey = key.register((await begin(late, 'passkey')).options);
    refused(await finish(late, { kind: 'passkey', passkey, name: 'Thief' }));
    expect(await appOf(id)).toEqual(kept);
    expect((await site.query('select from site.passkeys where user_id = $1', [id])).rowCount).toBe(0);
    expect([await isSignedIn(thief), await isSignedIn(late)]).toEqual([false, false]);
  });

  it('that somebody else began with the password alone ends with its first one: so does their session', async () => {
    const { id } = await addStaff(site, 'oona');
    const [owner, thief] = [staffBrowser(), staffBrowser()];
    for (const browser of [owner, thief]) await login(browser, 'oona');
    const stolen = await begin(thief, 'code-app');
    const own = await begin(owner, 'code-app');
    expect((await finish(owner, codeOfApp(own.secret))).status).toBe(200);
    const kept = await appOf(id);
    refused(await finish(thief, codeOfApp(stolen.secret)));
    expect(await appOf(id)).toEqual(kept);
    expect([await isSignedIn(owner), await isSignedIn(thief)]).toEqual([true, false]);
  });

  it('of two that wait for each other is done once', async () => {
    const { id } = await addStaff(site, 'otis', 'support');
    const lock = lockOf(id);
    const statuses: number[] = [];
    const calls = [];
    for (const browser of [staffBrowser(), staffBrowser()]) {
      await login(browser, 'otis');
      const { secret } = await begin(browser, 'code-app');
      calls.push(async () => void statuses.push((await finish(browser, codeOfApp(secret))).status));
    }
    await inOrder(site.payload.db.pool as Pool, lock, calls);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('that began beside other factors is begun again', async () => {
    const { browser, key, id } = await withPasskey('opal');
    const { secret } = await begin(browser, 'code-app');
    const other = staffBrowser();
    await present(other, key.sign(await options(other)));
    const own = await begin(other, 'code-app');
    expect((await finish(other, codeOfApp(own.secret))).status).toBe(200);
    const kept = await appOf(id);
    expect((await finish(browser, codeOfApp(secret))).status).toBe(400);
    expect(await appOf(id)).toEqual(kept);
  });

  it('belongs to the sign-in that began it', async () => {
    const { browser, key } = await withPasskey('ossi');
    const { secret } = await begin(browser, 'code-app');
    const other = staffBrowser();
    await present(other, key.sign(await options(other)));
    other.jar.set('colonnade-challenge', browser.jar.get('colonnade-challenge') ?? '');
    expect((await finish(other, codeOfApp(secret))).status).toBe(400);
    expect((await finish(browser, codeOfApp(secret))).status).toBe(200);
  });

  it('ends with the password that began it, even when both are sent at the same moment', async () => {
    const { id } = await addStaff(site, 'olaf', 'support');
    const browser = staffBrowser();
    await login(browser, 'olaf');
    const { secret } = await begin(browser, 'code-app');
    const statuses: number[] = [];
    await inOrder(site.payload.db.pool as Pool, lockOf(id), [
      async (holder) => {
        void holder.query(`update users set salt = 'another' where id = ${id}`);
        statuses.push((await finish(browser, codeOfApp(secret))).status);
      },
    ]);
    expect(statuses).toEqual([401]);
    expect(await appOf(id)).toEqual([]);
  });

  it('ends with the session that began it, as every change of keys and password, even at the same moment', async () => {
    const { id, browser, key } = await withPasskey('ohad');
    const params = { id: String(id) };
    const changes: [string, number, () => Promise<Response>][] = [
      [
        'recovery codes',
        401,
        () => browser.ask(api.recoveryCodesEndpoint, 'POST', '/api/auth/factors/recovery-codes'),
      ],
      [
        'removal',
        401,
        () =>
          browser.ask(
            api.accountFactorsEndpoint,
            'DELETE',
            `/admin/api/users/${id}/factors?which=all`,
            undefined,
            {
              params,
            },
          ),
      ],
      [
        'password',
        400,
        () =>
          browser.ask(api.ownPasswordEndpoint, 'POST', '/admin/api/users/password', {
            present: PASSWORD,
            next: 'another-password',
          }),
      ],
    ];
    const { secret } = await begin(browser, 'code-app');
    changes.push(['an app', 401, () => finish(browser, codeOfApp(secret))]);
    for (const [what, status, take] of changes.reverse()) {
      const statuses: number[] = [];
      await inOrder(site.payload.db.pool as Pool, lockOf(id), [
        async (holder) => {
          void holder.query(`delete from users_sessions where _parent_id = ${id}`);
          statuses.push((await take()).status);
        },
      ]);
      expect([what, ...statuses]).toEqual([what, status]);
      expect((await present(browser, key.sign(await options(browser)))).status).toBe(200);
    }
  });

  it('and a sign-in that used one, ends when all were removed at the same moment', async () => {
    const { id, key } = await withPasskey('orla');
    const browser = staffBrowser();
    const signed = key.sign(await options(browser));
    const statuses: number[] = [];
    await inOrder(site.payload.db.pool as Pool, lockOf(id), [
      () => api.removeFactors(id, 'all', null),
      async () => void statuses.push((await present(browser, signed)).status),
    ]);
    expect(statuses).toEqual([401]);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('re-authentication', () => {
  const confirm = (browser: StaffBrowser, body: object) =>
    browser.ask(api.reauthenticationEndpoint, 'POST', '/api/auth/reauthentication', body);
  const reauthenticationOptions = async (browser: StaffBrowser, action: string) =>
    (
      await browser.ask(api.reauthenticationOptionsEndpoint, 'POST', '/api/auth/reauthentication/options', {
        action,
      })
    ).json();
  const refusalOf = (answer: Response) => [
    answer.status,
    codeOf(answer),
    answer.headers.get('x-reauthenticate-for'),
  ];
  const deleted = async (browser: StaffBrowser) =>
    refusalOf(await rest(browser, 'DELETE', 'support-tickets?where[id][equals]=0'));

  it('is a sign-in for five minutes, and after that one action and one minute', async () => {
    await addStaff(site, 'anna');
    const browser = staffBrowser();
    await login(browser, 'anna');
    expect(await deleted(browser)).toEqual([200, null, null]);
    await ago('6 minutes');
    expect(await deleted(browser)).toEqual([403, 'reauthenticate', 'delete']);
    expect((await confirm(browser, { action: 'delete', password: 'wrong' })).status).toBe(403);
    expect((await confirm(browser, { action: 'erase', password: PASSWORD })).status).toBe(200);
    expect(await deleted(browser)).toEqual([403, 'reauthenticate', 'delete']);
    expect((await confirm(browser, { action: 'delete', password: PASSWORD })).status).toBe(200);
    expect(await deleted(browser)).toEqual([200, null, null]);
    expect(await deleted(browser)).toEqual([403, 'reauthenticate', 'delete']);
    await confirm(browser, { action: 'delete', password: PASSWORD });
    await site.query(`update site.reauthentications set expires_at = now()`);
    expect(await deleted(browser)).toEqual([403, 'reauthenticate', 'delete']);
  });

  it('is asked before everything that cannot be undone', async () => {
    const { id } = await addStaff(site, 'olga');
    const browser = staffBrowser();
    await login(browser, 'olga');
    const other = (await addStaff(site, 'otto', 'editor')).id;
    const plant = async (sql: string) => (await site.query(`${sql} returning id`)).rows[0].id as number;
    const reply = await plant(`insert into saved_replies (title, text) values ('Thanks', 'Thank you.')`);
    const link = await plant(
      `insert into social_links (label, url, deleted_at) values ('Old', 'https://example.com', now())`,
    );
    const round = await site.query(
      `insert into draw_rounds (title, prize, rules) values ('Spring', '$250', '1') returning id`,
    );
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const control = (body: object) => () =>
      rest(browser, 'POST', `draw-rounds/${round.rows[0].id}/control`, body);
    const email = 'nobody@example.com';
    const account = { username: 'new', password: PASSWORD, role: 'admin' };
    const actions: [string, () => Promise<Response>][] = [
      ['draw-commit', control({ action: 'commit', places: 3, at })],
      ['draw-publish', control({ action: 'publish' })],
      ['draw-redraw', control({ action: 'redraw', place: 1, reason: 'away' })],
      ['draw-cancel', control({ action: 'cancel', reason: 'a mistake' })],
      ['erase', () => rest(browser, 'POST', 'privacy/erasure', { email, confirmation: 'ERASE' })],
      ['staff', () => rest(browser, 'POST', 'users', account)],
      ['staff', () => rest(browser, 'PATCH', `users/${other}`, { role: 'admin' })],
      ['staff', () => rest(browser, 'PATCH', `users/${other}`, { password: 'another-password' })],
      ['staff', () => rest(browser, 'PATCH', 'users?where[username][equals]=otto', { role: 'admin' })],
      ['delete', () => rest(browser, 'DELETE', `users/${other}`)],
      ['delete', () => rest(browser, 'DELETE', 'users?where[username][equals]=otto')],
      ['delete', () => rest(browser, 'DELETE', `saved-replies/${reply}`)],
      ['delete', () => rest(browser, 'DELETE', 'saved-replies?where[id][exists]=true&limit=10000')],
      ['delete', () => rest(browser, 'DELETE', `social-links/${link}?trash=true`)],
      ['delete', () => rest(browser, 'DELETE', 'social-links?trash=true&where[deletedAt][exists]=true')],
      ['delete', control({ action: 'remove-list', list: 1 })],
      [
        'keys',
        () =>
          browser.ask(api.factorOptionsEndpoint, 'POST', '/api/auth/factors/options', { kind: 'passkey' }),
      ],
      ['keys', () => browser.ask(api.recoveryCodesEndpoint, 'POST', '/api/auth/factors/recovery-codes')],
      [
        'keys',
        () =>
          browser.ask(
            api.accountFactorsEndpoint,
            'DELETE',
            `/admin/api/users/${id}/factors?which=all`,
            undefined,
            {
              params: { id: String(id) },
            },
          ),
      ],
    ];
    await ago('6 minutes');
    for (const [action, take] of actions) {
      const answer = await take();
      expect(refusalOf(answer)).toEqual([403, 'reauthenticate', action]);
    }
    const kept = await site.query(
      `select role::text, (select count(*)::int from saved_replies where id = $2) as replies,
         (select count(*)::int from social_links where id = $3) as links from users where id = $1`,
      [other, reply, link],
    );
    expect(kept.rows).toEqual([{ role: 'editor', replies: 1, links: 1 }]);
    expect(
      (await rest(browser, 'PATCH', `users/${other}`, { email: 'otto@example.com', role: 'editor' })).status,
    ).toBe(200);
  });

  it('is asked in every list, and whoever may not delete there is refused without a question', async () => {
    for (const [username, role] of [
      ['ines', 'admin'],
      ['egon', 'editor'],
    ] as const) {
      await addStaff(site, username, role);
      const browser = staffBrowser();
      await login(browser, username);
      await ago('6 minutes');
      const asked: string[] = [];
      for (const slug of Object.keys(COLLECTIONS)) {
        const refusal = refusalOf(await rest(browser, 'DELETE', `${slug}?where[id][equals]=0`));
        if (refusal[1] === 'reauthenticate') asked.push(slug);
        else expect([slug, ...refusal]).toEqual([slug, 403, null, null]);
      }
      const may = Object.entries(COLLECTIONS).filter(([, access]) => access.delete.includes(role));
      expect(asked).toEqual(may.map(([slug]) => slug));
    }
  });

  it('is not asked before what a plain read or a saved text does as well', async () => {
    const { id } = await addStaff(site, 'rosa');
    const browser = staffBrowser();
    await login(browser, 'rosa');
    await rest(browser, 'POST', 'globals/about', { _status: 'published' });
    const { rows } = await site.query('select max(id) as id from _about_v');
    const email = 'nobody@example.com';
    await ago('6 minutes');
    for (const take of [
      () => rest(browser, 'GET', 'waitlist/export'),
      () => rest(browser, 'POST', 'privacy/file', { email }),
      () => rest(browser, 'POST', 'privacy/page', { email }),
      () => rest(browser, 'POST', `globals/about/versions/${rows[0].id}`),
      () => rest(browser, 'PATCH', `users/${id}`, { email: 'rosa@example.com' }),
    ])
      expect((await take()).status).toBe(200);
  });

  it('takes a passkey where there is one: this session, this action, this account, once', async () => {
    const { browser, key } = await withPasskey('vera');
    const { key: foreign } = await withPasskey('viktor');
    await ago('6 minutes');
    expect((await confirm(browser, { action: 'delete', password: PASSWORD })).status).toBe(403);
    const ask = () => reauthenticationOptions(browser, 'delete');
    const by = async (passkey: unknown, action = 'delete') =>
      (await confirm(browser, { action, passkey })).status;
    expect(await by(key.sign((await ask()).passkey, { origin: 'https://evil.example' }))).toBe(403);
    expect(await by(key.sign((await ask()).passkey, { rpId: 'evil.example' }))).toBe(403);
    expect(await by(foreign.sign((await ask()).passkey))).toBe(403);
    expect(await by(key.sign((await ask()).passkey), 'erase')).toBe(403);
    expect(await by(key.sign(await options(browser)))).toBe(403);
    const signed = key.sign((await ask()).passkey);
    expect(await by(signed)).toBe(200);
    expect(await by(signed)).toBe(403);
    expect(await deleted(browser)).toEqual([200, null, null]);
    const copy = key.sign((await ask()).passkey, { counter: 1 });
    expect(await by(copy)).toBe(403);
    const other = staffBrowser();
    await present(other, key.sign(await options(other)));
    const elsewhere = await reauthenticationOptions(browser, 'delete');
    other.jar.set('colonnade-challenge', browser.jar.get('colonnade-challenge') ?? '');
    const body = { action: 'delete', passkey: key.sign(elsewhere.passkey) };
    expect((await confirm(other, body)).status).toBe(403);
    await site.query('delete from site.passkeys where credential_id = $1', [key.id]);
    expect(await by(key.sign((await ask()).passkey ?? elsewhere.passkey))).toBe(403);
  });
});

describe('what is stored', () => {
  it('is a public key, a sealed secret and hashes, and none of it leaves', async () => {
    const { id, secret, recoveryCodes } = await withApp('dora');
    const { rows } = await site.query(
      `select encode(sealed_secret, 'hex') as sealed from site.code_apps where user_id = $1`,
      [id],
    );
    const { Secret } = await import('otpauth');
    expect(rows[0].sealed).not.toContain(Secret.fromBase32(secret).hex.toLowerCase());
    const stored = await site.query('select * from site.recovery_codes where user_id = $1', [id]);
    expect(JSON.stringify(stored.rows)).not.toContain(recoveryCodes[0]);
    const { browser, key } = await withPasskey('dana');
    const params = { id: String(id) };
    const path = `/admin/api/users/${id}/factors`;
    const answers = [
      await (await rest(browser, 'GET', `users/${id}?depth=5`)).text(),
      await (await rest(browser, 'GET', 'users/me')).text(),
      await (await browser.ask(api.accountFactorsEndpoint, 'GET', path, undefined, { params })).text(),
      await (await rest(browser, 'GET', 'users/export')).text(),
      await (await rest(browser, 'GET', 'activity?limit=500')).text(),
    ].join('\n');
    for (const hidden of [secret, key.id, recoveryCodes[0] ?? '', rows[0].sealed])
      expect(answers).not.toContain(hidden);
    expect(answers).toContain('added an authenticator app');
    expect(answers).toContain('added a passkey');
  });

  it('of an app is sealed anew by the next start after a rotation, and its codes go on working', async () => {
    const { id, app, secret } = await withApp('doro');
    const { Secret } = await import('otpauth');
    const { isSealedByNewest } = await import('../../src/kit/db/sealed');
    const { sealCodeAppsAnew } = await import('../../src/features/staff/server/second-factor/code-app-seals');
    // As the first version sealed it: with a key from PAYLOAD_SECRET itself.
    const key = hkdfSync(
      'sha256',
      process.env.PAYLOAD_SECRET ?? '',
      '',
      'colonnade code app of an account',
      32,
    );
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), nonce).setAAD(
      Buffer.from(`account ${id}`),
    );
    const text = Buffer.concat([cipher.update(Secret.fromBase32(secret).bytes), cipher.final()]);
    const old = Buffer.concat([nonce, cipher.getAuthTag(), text]);
    await site.query('update site.code_apps set sealed_secret = $2 where user_id = $1', [id, old]);
    const stored = async () =>
      (await site.query('select sealed_secret as sealed from site.code_apps where user_id = $1', [id]))
        .rows[0].sealed;
    const isNew = async () => isSealedByNewest('code app of an account', `account ${id}`, await stored());
    expect(await isNew()).toBe(false);
    const enter = async () => {
      nextPeriod();
      const browser = staffBrowser();
      await login(browser, 'doro');
      const body = { code: app.generate() };
      return (await browser.ask(api.secondStepEndpoint, 'POST', '/api/auth/second-step', body)).status;
    };
    expect(await enter()).toBe(200);
    expect(await isNew()).toBe(false);
    await sealCodeAppsAnew({ query: (text, values) => site.query(text, values) });
    expect(await isNew()).toBe(true);
    const anew = await stored();
    await sealCodeAppsAnew({ query: (text, values) => site.query(text, values) });
    expect(await stored()).toEqual(anew);
    expect(await enter()).toBe(200);
  });

  it('of another address of the site still counts, and can be listed and reset', async () => {
    const { id, recoveryCodes, browser: old } = await withPasskey('mona');
    await site.query(`update site.passkeys set host = 'old.example' where user_id = $1`, [id]);
    const browser = staffBrowser();
    expect(codeOf(await login(browser, 'mona'))).toBe('second-factor');
    const body = { code: recoveryCodes[3] };
    expect((await browser.ask(api.secondStepEndpoint, 'POST', '/api/auth/second-step', body)).status).toBe(
      200,
    );
    expect(await api.listFactors()).toContain(
      'mona (admin): passkeys that work only at old.example, 9 recovery codes left',
    );
    expect(await api.removeFactors(id, 'all', null)).toBe(true);
    expect(await isSignedIn(old)).toBe(false);
    expect((await login(staffBrowser(), 'mona')).status).toBe(200);
    expect(await api.removeFactors(id, 'all', null)).toBe(false);
  });

  it('is removed for somebody else only by an admin, all at once, with their sessions', async () => {
    const { id, browser } = await withPasskey('lost');
    await addStaff(site, 'edda', 'editor');
    await addStaff(site, 'chief');
    const [editor, admin] = [staffBrowser(), staffBrowser()];
    await login(editor, 'edda');
    await login(admin, 'chief');
    const remove = (by: StaffBrowser, which: string) =>
      by.ask(
        api.accountFactorsEndpoint,
        'DELETE',
        `/admin/api/users/${id}/factors?which=${which}`,
        undefined,
        {
          params: { id: String(id) },
        },
      );
    expect((await remove(editor, 'all')).status).toBe(404);
    expect((await remove(admin, 'code-app')).status).toBe(400);
    expect((await remove(admin, 'all')).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await login(staffBrowser(), 'lost')).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends 24 hours after the sign-in, however much it is used', async () => {
    await addStaff(site, 'late');
    const browser = staffBrowser();
    await login(browser, 'late');
    const extend = () => rest(browser, 'POST', 'users/refresh-token');
    await ago('23 hours');
    const answer = await extend();
    const { exp } = (await answer.json()) as { exp: number };
    const left = exp - Date.now() / 1000;
    expect(answer.status).toBe(200);
    expect(left).toBeGreaterThan(3500);
    expect(left).toBeLessThan(3610);
    await ago('24 hours');
    expect((await extend()).status).toBe(401);
  });
});
