import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

const PASSWORD = 'seven columns stand here';
const OVER = 'This invitation no longer works. Please ask whoever invited you for a new one.';
const LIST = '/admin/api/users/invitations';

let smtp: Smtp;
let site: Site;
/** Cookies by role. */
let cookies: Record<string, string>;
const links: string[] = [];

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ worker: true, env: { SMTP_URL: smtp.url, MAIL_FROM: 'site@colonnade.example' } });
  cookies = await signInEachRole(site);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});
afterEach(() => {
  for (const token of links) expect(site.output()).not.toContain(token);
});

const as = (role: string) => ({ Cookie: cookies[role] ?? '' });
const invite = (body: object, headers = as('admin')) => send(site, LIST, body, headers);
const idOf = async (username: string) =>
  (
    await query<{ id: number }>(site, 'select id from site.staff_invitations where username = $1', [username])
  )[0]?.id ?? 0;
const accounts = (username: string) =>
  query<{ id: number; role: string; email: string }>(
    site,
    'select id, role::text, email from users where username = $1',
    [username],
  );
/** The token in the newest of this address's emails; `count` of them must have come. */
async function tokenMailed(to: string, count = 1): Promise<string> {
  await smtp.waitForMail(() => smtp.mails.filter((mail) => mail.to.includes(to)).length >= count, 30_000);
  const { text = '' } = smtp.mails.filter((mail) => mail.to.includes(to)).at(-1)?.parsed ?? {};
  const token = text.match(/\/admin\/invitation#([\w-]+\.[\w-]{43})/)?.[1] ?? '';
  expect(token).not.toBe('');
  links.push(token);
  return token;
}
async function invited(username: string, role = 'support') {
  const email = `${username}@chapter.example`;
  const answer = await invite({ username, email, role });
  expect([answer.status, answer.text]).toEqual([201, '{"link":null}']);
  return { token: await tokenMailed(email), email, id: await idOf(username) };
}
const look = (token: string) => send(site, '/api/auth/invitation', { token });
const accept = (token: string, password = PASSWORD, more = {}) =>
  send(site, '/api/auth/invitation/acceptance', { token, password, ...more });
const done = async (username: string) => ({
  invitations: (await query(site, 'select 1 from site.staff_invitations where username = $1', [username]))
    .length,
  accounts: (await accounts(username)).length,
});

it('leads from an email to a password and a session, with the role that was chosen', async () => {
  const { token, email } = await invited('nora');
  const mail = smtp.mails.find(({ to }) => to.includes(email))?.parsed;
  expect(mail?.subject).toBe(`${site.admin.username} invites you to the back office of Colonnade`);
  expect(mail?.text).toMatch(/^Username: +nora$/m);
  expect(mail?.text).toMatch(/^Role: +Support$/m);
  const shown = await look(token);
  expect([shown.status, JSON.parse(shown.text)]).toEqual([200, { username: 'nora', role: 'support' }]);
  const weak = await accept(token, 'short');
  expect([weak.status, weak.text]).toEqual([400, 'Please choose a password of at least 12 characters']);

  // More than the password is asked for: nothing of it counts.
  const accepted = await accept(token, PASSWORD, {
    role: 'admin',
    username: 'root',
    email: 'x@evil.example',
  });
  expect([accepted.status, accepted.text]).toEqual([200, '{"authenticated":true}']);
  const cookie = accepted.headers.get('set-cookie')?.split(';')[0] ?? '';
  const me = await call(site, '/admin/api/users/me', { headers: { Cookie: cookie } });
  expect(JSON.parse(me.text).user).toMatchObject({ username: 'nora', role: 'support', email });
  expect((await call(site, LIST, { headers: { Cookie: cookie } })).status).toBe(403);
  expect(await signIn(site, { username: 'nora', password: PASSWORD })).toBeTruthy();
  expect(await accounts('nora')).toMatchObject([{ role: 'support', email }]);
  const log = await query(
    site,
    `select actor, action, details from activity where details like '%role: support'
    and action in ('invited', 'accepted the invitation') order by id`,
  );
  expect(log).toEqual([
    { actor: site.admin.username, action: 'invited', details: 'nora, role: support' },
    { actor: 'nora', action: 'accepted the invitation', details: 'role: support' },
  ]);
});

it('works once, also for two at the same time', async () => {
  const { token } = await invited('twice', 'editor');
  const both = await Promise.all([accept(token), accept(token, 'another one of twelve')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const late = await accept(token);
  expect([late.status, late.text]).toEqual([404, OVER]);
  expect((await look(token)).status).toBe(404);
  expect(await done('twice')).toEqual({ invitations: 0, accounts: 1 });
});

it('ends by itself, when it is revoked, when it is replaced, and with the rights of who invited', async () => {
  const old = await invited('old');
  await query(site, `update site.staff_invitations set ends_at = now() - interval '1 second' where id = $1`, [
    old.id,
  ]);
  expect([(await look(old.token)).status, (await accept(old.token)).text]).toEqual([404, OVER]);

  const revoked = await invited('revoked');
  const gone = await call(site, `${LIST}/${revoked.id}`, { method: 'DELETE', headers: as('admin') });
  expect(gone.status).toBe(200);
  expect([(await look(revoked.token)).status, (await accept(revoked.token)).text]).toEqual([404, OVER]);

  const again = await invited('again');
  expect((await call(site, `${LIST}/${again.id}`, { method: 'POST', headers: as('admin') })).text).toBe(
    '{"link":null}',
  );
  const newer = await tokenMailed(again.email, 2);
  expect([(await look(again.token)).status, (await accept(again.token)).text]).toEqual([404, OVER]);
  expect((await accept(newer)).status).toBe(200);

  const left = await invited('left', 'admin');
  const { id } = (await accounts(site.admin.username))[0] ?? {};
  for (const change of ['disabled = true', "role = 'editor'"]) {
    await query(site, `update users set ${change} where id = $1`, [id]);
    expect([(await look(left.token)).status, (await accept(left.token)).text]).toEqual([404, OVER]);
    await query(site, `update users set disabled = false, role = 'admin' where id = $1`, [id]);
  }
  expect((await look(left.token)).status).toBe(200);
  for (const name of ['old', 'revoked', 'left']) expect((await done(name)).accounts).toBe(0);
});

it('opens nothing but its own invitation', async () => {
  const { token } = await invited('own');
  const other = await invited('other', 'admin');
  const [body = '', signature = ''] = token.split('.');
  const nonce = Buffer.from(body, 'base64url').toString().split('.')[1];
  const forged = Buffer.from(`${other.id}.${nonce}`).toString('base64url');
  for (const wrong of [
    `${forged}.${signature}`,
    `${body}.${'A'.repeat(43)}`,
    `${other.token.split('.')[0]}.${signature}`,
    '',
    'x',
  ])
    expect((await accept(wrong)).status, wrong).toBe(404);
  expect([await done('own'), await done('other')]).toEqual([
    { invitations: 1, accounts: 0 },
    { invitations: 1, accounts: 0 },
  ]);
});

it('is for admins, with a role that they chose, a free name and re-authentication', async () => {
  const asked = { username: 'fresh', email: 'fresh@chapter.example', role: 'marketing' };
  for (const role of ['editor', 'support', 'marketing']) {
    expect((await invite(asked, as(role))).status).toBe(403);
    expect((await call(site, LIST, { headers: as(role) })).status).toBe(403);
  }
  expect((await send(site, LIST, asked)).status).toBe(401);
  const { role, ...without } = asked;
  for (const bad of [without, { ...asked, role: null }, { ...asked, role: 'owner' }]) {
    const answer = await invite(bad);
    expect([answer.status, answer.text]).toEqual([400, 'Please choose a role']);
  }
  for (const username of ['nora', 'own', site.admin.username]) {
    const answer = await invite({ ...asked, username });
    expect([answer.status, answer.text]).toEqual([
      400,
      'This username belongs to an account, or is invited already',
    ]);
  }
  const account = { username: 'direct', password: PASSWORD, email: 'direct@chapter.example' };
  expect((await send(site, '/admin/api/users', account, as('admin'))).status).toBe(400);
  await query(site, `update users_sessions set created_at = now() - interval '1 hour'`);
  expect((await invite(asked)).headers.get('x-error-code')).toBe('reauthenticate');
  expect(await done('fresh')).toEqual({ invitations: 0, accounts: 0 });
  cookies.admin = await signIn(site);
  expect((await invite(asked)).status).toBe(201);
  expect(role).toBe('marketing');
});

it('is in no email that staff read, and its email goes with it', async () => {
  const { token, id } = await invited('hidden', 'admin');
  const path = `/admin/api/mails?where[kind][equals]=staff-invitation&limit=100&depth=0`;
  const { text } = await call(site, path, { headers: as('support') });
  expect(text).toContain('hidden@chapter.example');
  expect(text).not.toContain(token.split('.')[1]);
  const mails = () =>
    query(site, `select 1 from mails where related_collection = 'staff-invitations' and related_id = $1`, [
      String(id),
    ]);
  expect(await mails()).toHaveLength(1);
  expect((await accept(token)).status).toBe(200);
  expect(await mails()).toHaveLength(0);
});

it('is listed with what became of its email', async () => {
  const { id } = await invited('seen');
  const listed = async () =>
    JSON.parse((await call(site, LIST, { headers: as('admin') })).text).invitations.find(
      (one: { id: number }) => one.id === id,
    );
  await waitUntil(20_000, async () => (await listed()).mail === 'sent');
  expect(await listed()).toMatchObject({ mail: 'sent', problem: null, suppressed: null });
  const about = `related_collection = 'staff-invitations' and related_id = '${id}'`;
  await query(site, `update mails set state = 'failed', last_error = '550 No such mailbox' where ${about}`);
  await query(site, `insert into suppressions (email, reason) values ('seen@chapter.example', 'bounced')`);
  expect(await listed()).toMatchObject({
    mail: 'failed',
    problem: '550 No such mailbox',
    suppressed: 'bounced',
  });
  // The newest email counts: it is the only one whose link works.
  await call(site, `${LIST}/${id}`, { method: 'POST', headers: as('admin') });
  await waitUntil(20_000, async () => (await listed()).mail === 'sent');
  expect((await listed()).mail).toBe('sent');
  expect(await query(site, `select state::text from mails where ${about} order by id`)).toEqual([
    { state: 'failed' },
    { state: 'sent' },
  ]);
});
