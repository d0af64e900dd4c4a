import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { visitPath } from '../../src/features/support/server/ticket-link';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { messagesOf, post, reply, request, type Sent, setStatus } from '../support/tickets';

const DAY = 24 * 3600_000;
let site: Site;
let visitors = 0;
/** Each from its own address, so that they do not share limits. */
const from = (address?: string): Record<string, string> => {
  visitors += 1;
  return { 'X-Forwarded-For': address ?? `198.51.100.${visitors}` };
};

beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMIT_SUPPORT: '20', TRUSTED_PROXIES: '127.0.0.1' } });
  Object.assign(process.env, { PAYLOAD_SECRET: site.env.PAYLOAD_SECRET, SITE_URL: site.url });
});
afterAll(() => site?.stop());

const ask = (ticketId: string, email: string, headers = from()) =>
  post(site, '/support/status', { ticketId, email }, headers);
/** @returns the path of the ticket's page */
async function open({ ticketId, email }: Sent): Promise<string> {
  const answer = await ask(ticketId, email);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
const add = (path: string, message: string, headers = from()) =>
  post(site, '/support/status/message', { token: tokenOf(path), message }, headers);
const words = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
const pageOf = async (path: string) => words((await call(site, path)).text);
const statusOf = async ({ id }: Sent) =>
  (
    await query<{ status: string; owed: boolean }>(
      site,
      `select status, due_at > now() + interval '23 hours' as owed from support_tickets where id = $1`,
      [id],
    )
  )[0];
const noticesOf = ({ id }: Sent) =>
  query(site, `select "to", reply_to from mails where kind = 'ticket-message-notice' and related_id = $1`, [
    String(id),
  ]);

describe('ticket and address together', () => {
  it('open the ticket, and only for whoever has its address', async () => {
    const ticket = await request(site, { subject: 'Dues <reminder>' }, from());
    const path = await open({ ...ticket, ticketId: ` ${ticket.ticketId.toLowerCase()} ` });
    expect(path).toMatch(/^\/support\/status\/[\w-]+\.[\w-]{43}$/);
    const page = await call(site, path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toMatch(/private.*no-store|no-store/);
    expect(page.text).toMatch(/<meta name="robots" content="noindex, nofollow/);
    expect(page.text).toContain('<meta name="referrer" content="same-origin"');
    expect(page.text).toContain('Dues &lt;reminder&gt;');
    expect(words(page.text)).toMatch(/Received[\s\S]*It reminds us twice a day\.[\s\S]*Add a message/);
  });

  it('get the same answer for every wrong pair', async () => {
    const [ticket, other] = [await request(site, {}, from()), await request(site, {}, from())];
    const pairs = [
      [ticket.ticketId, other.email],
      [other.ticketId, ticket.email],
      ['CLN-1', ticket.email],
      [ticket.ticketId, 'nobody'],
      ['', ''],
      [`${ticket.ticketId}'`, ticket.email],
      [ticket.ticketId, `x${ticket.email}`],
    ] as const;
    for (const [ticketId, email] of pairs) {
      const answer = await ask(ticketId, email);
      expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([
        303,
        '/support/status?refused=unknown',
        '',
      ]);
    }
    expect(await pageOf('/support/status?refused=unknown')).toContain(
      'We can’t find a request with this ticket ID and email.',
    );
  });

  it('are limited per hour: five for a written address, twenty from one place', async () => {
    const ticket = await request(site, {}, from());
    for (let count = 0; count < 5; count += 1)
      expect((await ask('CLN-1', ticket.email)).headers.get('location')).toContain('refused=unknown');
    const refused = '/support/status?refused=too-many';
    expect((await ask(ticket.ticketId, ticket.email)).headers.get('location')).toBe(refused);
    const place = from();
    for (let count = 0; count < 20; count += 1)
      expect((await ask('CLN-1', `a${count}@example.org`, place)).headers.get('location')).toContain(
        'unknown',
      );
    expect((await ask('CLN-1', 'b@example.org', place)).headers.get('location')).toBe(refused);
  });

  it('are accepted only from this site’s own form', async () => {
    const answer = await ask('CLN-1', 'a@example.org', { ...from(), 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await call(site, '/form-endpoints/support/status', { method: 'POST' })).status).not.toBe(303);
  });
});

describe('a link', () => {
  it('that was changed, expired or lost its ticket says so, and nothing else', async () => {
    const ticket = await request(site, {}, from());
    const good = visitPath(ticket);
    expect((await call(site, good)).status).toBe(200);
    const gone = await request(site, {}, from());
    await query(site, 'delete from support_tickets where id = $1', [gone.id]);
    const bad = [
      `${good}A`,
      good.replace('status/', 'status/x'),
      good.slice(0, -4),
      visitPath({ ...ticket, id: ticket.id + 1000 }),
      visitPath({ ...ticket, email: 'eve@example.com' }),
      visitPath(ticket, Date.now() - DAY),
      visitPath(gone),
      '/support/status/abc',
    ];
    for (const path of bad) {
      const page = await call(site, path);
      expect([page.status, words(page.text).includes('This link no longer works')], path).toEqual([
        404,
        true,
      ]);
      expect(page.text).not.toContain('Dues reminder');
      expect((await add(path, 'Hello.')).headers.get('location')).toBe(
        '/support/status/message?refused=link',
      );
    }
  });

  it('ends when the address is corrected', async () => {
    const ticket = await request(site, {}, from());
    const path = visitPath(ticket);
    await query(site, `update support_tickets set email = 'right@example.com' where id = $1`, [ticket.id]);
    expect((await call(site, path)).status).toBe(404);
  });
});

describe('what a requester adds', () => {
  it.each([
    ['new', 'new'],
    ['open', 'open'],
    ['waiting-on-you', 'open'],
    ['resolved', 'open'],
  ])('to a ticket that is %s leaves it %s, and tells the team once', async (before, after) => {
    const ticket = await request(site, {}, from());
    if (before !== 'new') await setStatus(site, ticket, before);
    const path = visitPath(ticket);
    const [first, second] = await Promise.all([
      add(path, 'And on\r\nSundays.'),
      add(path, 'And on\nSundays.'),
    ]);
    for (const answer of [first, second, await add(path, 'And on\nSundays.')])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?sent=yes`]);
    expect(await messagesOf(site, ticket)).toEqual([
      { direction: 'requester', author: null, body: 'And on\nSundays.', mail_id: expect.any(Number) },
    ]);
    expect(await noticesOf(ticket)).toEqual([{ to: 'hello@colonnade.example', reply_to: ticket.email }]);
    const moved = after !== before;
    expect((await statusOf(ticket))?.status).toBe(after);
    if (moved) expect((await statusOf(ticket))?.owed).toBe(true);
    const transitions = await query(site, 'select by, reason from transitions where subject_id = $1', [
      String(ticket.id),
    ]);
    expect(transitions).toEqual(moved ? [{ by: null, reason: 'The sender wrote again.' }] : []);
    expect(await pageOf(`${path}?sent=yes`)).toMatch(/And on\s+Sundays\.[\s\S]*We got your message\./);
  });

  it('to spam is stored, sends no email and changes no state; the page reveals no internal state', async () => {
    const ticket = await request(site, {}, from());
    await setStatus(site, ticket, 'spam');
    const path = visitPath(ticket);
    expect((await add(path, 'I am no robot.')).headers.get('location')).toBe(`${path}?sent=yes`);
    expect(await messagesOf(site, ticket)).toMatchObject([{ body: 'I am no robot.', mail_id: null }]);
    expect([(await statusOf(ticket))?.status, await noticesOf(ticket)]).toEqual(['spam', []]);
    expect(await pageOf(path)).toMatch(/Status\s+Received/);
    expect((await pageOf(path)).toLowerCase()).not.toContain('spam');
  });

  it('is refused by a closed ticket, without text, and after five in an hour', async () => {
    const ticket = await request(site, {}, from());
    const path = visitPath(ticket);
    const refusal = async (message: string) =>
      (await add(path, message)).headers.get('location')?.replace('/support/status/message?refused=', '');
    for (const blank of ['', ' \u200b\n', 'x'.repeat(5001), 'a\u0000b'])
      expect(await refusal(blank)).toBe('message');
    expect(await refusal('x'.repeat(66_000))).toBe('too-large');
    for (let count = 0; count < 5; count += 1) await add(path, `Message ${count}.`);
    expect(await refusal('One more.')).toBe('too-many');
    expect(await messagesOf(site, ticket)).toHaveLength(5);
    await setStatus(site, ticket, 'closed');
    const closed = await request(site, {}, from());
    await setStatus(site, closed, 'closed');
    expect((await add(visitPath(closed), 'Hello?')).headers.get('location')).toContain('refused=closed');
    expect(await pageOf(visitPath(closed))).not.toContain('Add a message');
    expect(await pageOf('/support/status/message?refused=closed')).toContain('This request is closed.');
  });
});

it('shows answers as the team’s, and no internal data of staff', async () => {
  const ticket = await request(site, {}, from());
  const admin = await signIn(site);
  await reply(site, ticket, 'It’s fixed.', admin);
  await query(
    site,
    `insert into notes (subject, subject_id, by, text) values ('support-tickets', $1, 'admin', 'A difficult one.')`,
    [String(ticket.id)],
  );
  await query(site, `update support_tickets set staff_priority = 'urgent' where id = $1`, [ticket.id]);
  const { text } = await call(site, visitPath(ticket));
  expect(words(text)).toMatch(/Waiting on you[\s\S]*The Colonnade team[\s\S]*It’s fixed\./);
  for (const secret of ['A difficult one', 'urgent', 'Urgent', '"admin"', '>admin<'])
    expect(text, secret).not.toContain(secret);
});

describe('a closed ticket', () => {
  const closed = async (days: number) => {
    const ticket = await request(site, {}, from());
    await setStatus(site, ticket, 'closed');
    await query(
      site,
      `insert into transitions (subject, subject_id, left_state, new_state, by, created_at)
       values ('support-tickets', $1::text, 'resolved', 'closed', 'nora', now() - $2 * interval '1 day')`,
      [ticket.id, days],
    );
    return ticket;
  };

  it('is reopened by a message within 30 days', async () => {
    const ticket = await closed(29);
    const path = visitPath(ticket);
    expect(await pageOf(path)).toMatch(/This request is closed\. If it isn’t solved, write below until/);
    expect((await add(path, 'It is back.')).headers.get('location')).toBe(`${path}?sent=yes`);
    expect(await statusOf(ticket)).toEqual({ status: 'open', owed: true });
  });

  it('stays closed after them', async () => {
    const ticket = await closed(31);
    const path = visitPath(ticket);
    expect((await add(path, 'Hello?')).headers.get('location')).toContain('refused=closed');
    expect(await pageOf(path)).toMatch(/Please send a new one and mention its number/);
    expect((await statusOf(ticket))?.status).toBe('closed');
  });
});

describe('business hours', () => {
  const publish = async (hours: object) =>
    send(site, '/admin/api/globals/brand', { hours, _status: 'published' }, { cookie: await signIn(site) });
  const RULE =
    'The 24 hours start when we’re open (Saturday 9:00 AM to 5:00 PM, UTC) and leave out the days we’re closed.';
  const saturday = { day: 'saturday', opens: '09:00', closes: '17:00' };

  it.each([
    [{ zone: 'Nowhere/Town' }, 'hours.zone', 'Please enter a time zone such as America/New_York'],
    [{ days: [saturday] }, 'hours.zone', 'Hours need a time zone, such as America/New_York'],
    [
      { zone: 'UTC', days: [{ ...saturday, closes: '08:59' }] },
      'hours.days.0.closes',
      'This must be later than when you open',
    ],
    [
      { zone: 'UTC', days: [{ ...saturday, opens: '9' }] },
      'hours.days.0.opens',
      'Please enter a time from 00:00 to 23:59, such as 09:00',
    ],
    [
      { zone: 'UTC', days: [saturday, saturday] },
      'hours.days.1.day',
      'This day already has hours in a row above',
    ],
    [
      { zone: 'UTC', closed: [{ date: '2030-12-25T12:00:00.000Z', name: 'Christmas' }] },
      'hours.closed.0.date',
      'Closing days need opening hours: add the days on which you’re open',
    ],
    [
      {
        zone: 'UTC',
        days: [saturday],
        closed: [1, 2].map(() => ({ date: '2030-12-25T12:00:00.000Z', name: 'Christmas' })),
      },
      'hours.closed.1.date',
      'This day is already in a row above',
    ],
  ])('are refused at the field: %j', async (hours, path, message) => {
    const answer = await publish(hours);
    expect(answer.status, answer.text).toBe(400);
    const refused = JSON.parse(answer.text).errors[0].data.errors;
    expect(refused).toEqual([expect.objectContaining({ path, message })]);
  });

  it('move the due time of new requests only, and are shown where the promise is made', async () => {
    const before = await request(site, {}, from());
    expect(await pageOf('/support')).not.toContain('The 24 hours start');
    expect((await call(site, '/merch')).status).toBe(200);
    // Three days from now, so that neither today nor the days around midnight are open.
    const [open] = await query<{ name: string; due: Date }>(
      site,
      `select to_char(day, 'FMDay') as name, day + interval '7 days 9 hours' as due
       from (select date_trunc('day', now(), 'UTC') + interval '3 days' as day) as days`,
    );
    const answer = await publish({
      zone: 'UTC',
      days: [{ ...saturday, day: open?.name.toLowerCase() }],
      closed: [{ date: '2099-12-25T12:00:00.000Z', name: 'Christmas' }],
    });
    expect(answer.status, answer.text).toBe(200);
    const rule = `${RULE.replace('Saturday', open?.name ?? '')} We’re also closed on December 25 (Christmas).`;
    for (const path of ['/support', '/merch']) expect(await pageOf(path)).toContain(rule);

    // 15 hours of that day count, and 9 of the same day a week later. Requests count by new hours after a second.
    const ticket = await vi.waitFor(
      async () => {
        const sent = await request(site, {}, from());
        expect(await query(site, 'select due_at from support_tickets where id = $1', [sent.id])).toEqual([
          { due_at: open?.due },
        ]);
        return sent;
      },
      { timeout: 20_000, interval: 300 },
    );
    expect(await statusOf(before)).toEqual({ status: 'new', owed: true });
    expect(await pageOf(visitPath(ticket))).toContain(
      `We have your request and will answer within 24 hours. ${rule}`,
    );
    const [mail] = await query<{ text: string }>(
      site,
      `select text from mails where kind = 'ticket-acknowledgement' and "to" = $1`,
      [ticket.email],
    );
    expect(mail?.text.replaceAll('\n', ' ')).toContain(rule);
    await setStatus(site, ticket, 'resolved');
    expect(await pageOf(visitPath(ticket))).not.toContain('The 24 hours start');

    expect((await publish({ zone: '', days: [], closed: [] })).status).toBe(200);
    expect(await pageOf('/support')).not.toContain('The 24 hours start');
    expect(await statusOf(await request(site, {}, from()))).toEqual({ status: 'new', owed: true });
  });
});
