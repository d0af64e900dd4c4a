import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { addAccount } from '../support/accounts';
import { query, signIn } from '../support/api';
import { hasDovecot, startDovecot } from '../support/dovecot';
import { MAIL_CASES, type Outcome } from '../support/mail-cases';
import { bounce, rawMail, TRUSTED } from '../support/raw-mails';
import { type Site, startSite } from '../support/site';
import { freePort } from '../support/site-processes';
import { type Smtp, startSmtp } from '../support/smtp-fake';
import { messagesOf, reply, request } from '../support/tickets';

const subjects = async (site: Site, like: string) =>
  (
    await query<{ subject: string }>(
      site,
      'select subject from support_tickets where subject like $1 order by subject',
      [like],
    )
  ).map(({ subject }) => subject);
const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${word} ${String(at).padStart(2, '0')}`);

describe('LMTP', () => {
  let site: Site;
  let smtp: Smtp;
  let port: number;
  beforeAll(async () => {
    smtp = await startSmtp();
    port = await freePort();
    const env = { SMTP_URL: smtp.url, LMTP_PORT: String(port), MAIL_AUTHSERV_ID: TRUSTED };
    site = await startSite({ env, worker: true });
  });
  afterAll(async () => {
    await site?.stop();
    await smtp?.stop();
  });

  /** As a mail server: tries again until the email is accepted. @returns the last answer */
  async function deliver(
    raw: Buffer,
    to = 'hello@colonnade.example',
    { tries = 400, from = 'ada@chapter.example' } = {},
  ): Promise<string> {
    const options = { host: '127.0.0.1', port, lmtp: true, ignoreTLS: true, connectionTimeout: 2000 };
    for (let left = tries; ; left -= 1) {
      const transport = createTransport(options as Parameters<typeof createTransport>[0]);
      try {
        const sent = await transport.sendMail({ envelope: { from, to }, raw });
        return String((sent as { response?: string }).response);
      } catch (error) {
        if (left <= 1 || (error as { responseCode?: number }).responseCode === 552) return String(error);
        // As a mail server, which tries again later.
        await sleep(100);
      } finally {
        transport.close();
      }
    }
  }

  it('receives an answer to the address that our email asks for', async () => {
    const ticket = await request(site);
    const cookie = await signIn(site);
    expect((await reply(site, ticket, 'Did you try the roster?', cookie)).status).toBe(201);
    const ours = await smtp.waitForMail(
      ({ parsed }) => parsed.text?.includes('Did you try') ?? false,
      30_000,
    );
    const address = ours.parsed.replyTo?.[0]?.address ?? '';
    expect(address).toMatch(/^hello\+t\d+-[0-9a-f]{24}@colonnade\.example$/);
    expect(ours.parsed.text).toContain('To reply, answer this email.');
    // The clock ran until the email was handed over.
    await waitUntil(10_000, async () => {
      const rows = await query<{ due_at: Date | null }>(
        site,
        'select due_at from support_tickets where id = $1',
        [ticket.id],
      );
      return rows[0]?.due_at === null;
    });
    await deliver(rawMail({ from: ticket.email, to: address, body: 'Yes, it works.' }), address);
    expect((await messagesOf(site, ticket)).map(({ direction, body }) => [direction, body])).toEqual([
      ['staff', 'Did you try the roster?'],
      ['requester', 'Yes, it works.'],
    ]);
    const [row] = await query(site, 'select status, due_at from support_tickets where id = $1', [ticket.id]);
    expect(row).toEqual({ status: 'open', due_at: expect.any(Date) });
  });

  it('sends with an address that names the record, where a report finds its email', async () => {
    const ticket = await request(site);
    const { from } = await smtp.waitForMail(({ to }) => to[0] === ticket.email, 30_000);
    expect(from).toMatch(/^hello\+t\d+-[0-9a-f]{24}@colonnade\.example$/);
    await deliver(bounce({ about: '<rewritten@relay.example>', to: ticket.email, status: '5.1.1' }), from, {
      from: '',
    });
    const row = `select m.state::text, s.reason::text from mails m join suppressions s on s.email = lower(m."to") where m."to" = $1`;
    expect(await query(site, row, [ticket.email])).toEqual([{ state: 'failed', reason: 'bounced' }]);
  });

  it('knows an automatic reply by the empty sender of its envelope', async () => {
    const raw = rawMail({ subject: 'I am away', body: 'Until Monday.' });
    await deliver(raw, 'hello@colonnade.example', { from: '' });
    expect(await query(site, `select state::text from incoming_mails where subject = 'I am away'`)).toEqual([
      { state: 'automatic' },
    ]);
    expect(await subjects(site, 'I am away')).toEqual([]);
  });

  it('refuses more than 30 MB for good', async () => {
    const answer = await deliver(rawMail({ subject: 'Huge', body: Buffer.alloc(31 * 1024 * 1024, 'x\r\n') }));
    expect(answer).toContain('552');
    expect(await subjects(site, 'Huge')).toEqual([]);
  });

  it('loses and doubles nothing while the worker is killed again and again', async () => {
    const names = numbered('Killed by LMTP', 20);
    const all = Promise.all(names.map((subject) => deliver(rawMail({ subject }))));
    for (let times = 0; times < 3; times += 1) {
      // Midway through an email, at a moment that nobody chooses.
      await sleep(150);
      await site.kill('worker');
      await site.revive();
      await waitUntil(20_000, async () => (await subjects(site, 'Killed by LMTP%')).length > times * 2);
    }
    await all;
    expect(await subjects(site, 'Killed by LMTP%')).toEqual(names);
  });

  it('keeps the clock running, and the ticket in the queue, while the mail server refuses', async () => {
    const ticket = await request(site);
    const cookie = await signIn(site);
    await smtp.waitForMail(({ to }) => to[0] === ticket.email, 30_000);
    smtp.refuseWith({ code: 451, text: 'try again later' });
    await reply(site, ticket, 'Held up.', cookie);
    const look = async () =>
      (
        await query<{ status: string; due_at: Date | null; problem: string | null }>(
          site,
          `select t.status, t.due_at, m.last_error as problem from support_tickets t
           join ticket_messages w on w.ticket_id = t.id join mails m on m.id = w.mail_id where t.id = $1`,
          [ticket.id],
        )
      )[0];
    await waitUntil(20_000, async () => Boolean((await look())?.problem));
    expect(await look()).toMatchObject({ status: 'waiting-on-you', due_at: expect.any(Date) });
    smtp.refuseWith(undefined);
    await waitUntil(40_000, async () => (await look())?.due_at === null);
  });
});

const STATES: Record<Outcome, string> = {
  ticket: 'filed',
  aside: 'waiting',
  automatic: 'automatic',
  gone: 'report',
  failed: 'report',
  complaint: 'report',
};

describe.skipIf(!hasDovecot())('IMAP, against Dovecot', () => {
  let site: Site;
  let dovecot: Awaited<ReturnType<typeof startDovecot>>;
  beforeAll(async () => {
    dovecot = await startDovecot('hello@colonnade.example');
    dovecot.deliver(rawMail({ subject: 'From before' }));
    site = await startSite({ env: { IMAP_URL: dovecot.url, MAIL_AUTHSERV_ID: TRUSTED }, worker: true });
    await waitUntil(
      20_000,
      async () => (await query(site, 'select 1 from site.imap_positions')).length === 1,
    );
  });
  afterAll(async () => {
    await site?.stop();
    await dovecot?.stop();
  });

  it('receives what arrives, at once, marks it as read, and leaves what was there', async () => {
    dovecot.deliver(rawMail({ subject: 'By IMAP' }));
    await waitUntil(40_000, async () => (await subjects(site, 'By IMAP')).length === 1);
    await waitUntil(5000, () => dovecot.seen() === 1);
    expect(await subjects(site, 'From before')).toEqual([]);
  });

  it('makes the same of each shape of mail as LMTP', async () => {
    await addAccount(site, await signIn(site), 'support');
    const ticket = await request(site, { email: 'asker@chapter.example' });
    Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
    const { replyAddress } = await import('../../src/features/mail/server/reply-address');
    const [ours] = await query<{ id: string }>(site, `select message_id as id from mails where "to" = $1`, [
      ticket.email,
    ]);
    const wanted = MAIL_CASES.map(([name, make, outcome], at) => {
      const fresh = `fresh${at}@chapter.example`;
      const reply = replyAddress('hello@colonnade.example', {
        collection: 'support-tickets',
        id: String(ticket.id),
      });
      const raw = make({ fresh, asker: ticket.email, ours: ours?.id ?? '', reply });
      dovecot.deliver(raw);
      return { name, id: /^Message-ID: (.*)\r$/m.exec(raw.toString())?.[1], state: STATES[outcome] };
    });
    const states = async () =>
      new Map(
        (
          await query<{ id: string; state: string }>(
            site,
            'select message_id as id, state::text from incoming_mails',
          )
        ).map(({ id, state }) => [id, state]),
      );
    await waitUntil(60_000, async () => (await states()).size > wanted.length);
    const found = await states();
    expect(wanted.map(({ name, id = '' }) => [name, found.get(id)])).toEqual(
      wanted.map(({ name, state }) => [name, state]),
    );
  });

  it('loses and doubles nothing while the worker is killed again and again', async () => {
    const names = numbered('Killed by IMAP', 20);
    for (const [at, subject] of names.entries()) {
      dovecot.deliver(rawMail({ subject }));
      if (at % 7 !== 3) continue;
      await waitUntil(20_000, async () => (await subjects(site, 'Killed by IMAP%')).length > 0);
      await site.kill('worker');
      await site.revive();
    }
    await waitUntil(60_000, async () => (await subjects(site, 'Killed by IMAP%')).length >= names.length);
    await waitUntil(20_000, () => dovecot.seen() === 21 + MAIL_CASES.length);
    expect(await subjects(site, 'Killed by IMAP%')).toEqual(names);
  });
});

describe.skipIf(!hasDovecot())('IMAP with an access token, against Dovecot', () => {
  const seen: string[] = [];
  let site: Site;
  let issuer: Server;
  let dovecot: Awaited<ReturnType<typeof startDovecot>>;
  let folder: string;
  const tokenFile = () => path.join(folder, 'token');

  beforeAll(async () => {
    // The server that issued the tokens: one has expired.
    issuer = createServer(async (call, answer) => {
      const token = new URLSearchParams(await readText(call)).get('token') ?? '';
      seen.push(token);
      const known =
        token === 'renewed' ? { active: true, username: 'hello@colonnade.example' } : { active: false };
      answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(known));
    });
    const port = await freePort();
    await new Promise<void>((resolve) => issuer.listen(port, '127.0.0.1', resolve));
    dovecot = await startDovecot('hello@colonnade.example', `http://127.0.0.1:${port}/introspect`);
    folder = mkdtempSync(path.join(tmpdir(), 'colonnade-token-'));
    writeFileSync(tokenFile(), 'expired\n');
    const env = { IMAP_URL: dovecot.url, IMAP_TOKEN_FILE: tokenFile(), MAIL_AUTHSERV_ID: TRUSTED };
    site = await startSite({ env, worker: true });
  });
  afterAll(async () => {
    await site?.stop();
    await dovecot?.stop();
    issuer?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says that an expired token is refused, and reads on once something has renewed it', async () => {
    await waitUntil(40_000, () => /the mailbox at 127\.0\.0\.1 cannot be read/.test(site.output()));
    expect(seen[0]).toBe('expired');
    writeFileSync(tokenFile(), 'renewed\n');
    await waitUntil(
      40_000,
      async () => (await query(site, 'select 1 from site.imap_positions')).length === 1,
    );
    dovecot.deliver(rawMail({ subject: 'By token' }));
    await waitUntil(40_000, async () => (await subjects(site, 'By token')).length === 1);
    expect(seen.at(-1)).toBe('renewed');
    expect(site.output()).not.toMatch(/expired|renewed/);
  });
});
