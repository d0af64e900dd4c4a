import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type ReceivedMail, type Smtp, startSmtp } from '../support/smtp-fake';
import { messagesOf, reply, request, type Sent, setStatus } from '../support/tickets';

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

const answer = (ticket: Sent, text: string, key?: string) =>
  reply(site, ticket, text, cookies.support ?? '', key);
const header = ({ parsed }: ReceivedMail, name: string) =>
  parsed.headers.find(({ key }) => key === name.toLowerCase())?.value;
const mailWith = (text: string) =>
  smtp.waitForMail(({ parsed }) => parsed.text?.includes(text) ?? false, 30_000);
const conversation = async ({ id }: Sent, cookie = cookies.support ?? '') =>
  JSON.parse(
    (await call(site, `/admin/api/support-tickets/${id}/conversation`, { headers: { Cookie: cookie } })).text,
  );

describe('an answer from the ticket', () => {
  it('is part of the acknowledgement’s conversation, as text and HTML', async () => {
    const ticket = await request(site, { message: 'It reminds <us> twice a day.' });
    const acknowledgement = await smtp.waitForMail(({ to }) => to[0] === ticket.email);
    expect((await answer(ticket, 'Dear Ada,\nit is mended.')).status).toBe(201);
    const first = await mailWith('it is mended');
    expect(first.to).toEqual([ticket.email]);
    expect(first.parsed.subject).toBe(`Re: We received your support request ${ticket.ticketId}`);
    expect(first.parsed.replyTo?.[0]?.address).toBe('hello@colonnade.example');
    expect(header(first, 'In-Reply-To')).toBe(acknowledgement.parsed.messageId);
    expect(header(first, 'References')).toBe(acknowledgement.parsed.messageId);
    expect(header(first, 'Auto-Submitted')).toBeUndefined();
    expect(first.parsed.text).toContain('Answer through this link:');
    expect(first.parsed.text).toContain('> It reminds <us> twice a day.');
    expect(first.parsed.html).toContain('It reminds &lt;us&gt; twice a day.');
    const link = /http:\S+\/support\/status\/\S+/.exec(first.parsed.text ?? '')?.[0] ?? '';
    expect(first.parsed.html).toContain(`href="${link}"`);
    expect((await fetch(link)).status).toBe(200);

    await answer(ticket, 'One more thing.');
    const second = await mailWith('One more thing.');
    expect(header(second, 'In-Reply-To')).toBe(first.parsed.messageId);
    expect(header(second, 'References')?.split(/\s+/)).toEqual([
      acknowledgement.parsed.messageId,
      first.parsed.messageId,
    ]);
    await waitUntil(20_000, async () =>
      (await conversation(ticket)).messages.every(({ mail }: { mail: string }) => mail === 'sent'),
    );
    expect((await conversation(ticket)).messages).toMatchObject([
      { direction: 'staff', author: 'support', text: 'Dear Ada,\nit is mended.', mail: 'sent' },
      { direction: 'staff', author: 'support', text: 'One more thing.', mail: 'sent' },
    ]);
  });

  it('leaves a new ticket waiting on its sender: due time cleared, transition and answer recorded', async () => {
    const ticket = await request(site);
    await answer(ticket, 'First.');
    await answer(ticket, 'Second.');
    const [row] = await query(site, 'select status, due_at from support_tickets where id = $1', [ticket.id]);
    expect(row).toEqual({ status: 'waiting-on-you', due_at: null });
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
    const tries = await Promise.all(Array.from({ length: 6 }, () => answer(ticket, 'Only once.', key)));
    expect(tries.map(({ status, text }) => [status, text])).toEqual(
      tries.map(() => [201, '{"status":"waiting-on-you"}']),
    );
    expect((await answer(ticket, 'Only once.', key)).status).toBe(201);
    const other = await answer(ticket, 'Something else.', key);
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
          answer(ticket, `Crash-proof ${at}.`, keys[at]).then(
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
    await waitUntil(20_000, async () => (await conversation(ticket)).messages[0]?.problem !== null);
    const [held] = (await conversation(ticket)).messages;
    expect([held.mail, held.problem]).toEqual(['waiting', expect.stringContaining('try again later')]);
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
    const refused = await answer(ticket, 'Hello.');
    expect([refused.status, refused.text]).toEqual([400, sentence]);
    expect(await messagesOf(site, ticket)).toEqual([]);
  });

  it('is accepted from anybody else, or without text', async () => {
    const ticket = await request(site);
    const path = `/admin/api/support-tickets/${ticket.id}`;
    for (const role of ['editor', 'marketing']) {
      const cookie = cookies[role] ?? '';
      expect((await reply(site, ticket, 'Hello.', cookie)).status, role).toBe(403);
      expect((await call(site, `${path}/conversation`, { headers: { Cookie: cookie } })).status).toBe(403);
    }
    expect((await reply(site, ticket, 'Hello.', '')).status).toBe(401);
    expect((await call(site, `${path}/conversation`)).status).toBe(401);
    const headers = { Cookie: cookies.support ?? '', 'Idempotency-Key': randomUUID() };
    const foreign = { ...headers, 'Sec-Fetch-Site': 'cross-site' };
    expect((await send(site, `${path}/replies`, { text: 'Hello.' }, foreign)).status).toBe(403);
    for (const text of ['', ' \u200b ', 7, 'x'.repeat(5001)])
      expect((await send(site, `${path}/replies`, { text }, headers)).status).toBe(400);
    const keyless = await send(site, `${path}/replies`, { text: 'Hello.' }, { Cookie: headers.Cookie });
    expect([keyless.status, keyless.text]).toEqual([400, 'The Idempotency-Key must be a UUID']);
    for (const id of ['999999', 'abc', '1e3'])
      expect(
        (await send(site, `/admin/api/support-tickets/${id}/replies`, { text: 'Hello.' }, headers)).status,
      ).toBe(404);
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
