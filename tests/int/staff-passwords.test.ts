import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const PASSWORD = 'a-password-of-the-tests';
const OTHER = 'seven columns stand here';
const COMMON = 'This password is too easy to guess. Please choose another one';

let site: Site;
let admin: { Cookie: string };
let noraId: number;

beforeAll(async () => {
  site = await startSite();
  admin = { Cookie: await signIn(site) };
  const made = await send(
    site,
    '/admin/api/users',
    { username: 'nora', password: PASSWORD, role: 'support' },
    admin,
  );
  noraId = JSON.parse(made.text).doc.id;
});
afterAll(() => site?.stop());

const problemOf = (text: string) => JSON.parse(text).errors?.[0]?.data?.errors?.[0];
const change = (cookie: string, body: object) =>
  send(site, '/admin/api/users/password', body, { Cookie: cookie });
const isSignedIn = async (cookie: string) =>
  JSON.parse((await call(site, '/api/auth/session', { headers: { Cookie: cookie } })).text).authenticated;

it.each([
  ['short', 'Please choose a password of at least 12 characters'],
  ['Password1234', COMMON],
  ['the.devon.office', 'The password must not be the username'],
])('refuses %s for a new account, at its field', async (password, message) => {
  const account = { username: 'the.devon.office', password, role: 'editor' };
  const { status, text } = await send(site, '/admin/api/users', account, admin);
  expect([status, problemOf(text)]).toEqual([400, { message, path: 'password' }]);
});

it('applies the same rules when an admin changes somebody’s password', async () => {
  const weak = await send(site, `/admin/api/users/${noraId}`, { password: 'Password1234' }, admin, 'PATCH');
  expect([weak.status, problemOf(weak.text).message]).toEqual([400, COMMON]);
  const good = await send(site, `/admin/api/users/${noraId}`, { password: PASSWORD }, admin, 'PATCH');
  expect(good.status).toBe(200);
});

it('changes one’s own with the current one, and signs other browsers out', async () => {
  const account = { username: 'nora', password: PASSWORD };
  const [here, there] = [await signIn(site, account), await signIn(site, account)];
  const wrong = await change(here, { present: 'not the present one', next: OTHER });
  expect([wrong.status, wrong.text]).toEqual([400, 'That is not your current password']);
  const weak = await change(here, { present: PASSWORD, next: 'qwertyqwerty' });
  expect([weak.status, weak.text]).toEqual([400, COMMON]);
  const same = await change(here, { present: PASSWORD, next: PASSWORD });
  expect([same.status, same.text]).toEqual([400, 'The new password is the same as the current one']);

  expect((await change(here, { present: PASSWORD, next: OTHER })).status).toBe(200);
  expect(await isSignedIn(here)).toBe(true);
  expect(await isSignedIn(there)).toBe(false);
  await expect(signIn(site, account)).rejects.toThrow('401');
  expect(await isSignedIn(await signIn(site, { username: 'nora', password: OTHER }))).toBe(true);
  const [line] = await query(
    site,
    `select actor, subject, subject_id, details from activity where action = 'changed their own password'`,
  );
  expect(line).toEqual({ actor: 'nora', subject: 'users', subject_id: String(noraId), details: null });
});

it('offers no other way to change one’s own password, even for an admin', async () => {
  const nora = { Cookie: await signIn(site, { username: 'nora', password: OTHER }) };
  for (const [id, headers] of [
    [noraId, nora],
    [1, admin],
  ] as const) {
    const { status, text } = await send(
      site,
      `/admin/api/users/${id}`,
      { password: 'yet another long one' },
      headers,
      'PATCH',
    );
    expect([status, problemOf(text).message]).toEqual([
      400,
      'Change your own password under "Your password", with your current one',
    ]);
  }
});

it('requires a signed-in person, from this site', async () => {
  expect((await change('', { present: PASSWORD, next: OTHER })).status).toBe(401);
  const foreign = await send(
    site,
    '/admin/api/users/password',
    { present: PASSWORD, next: OTHER },
    {
      ...admin,
      'Sec-Fetch-Site': 'cross-site',
    },
  );
  expect(foreign.status).toBe(403);
});
