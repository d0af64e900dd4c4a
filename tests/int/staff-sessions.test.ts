import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const nora = { username: 'nora', password: 'a-password-of-the-tests', role: 'support' };

let site: Site;
let admin: string;
let noraId: number;

beforeAll(async () => {
  site = await startSite();
  admin = await signIn(site);
  const made = await send(site, '/admin/api/users', nora, { Cookie: admin });
  expect(made.status).toBe(201);
  noraId = JSON.parse(made.text).doc.id;
});
afterAll(() => site?.stop());

const list = async (id: number, cookie: string) => {
  const answer = await call(site, `/admin/api/users/${id}/sessions`, { headers: { Cookie: cookie } });
  return { ...answer, sessions: answer.status === 200 ? JSON.parse(answer.text).sessions : [] };
};
const end = (id: number, cookie: string) =>
  call(site, `/admin/api/users/${id}/sessions`, { method: 'DELETE', headers: { Cookie: cookie } });
const isSignedIn = async (cookie: string) =>
  JSON.parse((await call(site, '/api/auth/session', { headers: { Cookie: cookie } })).text).authenticated;

it('lists where somebody is signed in, and which session is this browser’s, without a token', async () => {
  await signIn(site, nora);
  const second = await signIn(site, nora);
  const { sessions, text, headers } = await list(noraId, second);
  expect(sessions).toHaveLength(2);
  expect(sessions.map(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toEqual([true, false]);
  expect(Object.keys(sessions[0]).sort()).toEqual(['endsAt', 'isThisOne', 'openedAt']);
  expect(text).not.toContain(second.split('=')[1]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('signs out everywhere, and writes to the activity log', async () => {
  const [here, there] = [await signIn(site, nora), await signIn(site, nora)];
  const { status } = await end(noraId, here);
  expect(status).toBe(200);
  expect(await isSignedIn(here)).toBe(false);
  expect(await isSignedIn(there)).toBe(false);
  expect(await isSignedIn(admin)).toBe(true);
  const rows = await query(
    site,
    `select actor, action, subject_id from activity where action = 'signed out everywhere'`,
  );
  expect(rows).toEqual([{ actor: 'nora', action: 'signed out everywhere', subject_id: String(noraId) }]);
});

it('lets an admin end anybody’s, and nobody else', async () => {
  const mine = await signIn(site, nora);
  expect((await list(1, mine)).status).toBe(404);
  expect((await end(1, mine)).status).toBe(404);
  expect((await call(site, '/admin/api/users/1/sessions')).status).toBe(401);
  expect(await isSignedIn(admin)).toBe(true);
  expect((await end(noraId, admin)).status).toBe(200);
  expect(await isSignedIn(mine)).toBe(false);
  expect((await end(99_999, admin)).status).toBe(404);
});

it('ends nothing for a request from another site', async () => {
  const mine = await signIn(site, nora);
  const foreign = await call(site, `/admin/api/users/${noraId}/sessions`, {
    method: 'DELETE',
    headers: { Cookie: mine, 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  expect(await isSignedIn(mine)).toBe(true);
});
