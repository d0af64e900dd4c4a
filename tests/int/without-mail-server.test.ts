import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { call, query, send, signIn, ticket } from '../support/api';
import { act, addIssue, addReaders, sendingOf } from '../support/issues';
import { mailStatus } from '../support/mail-status';
import { type Site, startSite } from '../support/site';

const PASSWORD = 'seven columns stand here';
const INVITATIONS = '/admin/api/users/invitations';

/** Neither a mail server nor a provider that tells of bounces is set up. */
let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  cookie = await signIn(site);
});
afterAll(() => site?.stop());

it('visitors read on /sitemap that the site does not send email yet', async () => {
  expect(await mailStatus(site)).toMatch(/^Not set up This site doesn’t send email yet\./);
});

it('the desk says that there is no mail server', async () => {
  const { text } = await call(site, '/admin/api/desk', { headers: { Cookie: cookie } });
  expect(JSON.parse(text).mail).toEqual({ kind: 'off' });
});

it('the address for bounces is unknown', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await call(site, '/api/mail-events', { method: 'POST', body: '{}', headers });
  expect(answer.status).toBe(404);
});

it('the link of an invitation is given to the admin, once', async () => {
  const headers = { Cookie: cookie };
  const invitation = { username: 'byhand', email: 'by@hand.example', role: 'editor' };
  const answer = await send(site, INVITATIONS, invitation, headers);
  const { link } = JSON.parse(answer.text) as { link: string };
  expect(link).toMatch(new RegExp(`^${site.url}/admin/invitation#[\\w-]+\\.[\\w-]{43}$`));
  const listed = await call(site, INVITATIONS, { headers });
  expect(JSON.parse(listed.text).invitations).toMatchObject([
    { username: 'byhand', role: 'editor', mail: null, mailId: null, problem: null },
  ]);
  expect(listed.text).not.toContain(link.split('#')[1]);
  expect(await query(site, `select 1 from mails where kind = 'staff-invitation'`)).toEqual([]);
  const accepted = await send(site, '/api/auth/invitation/acceptance', {
    token: link.split('#')[1],
    password: PASSWORD,
  });
  expect(accepted.status).toBe(200);
  expect(site.output()).not.toContain(link.split('#')[1]);
});

describe('the worker', () => {
  beforeAll(() => site.startWorker());

  it('stores emails for staff', async () => {
    await send(site, '/api/support', ticket());
    const states = async () =>
      (await query<{ state: string }>(site, 'select state::text from mails')).map(({ state }) => state);
    await expect.poll(states, { timeout: 20_000, interval: 100 }).toEqual(['kept', 'kept']);
    // A job ends just after its email is stored. None is left that would send it later.
    const jobs = () => query(site, 'select 1 from graphile_worker.jobs');
    await expect.poll(jobs, { timeout: 20_000, interval: 100 }).toEqual([]);
  });

  it('sends no newsletter; a test of one is stored for staff to read', async () => {
    await addReaders(site, 'quiet', 1);
    const id = await addIssue(site, cookie, 'Quiet');
    expect(await sendingOf(site, cookie, id)).toMatchObject({ hasMailServer: false, readers: 1 });
    const refused = await act(site, cookie, id, { action: 'start', rate: 0 });
    expect([refused.status, refused.text]).toEqual([
      400,
      'There is no mail server: set SMTP_URL, then start this issue. A test stays in the mail queue.',
    ]);
    const to = { to: 'me@colonnade.example' };
    await send(site, `/admin/api/newsletter-issues/${id}/test`, to, { Cookie: cookie });
    const isKept = async () =>
      (await query(site, `select 1 from mails where state = 'kept' and kind = 'newsletter-test'`)).length ===
      1;
    expect(await waitUntil(20_000, isKept)).toBe(true);
  });
});
