import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNLOCK_STALE } from '../../src/worker/presence';
import { application, call, query, send, signIn, someone, ticket } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type ReceivedMail, type Smtp, startSmtp } from '../support/smtp-fake';
import { reply, request } from '../support/tickets';

let smtp: Smtp;
let site: Site;
beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

const until = async (wanted: () => Promise<boolean>, ms = 20_000) => {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await wanted()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The condition was not met within ${ms} ms`);
};
const states = async (address: string) =>
  (
    await query<{ state: string }>(
      site,
      'select state::text from mails where $1 in ("to", reply_to) order by id',
      [address],
    )
  ).map(({ state }) => state);
const header = ({ parsed }: ReceivedMail, name: string) =>
  parsed.headers.find(({ key }) => key === name.toLowerCase())?.value;

describe('an answer whose recipient does not exist', () => {
  it('is failed at once, the ticket waits again, and no newsletter goes there', async () => {
    const asked = await request(site);
    await smtp.waitForMail(({ to }) => to[0] === asked.email);
    smtp.refuseRecipients((address) =>
      address === asked.email ? { code: 550, text: '5.1.1 User unknown' } : undefined,
    );
    await reply(site, asked, 'Under Dues, then Paid.', await signIn(site));
    const look = `select t.status::text, m.state::text, m.last_error, s.reason::text from support_tickets t, mails m
      left join suppressions s on s.email = lower(m."to") where t.id = $1 and m."to" = t.email and m.kind = 'ticket-reply'`;
    await until(async () => (await query<{ state: string }>(site, look, [asked.id]))[0]?.state === 'failed');
    smtp.refuseRecipients(() => undefined);
    expect(await query(site, look, [asked.id])).toEqual([
      {
        status: 'open',
        state: 'failed',
        last_error: 'Came back. The mailbox does not exist (5.1.1): 550 5.1.1 User unknown',
        reason: 'bounced',
      },
    ]);
  });
});

describe('a support request', () => {
  it('is emailed to the team and acknowledged to its sender, once each', async () => {
    const body = ticket({
      subject: 'Hello\r\nBcc: victim@example.com\u202E',
      name: 'Eve\r\nCc: victim@example.com',
    });
    const { ticketId } = JSON.parse((await send(site, '/api/support', body)).text);
    const notice = await smtp.waitForMail(({ parsed }) => parsed.replyTo?.[0]?.address === body.email);
    expect(notice.to).toEqual(['hello@colonnade.example']);
    expect(notice.parsed.subject).toBe(
      `[${ticketId}] [Low] Billing & Payments: Hello Bcc: victim@example.com`,
    );
    expect(notice.parsed.text).toContain('> It reminds us twice a day.');
    expect(header(notice, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(notice, 'Bcc') ?? header(notice, 'Cc')).toBeUndefined();

    const reply = await smtp.waitForMail(({ to }) => to[0] === body.email);
    expect(reply.to).toEqual([body.email]);
    expect(reply.parsed.subject).toBe(`We received your support request ${ticketId}`);
    expect(reply.parsed.from).toEqual({ name: 'Colonnade', address: 'hello@colonnade.example' });
    expect(reply.parsed.replyTo?.[0]?.address).toBe('hello@colonnade.example');
    expect(header(reply, 'Auto-Submitted')).toBe('auto-replied');
    expect(header(reply, 'X-Auto-Response-Suppress')).toBe('All');
    expect(header(reply, 'Precedence')).toBe('bulk');
    const said = [reply.parsed.subject, reply.parsed.text, reply.parsed.html].join('\n');
    const ownWords = said.replaceAll(/status\/[\w.-]+/g, '');
    for (const typed of ['Eve', 'Hello\r\nBcc', 'victim', 'It reminds us'])
      expect(ownWords).not.toContain(typed);

    await until(async () => (await states(body.email)).every((state) => state === 'sent'));
    // No job is left that could send the email again.
    const jobs = `select 1 from graphile_worker.jobs where task_identifier = 'send-mail'`;
    await until(async () => (await query(site, jobs)).length === 0);
    expect(smtp.mails.filter(({ raw }) => raw.includes(ticketId))).toHaveLength(2);
  });

  it('is emailed once although the worker is killed midway', async () => {
    const bodies = Array.from({ length: 25 }, () => ticket());
    await Promise.all(bodies.map((body) => send(site, '/api/support', body)));
    const before = smtp.mails.length;
    await until(async () => smtp.mails.length > before + 2);
    await site.kill('worker');
    await site.revive();
    for (const { email } of bodies) {
      await smtp.waitForMail(({ parsed }) => parsed.replyTo?.[0]?.address === email, 30_000);
      await smtp.waitForMail(({ to }) => to[0] === email, 30_000);
    }
    const byId = new Map(smtp.mails.map((mail) => [mail.parsed.messageId, mail]));
    const notices = [...byId.values()].filter(({ parsed }) =>
      bodies.some(({ email }) => parsed.replyTo?.[0]?.address === email),
    );
    expect(notices).toHaveLength(25);
  });

  it('waits, visibly, for a mail server that refuses for now', async () => {
    smtp.refuseWith({ code: 451, text: 'try again later' });
    const body = ticket();
    await send(site, '/api/support', body);
    const waiting = () =>
      query<{ attempts: string; last_error: string | null }>(
        site,
        `select attempts, last_error from mails where reply_to = $1 and state = 'waiting' and last_error is not null`,
        [body.email],
      );
    await until(async () => (await waiting()).length === 1);
    expect((await waiting())[0]?.last_error).toContain('try again later');
    smtp.refuseWith(undefined);
    await smtp.waitForMail(({ parsed }) => parsed.replyTo?.[0]?.address === body.email, 30_000);
    await until(async () => (await states(body.email)).every((state) => state === 'sent'), 30_000);
  });

  it('that a person answers during an outage is not acknowledged after that', async () => {
    smtp.refuseWith({ code: 451, text: 'try again later' });
    const asked = await request(site);
    const acknowledged = async () =>
      (
        await query<{ state: string; last_error: string | null }>(
          site,
          `select state::text, last_error from mails where "to" = $1 and kind = 'ticket-acknowledgement'`,
          [asked.email],
        )
      )[0];
    await until(async () => Boolean((await acknowledged())?.last_error));
    await reply(site, asked, 'Under Dues, then Paid.', await signIn(site));
    smtp.refuseWith(undefined);
    await query(site, 'update graphile_worker._private_jobs set run_at = now()');
    await smtp.waitForMail(
      ({ to, parsed }) => to[0] === asked.email && parsed.text?.includes('Under Dues') === true,
    );
    await until(async () => (await acknowledged())?.state === 'kept');
    expect((await acknowledged())?.last_error).toBe('Not sent: a person answered first.');
    expect(smtp.mails.filter(({ to }) => to[0] === asked.email)).toHaveLength(1);
  });
});

it('emails an application to the team and acknowledges it', async () => {
  const body = application();
  await send(site, '/api/waitlist', body);
  const notice = await smtp.waitForMail(({ parsed }) => parsed.replyTo?.[0]?.address === body.email);
  expect(notice.parsed.subject).toBe('New Founding Chapter Application: ΑΦΑ');
  const reply = await smtp.waitForMail(({ to }) => to[0] === body.email);
  expect(reply.parsed.subject).toBe('Colonnade received your founding chapter application');
  expect(reply.parsed.text).not.toContain('ΑΦΑ');
});

describe('the newsletter', () => {
  const state = async (email: string) =>
    (await query<{ state: string }>(site, 'select state::text from newsletter where email = $1', [email]))[0]
      ?.state;
  const linkIn = (text: string | undefined, path: string) =>
    new RegExp(`${site.url}(${path}\\?token=\\S+)`).exec(text ?? '')?.[1] ?? '';
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it('asks first; GET changes nothing, POST confirms; one click unsubscribes, repeatedly', async () => {
    const email = someone();
    await send(site, '/api/newsletter', { email, name: 'Visit http://spam.example' });
    expect(await state(email)).toBe('pending');
    const mail = await smtp.waitForMail(({ to }) => to[0] === email);
    expect(mail.raw).not.toContain('spam.example');
    const confirm = linkIn(mail.parsed.text, '/newsletter/confirm');
    const page = await call(site, confirm);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Yes, subscribe me');
    expect(await state(email)).toBe('pending');
    const confirmed = await call(site, confirm, { method: 'POST', body: 'from=page', headers: form });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      '/newsletter/confirm?result=done',
    ]);
    expect(await state(email)).toBe('confirmed');

    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const target = header(mail, 'List-Unsubscribe')?.replace(/\s|[<>]/g, '') ?? '';
    const unsubscribe = target.replace(site.url, '');
    expect((await call(site, unsubscribe)).text).toContain('Unsubscribe');
    expect(await state(email)).toBe('confirmed');
    for (const body of ['List-Unsubscribe=One-Click', 'List-Unsubscribe=One-Click']) {
      const headers = { ...form, Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
      const answer = await call(site, unsubscribe, { method: 'POST', body, headers });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
      expect(await state(email)).toBe('unsubscribed');
    }
  });

  it('accepts no token of another purpose', async () => {
    const email = someone();
    await send(site, '/api/newsletter', { email });
    const mail = await smtp.waitForMail(({ to }) => to[0] === email);
    const wrong = linkIn(mail.parsed.text, '/newsletter/unsubscribe').replace('unsubscribe', 'confirm');
    const answer = await call(site, wrong, { method: 'POST', body: '', headers: form });
    expect([answer.status, answer.text]).toEqual([400, 'This link is not valid']);
    expect(await state(email)).toBe('pending');
  });
});

describe('the jobs of a worker', () => {
  let holder: Client;
  beforeAll(async () => {
    holder = new Client({ connectionString: site.databaseUrl });
    await holder.connect();
  });
  afterAll(() => holder?.end());

  const lockOf = async (task: string) =>
    (
      await query<{ locked_by: string | null }>(
        site,
        `select locked_by from graphile_worker._private_jobs as job
           join graphile_worker._private_tasks as task on task.id = job.task_id where identifier = $1`,
        [task],
      )
    )[0]?.locked_by;

  it('are never released while it lives, however long they take, and are once it died', async () => {
    // The worker's job waits for this table, as a long one would for a slow mail server.
    await holder.query('begin');
    await holder.query('lock table site.idempotency in access exclusive mode');
    await query(site, "select graphile_worker.add_job('tidy-up')");
    await until(async () => Boolean(await lockOf('tidy-up')));
    const living = await lockOf('tidy-up');
    await query(site, "select graphile_worker.add_job('of-the-dead', run_at => now() + interval '1 day')");
    await query(
      site,
      `update graphile_worker._private_jobs set locked_at = now() - interval '3 hours',
       locked_by = coalesce(locked_by, 'a-worker-that-is-gone')`,
    );

    await query(site, UNLOCK_STALE);
    expect([await lockOf('tidy-up'), await lockOf('of-the-dead')]).toEqual([living, null]);

    await site.kill('worker');
    await until(async () => {
      await query(site, UNLOCK_STALE);
      return (await lockOf('tidy-up')) === null;
    });
  });
});
