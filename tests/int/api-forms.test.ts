import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application, call, query, send, someone, ticket } from '../support/api';
import { waitOutMinimumTime } from '../support/minimum-time';
import { type Site, startSite } from '../support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe('POST /api/support', () => {
  it('answers 201 with a ticket id and stores the request', async () => {
    const body = ticket({ subject: '  Caf\u0065\u0301 dues  ' });
    const answer = await send(site, '/api/support', body);
    expect(answer.status).toBe(201);
    expect(answer.type).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toContain('Cookie');
    const { ticketId, ...rest } = JSON.parse(answer.text);
    expect(ticketId).toMatch(/^CLN-\d{13}$/);
    expect(rest).toEqual({});
    const rows = await query(
      site,
      `select name, email, subject, category::text, message, priority::text, status::text, quarantined, reference
       from support_tickets where ticket_id = $1`,
      [ticketId],
    );
    expect(rows).toEqual([
      { ...body, subject: 'Caf\u00e9 dues', status: 'new', quarantined: false, reference: null },
    ]);
  });

  it('gives every request a unique id under load', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => send(site, '/api/support', ticket())),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(120).fill(201));
    expect(new Set(answers.map((answer) => JSON.parse(answer.text).ticketId)).size).toBe(120);
  });

  it('takes the next id when another process has given this one', async () => {
    const until = Date.now() + 4000;
    await query(
      site,
      `insert into support_tickets (ticket_id, name, email, subject, message, category, priority)
       select 'CLN-' || n, 'x', 'x@example.com', 'taken', 'taken', 'other', 'low'
       from generate_series($1::bigint, $2::bigint, 2) as n on conflict do nothing`,
      [Date.now(), until],
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(site, '/api/support', ticket())));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
  });

  it('queues a notice to the team and an acknowledgement to the sender with it', async () => {
    const body = ticket();
    const { ticketId } = JSON.parse((await send(site, '/api/support', body)).text);
    const mails = await query(
      site,
      `select m.kind, m."to", m.reply_to, m.auto_reply, m.state::text from mails m
       join support_tickets t on m.related_id = t.id::text and m.related_collection = 'support-tickets'
       where t.ticket_id = $1 order by m.id`,
      [ticketId],
    );
    expect(mails).toEqual([
      {
        kind: 'ticket-notice',
        to: 'hello@colonnade.example',
        reply_to: body.email,
        auto_reply: false,
        state: 'waiting',
      },
      {
        kind: 'ticket-acknowledgement',
        to: body.email,
        reply_to: 'hello@colonnade.example',
        auto_reply: true,
        state: 'waiting',
      },
    ]);
  });

  it.each(['mailer-daemon@example.com', 'no-reply@example.com', 'HELLO@colonnade.example'])(
    'sends %s no automatic reply',
    async (email) => {
      await send(site, '/api/support', ticket({ email }));
      const kinds = await query(site, `select kind from mails where lower("to") = lower($1) and auto_reply`, [
        email,
      ]);
      expect(kinds).toEqual([]);
    },
  );

  it('acknowledges to one mailbox at most five times a day', async () => {
    const email = someone();
    for (let count = 0; count < 7; count += 1) await send(site, '/api/support', ticket({ email }));
    expect(await query(site, `select 1 from mails where "to" = $1 and auto_reply`, [email])).toHaveLength(5);
  });
});

describe('POST /api/waitlist', () => {
  it('answers 201 {"success":true} and stores the application, pending review', async () => {
    const body = application();
    const answer = await send(site, '/api/waitlist', body);
    expect([answer.status, answer.text]).toEqual([201, '{"success":true}']);
    const rows = await query(
      site,
      `select full_name, organization, organization_size::text, status::text, quarantined from waitlist where email = $1`,
      [body.email],
    );
    expect(rows).toEqual([
      {
        full_name: 'Ada Lovelace',
        organization: 'ΑΦΑ',
        organization_size: '26-50',
        status: 'pending-review',
        quarantined: false,
      },
    ]);
    const mails = await query(site, `select kind from mails where $1 in ("to", reply_to) order by id`, [
      body.email,
    ]);
    expect(mails).toEqual([{ kind: 'application-notice' }, { kind: 'application-acknowledgement' }]);
  });
});

describe('POST /api/newsletter', () => {
  const rows = (email: string) =>
    query<{ state: string; name: string | null }>(
      site,
      'select state::text, name from newsletter where email = $1',
      [email.toLowerCase()],
    );

  it('answers the same for new, known, pending and unsubscribed addresses', async () => {
    const email = `MiXed.${someone()}`;
    for (const state of ['new', 'confirmed', 'pending', 'unsubscribed']) {
      const known = state === 'new' ? 'confirmed' : state;
      await query(site, 'update newsletter set state = $2 where email = $1', [email.toLowerCase(), known]);
      const answer = await send(site, '/api/newsletter', { email });
      expect([answer.status, answer.text]).toEqual([201, '{"success":true}']);
    }
    expect(await rows(email)).toEqual([{ state: 'confirmed', name: null }]);
  });

  it('accepts an optional name', async () => {
    const email = someone();
    await send(site, '/api/newsletter', { email, name: 'Ada' });
    expect(await rows(email)).toEqual([{ state: 'confirmed', name: 'Ada' }]);
  });

  it('subscribes directly if no email can ask first, and sends no email', async () => {
    const email = someone();
    await send(site, '/api/newsletter', { email });
    expect(await rows(email)).toEqual([{ state: 'confirmed', name: null }]);
    expect(await query(site, 'select 1 from mails where "to" = $1', [email])).toEqual([]);
  });
});

describe('traps', () => {
  it.each([
    ['/api/support', ticket, 'support_tickets'],
    ['/api/waitlist', application, 'waitlist'],
    ['/api/newsletter', () => ({ email: someone() }), 'newsletter'],
  ] as const)('%s answers a robot alike, stores it apart and sends no email', async (path, body, table) => {
    const filled = { ...body(), website: 'http://spam.example' };
    const answer = await send(site, path, filled);
    expect(answer.status).toBe(201);
    expect(await query(site, `select quarantined from ${table} where email = $1`, [filled.email])).toEqual([
      { quarantined: true },
    ]);
    expect(await query(site, 'select 1 from mails where $1 in ("to", reply_to)', [filled.email])).toEqual([]);
  });

  it('marks a support request from a robot as spam', async () => {
    const { ticketId } = JSON.parse((await send(site, '/api/support', ticket({ website: 'x' }))).text);
    const rows = await query(site, 'select status::text from support_tickets where ticket_id = $1', [
      ticketId,
    ]);
    expect(rows).toEqual([{ status: 'spam' }]);
  });

  it('catches a form sent right after its page was rendered', async () => {
    const page = await call(site, '/support');
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.text)?.[1];
    expect(formToken).toMatch(/^[\w-]+\.[\w-]{43}$/);
    const fresh = await call(site, '/support');
    const quick = ticket({ formToken: /name="formToken" value="([^"]+)"/.exec(fresh.text)?.[1] });
    await send(site, '/api/support', quick);
    expect(
      await query(site, 'select status::text from support_tickets where email = $1', [quick.email]),
    ).toEqual([{ status: 'spam' }]);
    await waitOutMinimumTime();
    const patient = ticket({ formToken });
    await send(site, '/api/support', patient);
    expect(
      await query(site, 'select status::text from support_tickets where email = $1', [patient.email]),
    ).toEqual([{ status: 'new' }]);
  });
});
