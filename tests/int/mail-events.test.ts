import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { request } from '../support/tickets';

const KEY = Buffer.alloc(24, 7).toString('base64');
let site: Site;
beforeAll(async () => {
  site = await startSite({
    // No worker sends anything.
    env: { MAIL_WEBHOOK_SECRET: `whsec_${KEY}`, SMTP_URL: 'smtp://127.0.0.1:9' },
  });
});
afterAll(() => site?.stop());

let count = 0;
const tell = (event: object, changes: Record<string, string> = {}) => {
  count += 1;
  const [id, time, body] = [`msg_${count}`, String(Math.floor(Date.now() / 1000)), JSON.stringify(event)];
  const mark = createHmac('sha256', Buffer.from(KEY, 'base64'))
    .update(`${id}.${time}.${body}`)
    .digest('base64');
  return call(site, '/api/mail-events', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'svix-id': id,
      'svix-timestamp': time,
      'svix-signature': `v1,${mark}`,
      ...changes,
    },
  });
};
const bounced = (to: string[], type?: string) => ({
  type: 'email.bounced',
  created_at: '2026-11-24T10:00:00Z',
  data: {
    email_id: 'x',
    to,
    subject: 'Roll call',
    ...(type && { bounce: { type, message: '550 No such user' } }),
  },
});
const complained = (to: string[]) => ({ type: 'email.complained', data: { to } });

const subscribe = (email: string) =>
  query(site, `insert into newsletter (email, state) values ($1, 'confirmed')`, [email]);
const known = (email: string) =>
  query(
    site,
    `select reader.state, reason, note from newsletter reader left join suppressions on suppressions.email = reader.email
     where reader.email = $1`,
    [email],
  );

it('a bounce for good and a complaint suppress, however often they are told', async () => {
  await subscribe('gone@readers.example');
  await subscribe('angry@readers.example');
  for (let time = 0; time < 2; time += 1) {
    expect((await tell(bounced(['Gone@readers.example'], 'Permanent'))).status).toBe(204);
    expect((await tell(complained(['angry@readers.example']))).status).toBe(204);
  }
  expect(await known('gone@readers.example')).toEqual([
    { state: 'unsubscribed', reason: 'bounced', note: '550 No such user' },
  ]);
  expect(await known('angry@readers.example')).toEqual([
    { state: 'unsubscribed', reason: 'complaint', note: 'The reader marked it as spam' },
  ]);
});

it('an answer and an invitation that bounced are known by recipient and subject', async () => {
  const ticket = await request(site, { email: 'asker@readers.example' });
  await query(site, `update support_tickets set status = 'waiting-on-you' where id = $1`, [ticket.id]);
  await query(
    site,
    `insert into mails (kind, "to", subject, text, state, sent_at, from_person, related_collection, related_id)
     values ('ticket-reply', $1, 'Roll call', 'Older', 'sent', now() - interval '1 hour', true, 'support-tickets', $2),
       ('ticket-reply', $1, 'Roll call', 'Newer', 'sent', now(), true, 'support-tickets', $2)`,
    [ticket.email, ticket.id],
  );
  const Cookie = await signIn(site);
  const to = 'newcomer@readers.example';
  const invited = await send(
    site,
    '/admin/api/users/invitations',
    { email: to, username: 'newcomer', role: 'support' },
    { Cookie },
  );
  expect(invited.status, invited.text).toBe(201);
  const [{ subject = '' } = {}] = await query<{ subject: string }>(
    site,
    `update mails set state = 'sent', sent_at = now() where "to" = $1 returning subject`,
    [to],
  );
  for (let time = 0; time < 2; time += 1) {
    expect((await tell(bounced([ticket.email], 'Permanent'))).status).toBe(204);
    const event = bounced([to], 'Permanent');
    expect((await tell({ ...event, data: { ...event.data, subject } })).status).toBe(204);
  }
  expect(
    await query(site, `select text, state, last_error from mails where subject = 'Roll call' order by id`),
  ).toEqual([
    { text: 'Older', state: 'sent', last_error: null },
    { text: 'Newer', state: 'failed', last_error: 'Came back. 550 No such user' },
  ]);
  expect(await query(site, 'select status::text from support_tickets where id = $1', [ticket.id])).toEqual([
    { status: 'open' },
  ]);
  expect(await query(site, `select nonce from site.staff_invitations where username = 'newcomer'`)).toEqual([
    { nonce: '' },
  ]);
});

it('what may work tomorrow, what has several recipients, and other events change nothing', async () => {
  await subscribe('full@readers.example');
  for (const event of [
    bounced(['full@readers.example'], 'Transient'),
    bounced(['full@readers.example', 'other@readers.example'], 'Permanent'),
    { type: 'email.opened', data: { to: ['full@readers.example'] } },
    { type: 'email.bounced', data: {} },
  ])
    expect((await tell(event)).status).toBe(204);
  expect(await known('full@readers.example')).toEqual([{ state: 'confirmed', reason: null, note: null }]);
});

it.each([
  ['no signature', { 'svix-signature': '' }],
  ['a wrong one', { 'svix-signature': `v1,${Buffer.alloc(32).toString('base64')}` }],
  ['an old one', { 'svix-timestamp': '1700000000' }],
])('refuses %s, and changes nothing', async (name, changes) => {
  const email = `${name.replaceAll(' ', '-')}@readers.example`;
  await subscribe(email);
  const { status, text } = await tell(complained([email]), changes);
  expect([status, text]).toEqual([
    403,
    'The signature of this request is missing, wrong, or older than five minutes',
  ]);
  expect(await known(email)).toEqual([{ state: 'confirmed', reason: null, note: null }]);
});
