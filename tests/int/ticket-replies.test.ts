import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type ReceivedMail, type Smtp, startSmtp } from '../support/smtp-fake';
import { messagesOf, readAtDesk, reply, request, type Sent, setStatus } from '../support/tickets';

let smtp: Smtp;
let site: Site;
let cookies: Record<string, string> = {};

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  cookies = await signInEachRole(site);
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const answer = (ticket: Sent, text: string) => reply(site, ticket, text, cookies.support ?? '');
/** The first answer to a ticket, by a form that saw nothing since the request. */
const first = (ticket: Sent, text: string, key: string = randomUUID(), headers = {}) =>
  send(
    site,
    `/admin/api/desk/ticket-${ticket.id}/answers`,
    { subject: '', text, to: 'waiting-on-you', seen: '0.0' },
    { Cookie: cookies.support ?? '', 'Idempotency-Key': key, ...headers },
  );
const header = ({ parsed }: ReceivedMail, name: string) =>
  parsed.headers.find(({ key }) => key === name.toLowerCase())?.value;
const mailWith = (text: string) =>
  smtp.waitForMail(({ parsed }) => parsed.text?.includes(text) ?? false, 30_000);
const conversation = async (ticket: Sent) => (await readAtDesk(site, ticket, cookies.support ?? '')).entries;

describe('an answer to a ticket', () => {
  it('is part of the acknowledgement’s conversation, as text and HTML', async () => {
    const ticket = await request(site, { message: 'It reminds <us> twice a day.' });
    const acknowledgement = await smtp.waitForMail(({ to }) => to[0] === ticket.email);
    expect((await answer(ticket, 'Dear Ada,\nit is mended.')).status).toBe(201);
    const one = await mailWith('it is mended');
    expect(one.to).toEqual([ticket.email]);
    expect(one.parsed.subject).toBe(`Re: We received your support request ${ticket.ticketId}`);
    expect(one.parsed.replyTo?.[0]?.address).toBe('hello@colonnade.example');
    expect(header(one, 'In-Reply-To')).toBe(acknowledgement.parsed.messageId);
    expect(header(one, 'References')).toBe(acknowledgement.parsed.messageId);
    expect(header(one, 'Auto-Submitted')).toBeUndefined();
    expect(one.parsed.text).toContain('Answer through this link:');
    expect(one.parsed.text).toContain('> It reminds <us> twice a day.');
    expect(one.parsed.html).toContain('It reminds &lt;us&gt; twice a day.');
    const link = /http:\S+\/support\/status\/\S+/.exec(one.parsed.text ?? '')?.[0] ?? '';
    expect(one.parsed.html).toContain(`href="${link}"`);
    expect((await fetch(link)).status).toBe(200);

    await answer(ticket, 'One more thing.');
    const second = await mailWith('One more thing.');
    expect(header(second, 'In-Reply-To')).toBe(one.parsed.messageId);
    expect(header(second, 'References')?.split(/\s+/)).toEqual([
      acknowledgement.parsed.messageId,
      one.parsed.messageId,
    ]);
    await waitUntil(20_000, async () => (await conversation(ticket)).every(({ mail }) => mail === 'sent'));
    expect(await conversation(ticket)).toMatchObject([
      { type: 'staff', author: 'support', text: 'Dear Ada,\nit is mended.', mail: 'sent' },
      { type: 'staff', author: 'support', text: 'One more thing.', mail: 'sent' },
    ]);
  });

  it('leaves a new ticket waiting on its sender: due time cleared when it left, transition and answer recorded', async () => {
    const ticket = await request(site);
    await answer(ticket, 'First.');
    await answer(ticket, 'Second.');
    const look = async () =>
      (
        await query<{ status: string; due_at: Date | null }>(
          site,
          'select status, due_at from support_tickets where id = $1',
          [ticket.id],
        )
      )[0];
    await waitUntil(20_000, async () => (await look())?.due_at === null);
    expect(await look()).toEqual({ status: 'waiting-on-you', due_at: null });
    const about = [String(ticket.id)];
    const transitions = `select left_state, new_state, by from transitions where subject = 'support-tickets' and subject_id = $1`;
    expect(await query(site, transitions, about)).toEqual([
      { left_state: 'new', new_state: 'waiting-on-you', by: 'support' },
    ]);
    const lines = `select actor, action, details from activity
      where subject = 'support-tickets' and subject_id = $1 order by id`;
    expect(await query(site, lines, about)).toEqual([
      { actor: 'support', action: 'answered', details: 'status: new → waiting-on-you' },
      { actor: 'support', action: 'answered', details: null },
    ]);
  });

  it('is one answer, however often it is sent', async () => {
    const ticket = await request(site);
    const key = randomUUID();
    const tries = await Promise.all(Array.from({ length: 6 }, () => first(ticket, 'Only once.', key)));
    const stored = tries.filter(({ status }) => status === 201);
    expect(new Set(tries.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`201 ${stored[0]?.text}`]),
    );
    const again = await first(ticket, 'Only once.', key);
    expect([again.status, again.text]).toEqual([201, stored[0]?.text]);
    const other = await first(ticket, 'Something else.', key);
    expect([other.status, other.text]).toEqual([400, 'This request was already sent with different details']);
    expect(await messagesOf(site, ticket)).toHaveLength(1);
    await mailWith('Only once.');
    const mails = `select 1 from mails where kind = 'ticket-reply' and "to" = $1`;
    expect(await query(site, mails, [ticket.email])).toHaveLength(1);
  });

  it('is neither lost nor doubled by a crash', async () => {
    const tickets = await Promise.all(Array.from({ length: 8 }, () => request(site)));
    const keys = tickets.map(() => randomUUID());
    const all = () =>
      Promise.all(
        tickets.map((ticket, at) =>
          first(ticket, `Crash-proof ${at}.`, keys[at]).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      );
    const running = all();
    await waitUntil(5000, async () => {
      const rows = await query(site, `select 1 from ticket_messages where body like 'Crash-proof%'`);
      return rows.length > 1;
    });
    await Promise.all([site.kill('web'), site.kill('worker')]);
    await running;
    await site.revive();
    expect(await all()).toEqual(tickets.map(() => 201));
    for (const [at, ticket] of tickets.entries()) {
      await mailWith(`Crash-proof ${at}.`);
      expect(await messagesOf(site, ticket)).toHaveLength(1);
    }
    const ids = smtp.mails
      .filter(({ parsed }) => parsed.text?.includes('Crash-proof'))
      .map(({ parsed }) => parsed.messageId);
    expect(new Set(ids).size).toBe(8);
  });

  it('shows what blocks it', async () => {
    const ticket = await request(site);
    await smtp.waitForMail(({ to }) => to[0] === ticket.email);
    smtp.refuseWith({ code: 451, text: 'try again later' });
    await answer(ticket, 'Held up.');
    await waitUntil(20_000, async () => (await conversation(ticket))[0]?.problem !== null);
    const [held] = await conversation(ticket);
    expect([held?.mail, held?.problem]).toEqual(['waiting', expect.stringContaining('try again later')]);
    smtp.refuseWith(undefined);
    await mailWith('Held up.');
  });
});

describe('no answer', () => {
  it.each([
    ['spam', 'This ticket is Spam: move it to New before you answer.'],
    ['closed', 'This ticket is Closed: reopen it before you answer.'],
  ])('is possible for a ticket that is %s', async (status, sentence) => {
    const ticket = await request(site);
    await setStatus(site, ticket, status);
    const refused = await first(ticket, 'Hello.');
    expect([refused.status, refused.text]).toEqual([400, sentence]);
    expect(await messagesOf(site, ticket)).toEqual([]);
  });

  it('is accepted from anybody else, or without text', async () => {
    const ticket = await request(site);
    const path = `/admin/api/desk/ticket-${ticket.id}`;
    const from = async (headers: object) => (await first(ticket, 'Hello.', randomUUID(), headers)).status;
    for (const role of ['editor', 'marketing']) {
      const Cookie = cookies[role] ?? '';
      expect(await from({ Cookie }), role).toBe(403);
      expect((await call(site, path, { headers: { Cookie } })).status).toBe(403);
    }
    expect(await from({ Cookie: '' })).toBe(401);
    expect((await call(site, path)).status).toBe(401);
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    for (const text of ['', ' \u200b ', 'x'.repeat(5001)])
      expect((await first(ticket, text)).status).toBe(400);
    const keyless = await first(ticket, 'Hello.', '');
    expect([keyless.status, keyless.text]).toEqual([400, 'The Idempotency-Key must be a UUID']);
    const gone = await first({ ...ticket, id: 999_999 }, 'Hello.');
    expect([gone.status, gone.text]).toEqual([400, 'This ticket is no longer here.']);
    for (const id of ['abc', '1e3'])
      expect((await first({ ...ticket, id: id as never }, 'Hello.')).status, id).toBe(404);
    expect(await messagesOf(site, ticket)).toEqual([]);
  });
});

it('is deleted with its ticket', async () => {
  const ticket = await request(site);
  await answer(ticket, 'Goodbye.');
  const admin = await signIn(site);
  const gone = await call(site, `/admin/api/support-tickets/${ticket.id}`, {
    method: 'DELETE',
    headers: { Cookie: admin },
  });
  expect(gone.status).toBe(200);
  expect(await messagesOf(site, ticket)).toEqual([]);
});

describe('an email that failed', () => {
  const answers = async (ticket: Sent) =>
    (await readAtDesk(site, ticket, cookies.support ?? '')).entries.filter(({ type }) => type === 'staff');
  const retry = (mail: number | null, role: string) =>
    send(site, '/admin/api/mails/retries', { mail }, { Cookie: cookies[role] ?? '' });
  const arrived = (text: string) => smtp.mails.filter(({ parsed }) => parsed.text?.includes(text)).length;

  it('an email that failed for good is named in the conversation, and is sent again once, by those who answer', async () => {
    const ticket = await request(site);
    expect((await reply(site, ticket, 'It is fixed now.', cookies.support ?? '')).status).toBe(201);
    expect(await waitUntil(30_000, async () => (await answers(ticket))[0]?.mail === 'sent')).toBe(true);
    const [sent] = await answers(ticket);
    const mail = sent?.mailId ?? 0;
    expect(mail).toBeGreaterThan(0);
    expect(await retry(mail, 'support')).toMatchObject({ status: 200, text: '{"count":0}' });
    await query(site, `update mails set state = 'failed', last_error = '550 No such user' where id = $1`, [
      mail,
    ]);
    expect(await answers(ticket)).toMatchObject([
      { mail: 'failed', problem: '550 No such user', mailId: mail },
    ]);

    for (const role of ['editor', 'marketing']) expect((await retry(mail, role)).status).toBe(403);
    expect(arrived('It is fixed now.')).toBe(1);
    const both = await Promise.all([retry(mail, 'support'), retry(mail, 'admin')]);
    expect(both.map(({ text }) => text).sort()).toEqual(['{"count":0}', '{"count":1}']);
    expect(await waitUntil(30_000, async () => (await answers(ticket))[0]?.mail === 'sent')).toBe(true);
    expect(await answers(ticket)).toMatchObject([{ problem: null }]);
    expect(arrived('It is fixed now.')).toBe(2);
    const [line] = await query(
      site,
      `select action, subject, subject_id, details from activity where action = 'tried emails again' and details = '1'`,
    );
    expect(line).toEqual({
      action: 'tried emails again',
      subject: 'mails',
      subject_id: String(mail),
      details: '1',
    });
  });
});
