import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn, ticket } from '../support/api';
import { openMailIntake } from '../support/mail-intake';
import { attached, bounce, multipart, rawMail } from '../support/raw-mails';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';

const PASSWORD = 'seven columns stand here';
const OVER = 'This invitation no longer works. Please ask whoever invited you for a new one.';
const LIST = '/admin/api/users/invitations';

let smtp: Smtp;
let site: Site;
let intake: Awaited<ReturnType<typeof openMailIntake>>;
/** Cookies by role. */
let cookies: Record<string, string>;
const links: string[] = [];

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ worker: true, env: { SMTP_URL: smtp.url, MAIL_FROM: 'site@colonnade.example' } });
  cookies = await signInEachRole(site);
  intake = await openMailIntake(site);
});
afterAll(async () => {
  await intake?.closePools();
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
  const invitations = () =>
    smtp.mails.filter((mail) => mail.to.includes(to) && mail.parsed.subject?.includes(' invites you '));
  await smtp.waitForMail(() => invitations().length >= count, 30_000);
  const { text = '' } = invitations().at(-1)?.parsed ?? {};
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

describe('when its email comes back', () => {
  type Back = { raw: Buffer; about: string; to: string; token: string };
  const lines = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n');
  const answer = (to: string, parts: Parameters<typeof multipart>[0], kind = 'mixed') =>
    rawMail({ from: `New colleague <${to}>`, ...multipart(parts, kind) });
  const quoted = (raw: Buffer) =>
    `No, thank you.\n\n${raw.toString('utf8').replaceAll('\r', '').replace(/^/gm, '> ')}`;
  const encoded = 'Content-Transfer-Encoding: base64\r\n';
  const WAYS: [name: string, email: (back: Back) => Buffer][] = [
    ['reported by its Message-ID', ({ about, to }) => bounce({ about, to, status: '5.1.1' })],
    [
      'whole, in a report',
      ({ raw, about, to }) =>
        Buffer.from(
          bounce({ about, to, status: '5.2.2' })
            .toString('latin1')
            .replace(
              /Content-Type: text\/rfc822-headers[\s\S]*?(?=--=_)/,
              () => `Content-Type: message/rfc822\r\n\r\n${raw.toString('latin1')}\r\n`,
            ),
          'latin1',
        ),
    ],
    ['whole, in a report that is none', ({ raw, to }) => answer(to, [{ type: 'message/rfc822', body: raw }])],
    ['quoted in an answer', ({ raw, to }) => rawMail({ from: to, body: quoted(raw) })],
    [
      'quoted in base64',
      ({ raw, to }) => rawMail({ from: to, encoding: 'base64', body: lines(Buffer.from(quoted(raw))) }),
    ],
    [
      'attached in base64',
      ({ raw, to }) =>
        answer(to, [
          { type: 'text/plain', body: 'See here.' },
          attached('invitation.eml', 'message/rfc822', raw),
          attached('invitation.txt', 'text/plain', raw),
        ]),
    ],
    [
      'behind a link of a mail scanner',
      ({ token, to }) =>
        answer(
          to,
          [
            { type: 'text/plain', headers: encoded, body: lines(Buffer.from('Thank you.')) },
            {
              type: 'text/html',
              headers: encoded,
              body: lines(
                Buffer.from(
                  `<a href="https://scan.example/?url=${encodeURIComponent(`${site.url}/admin/invitation#${token}`)}&d=1">Set</a>`,
                ),
              ),
            },
          ],
          'alternative',
        ),
    ],
  ];
  /** What somebody could read out of an email or a file. */
  const readings = (bytes: Buffer, depth = 0): string[] => {
    const blocks = bytes.toString('latin1').match(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n?)+/gm) ?? [];
    return [
      bytes.toString('latin1').replace(/=\r?\n/g, ''),
      ...(depth > 2 ? [] : blocks.flatMap((block) => readings(Buffer.from(block, 'base64'), depth + 1))),
    ];
  };
  const download = async (address: string) => {
    const file = await fetch(`${site.url}${address}`, { headers: as('support') });
    expect([address, file.status]).toEqual([address, 200]);
    return Buffer.from(await file.arrayBuffer());
  };

  it.each(WAYS)('%s, its link ends, and whoever reads it finds no other', async (name, email) => {
    const username = `back${WAYS.findIndex(([one]) => one === name)}`;
    const { token, email: to, id } = await invited(username, 'admin');
    const [sent] = await query<{ about: string }>(
      site,
      `select message_id as about from mails where related_collection = 'staff-invitations' and related_id = $1`,
      [String(id)],
    );
    const raw = Buffer.from(smtp.mails.find((mail) => mail.to.includes(to))?.raw ?? '');
    const back = email({ raw, about: sent?.about ?? '', to, token });
    await intake.receive(back);

    expect([(await look(token)).status, (await accept(token)).text]).toEqual([404, OVER]);
    expect(await done(username)).toEqual({ invitations: 1, accounts: 0 });
    const signature = token.split('.')[1] ?? '';
    const [stored] = await query<{ id: number; raw: string; collection: string; record: string }>(
      site,
      `select id, raw, related_collection as collection, related_id as record from incoming_mails order by incoming_mails.id desc limit 1`,
    );
    const original = `/admin/api/incoming-mails/${stored?.id}/original`;
    for (const text of readings(await download(original))) expect(text).not.toContain(signature);
    const pages = [`/admin/api/incoming-mails/${stored?.id}`, '/admin/api/mails?limit=100'];
    if (stored?.collection === 'support-tickets') pages.push(`/admin/api/desk/ticket-${stored.record}`);
    for (const page of pages) expect((await download(page)).toString()).not.toContain(signature);
    const files = await query<{ id: string; subject_id: number }>(
      site,
      `select id, subject_id from site.record_files where subject = 'support-tickets' and subject_id::text = $1`,
      [stored?.record],
    );
    expect(files).toHaveLength(name === 'attached in base64' ? 2 : name.endsWith('that is none') ? 1 : 0);
    for (const file of files) {
      const bytes = await download(`/admin/api/desk/ticket-${file.subject_id}/files/${file.id}`);
      for (const text of readings(bytes)) expect(text).not.toContain(signature);
    }
    const file = path.join(site.dataDir, 'private/incoming', stored?.raw ?? '');
    for (const text of readings(readFileSync(file))) expect(text).not.toContain(signature);
    // An email that came before links were taken out of what is stored.
    writeFileSync(file, back);
    for (const text of readings(await download(original))) expect(text).not.toContain(signature);

    const { invitations } = JSON.parse((await call(site, LIST, { headers: as('admin') })).text);
    const listed = invitations.find((one: { id: number }) => one.id === id);
    expect(listed).toMatchObject({
      works: false,
      mail: 'failed',
      problem: expect.stringMatching(/^Came back\. /),
    });
    // Nobody sends the same link again; an admin sends another one.
    const retried = await send(site, '/admin/api/mails/retries', { mail: listed.mailId }, as('support'));
    expect([retried.status, retried.text]).toEqual([200, '{"count":0}']);
    await call(site, `${LIST}/${id}`, { method: 'POST', headers: as('admin') });
    const next = await tokenMailed(to, 2);
    await intake.receive(back);
    expect([(await look(token)).status, (await look(next)).status]).toEqual([404, 200]);
    expect(
      await query(
        site,
        `select actor, details from activity where action like 'ended the link%' and details = $1`,
        [username],
      ),
    ).toEqual([{ actor: null, details: username }]);
  });
});

it('is not in what somebody writes into a form with it', async () => {
  const { token } = await invited('asker', 'admin');
  const signature = token.split('.')[1] ?? '';
  const message = `My link does not work: ${site.url}/admin/invitation#${token} What now?`;
  const sent = await send(site, '/api/support', ticket({ subject: `Link ${token}`, message }));
  expect(sent.status).toBe(201);
  await smtp.waitForMail(({ raw }) => raw.includes('My link does not work'));
  for (const { raw, to } of smtp.mails)
    if (!to.includes('asker@chapter.example')) expect(raw.replace(/=\r\n/g, '')).not.toContain(signature);
  const { text } = await call(site, '/admin/api/support-tickets?sort=-id&limit=1', {
    headers: as('support'),
  });
  expect(text).toContain('My link does not work');
  expect(text).not.toContain(signature);
  // It is theirs as before.
  expect((await look(token)).status).toBe(200);
});
