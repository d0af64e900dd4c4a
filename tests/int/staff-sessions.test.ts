import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { callFunction } from '../support/server-functions';
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

describe('functions that the pages of the back office call by name', () => {
  const KNOWN = ['form-state', 'render-document', 'render-document-slots', 'render-list', 'table-state'];
  const asked = { collectionSlug: 'users', operation: 'create', schemaPath: 'users', renderAllFields: true };
  const NOTHING = /^0:\{"a":"\$@1","q":"","i":false,"b":"[^"]*"\}\n1:E\{"digest":"\d+"\}\n$/;

  it.each([
    ...KNOWN,
    'render-field',
    'slugify',
    'constructor',
    '__proto__',
    'toString',
    '',
    null,
    ['form-state'],
  ])('tell strangers nothing, nor somebody whose session ended: %j', async (name) => {
    const ended = await signIn(site, nora);
    await end(noraId, ended);
    for (const cookie of [undefined, ended]) {
      const { status, text } = await callFunction(site, name, asked, cookie);
      expect([status, text]).toEqual([500, expect.stringMatching(NOTHING)]);
    }
  });

  it('are those of a list', async () => {
    const page = '/admin/account';
    const form = await callFunction(site, 'form-state', asked, admin, page);
    expect([form.status, form.text]).toEqual([200, expect.stringContaining('"username"')]);
    for (const name of [
      'constructor',
      'valueOf',
      '__proto__',
      'get-default-layout',
      'schedule-publish',
      ['form-state'],
    ]) {
      const { status, text } = await callFunction(site, name, {}, admin, page);
      expect([name, status, text]).toEqual([name, 500, expect.stringMatching(NOTHING)]);
    }
  });
});
