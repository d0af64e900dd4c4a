import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { signInEachRole } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';
import { type Smtp, startSmtp } from '../support/smtp-fake';
import { messagesOf, request, type Sent } from '../support/tickets';

const PASSWORD = 'a-password-of-the-tests';
let smtp: Smtp;
let site: Site;
/** Two who answer, and one who may not. */
let nora: string;
let theo: string;
let edna: string;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ env: { SMTP_URL: smtp.url }, worker: true });
  const cookies = await signInEachRole(site);
  nora = cookies.support ?? '';
  edna = cookies.editor ?? '';
  await send(
    site,
    '/admin/api/users',
    { username: 'theo', password: PASSWORD, role: 'support' },
    { Cookie: cookies.admin ?? '' },
  );
  theo = await signIn(site, { username: 'theo', password: PASSWORD });
});
afterAll(async () => {
  await site?.stop();
  await smtp?.stop();
});

type Shown = {
  status: string;
  dueAt: string | null;
  assignee: number | null;
  seen: string;
  entries: { type: string; text: string; author: string | null; mail: string | null }[];
  drafts: { mode: string; text: string; subject: string }[];
  people: { username: string; isWriting: boolean }[];
  ways: { to: string | null; label: string }[];
  closed: string | null;
  earlier: { kind: string; title: string }[];
  history: { text: string; by: string | null }[];
  cameBack: { kind: string; problem: string; at: string } | null;
};

const at = (ticket: Sent, part = '') => `/admin/api/desk/ticket-${ticket.id}${part}`;
const read = async (path: string, cookie = nora) => {
  const { status, text } = await call(site, path, { headers: { Cookie: cookie } });
  expect(status, text).toBe(200);
  return JSON.parse(text) as Shown;
};
type Answer = { text: string; to: string | null; seen?: string; subject?: string };
const answer = async (
  path: string,
  { seen, subject = '', ...words }: Answer,
  cookie = nora,
  key = randomUUID(),
) =>
  send(
    site,
    `${path}/answers`,
    { ...words, subject, seen: seen ?? (await read(path, cookie)).seen },
    { Cookie: cookie, 'Idempotency-Key': key },
  );
const settle = (path: string, step: string, id: number, cookie = nora) =>
  send(site, `${path}/pending`, { answer: id, step }, { Cookie: cookie });
const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { answer: number }).answer;

describe('an answer', () => {
  it('waits for ten seconds, and is then sent; it moves the ticket and assigns it', async () => {
    const ticket = await request(site);
    const sent = await answer(at(ticket), { text: 'It leaves by itself.', to: 'waiting-on-you' });
    expect(sent.status).toBe(201);
    const jobs = await query<{ wait: number }>(
      site,
      `select extract(epoch from j.run_at - m.created_at)::float as wait from mails m
       join graphile_worker._private_jobs j on (j.payload->>'mailId')::int = m.id
       where m.kind = 'ticket-reply' and m."to" = $1`,
      [ticket.email],
    );
    expect(jobs).toEqual([{ wait: expect.closeTo(10, 0) }]);
    expect(await read(at(ticket))).toMatchObject({
      status: 'waiting-on-you',
      // The promise is kept when the answer was handed over, not when it was typed.
      dueAt: expect.any(String),
      assignee: expect.any(Number),
      entries: [{ type: 'staff', author: 'support', text: 'It leaves by itself.', mail: 'waiting' }],
      drafts: [],
    });
    const mail = await smtp.waitForMail(
      ({ parsed }) => parsed.text?.includes('leaves by itself') ?? false,
      30_000,
    );
    expect(mail.to).toEqual([ticket.email]);
    await expect.poll(async () => (await read(at(ticket))).dueAt).toBeNull();
    expect((await settle(at(ticket), 'take-back', idOf(sent))).status).toBe(409);
    expect(await messagesOf(site, ticket)).toHaveLength(1);
  });

  it('can be taken back: nothing was sent, state, clock and history are as before, the text is a draft', async () => {
    const ticket = await request(site);
    const before = await read(at(ticket));
    const sent = await answer(at(ticket), { text: 'Too early.', to: 'resolved' });
    expect((await read(at(ticket))).history).toMatchObject([{ text: 'New → Resolved' }]);
    expect((await settle(at(ticket), 'take-back', idOf(sent))).status).toBe(204);
    expect(await read(at(ticket))).toMatchObject({
      status: 'new',
      dueAt: before.dueAt,
      assignee: null,
      seen: before.seen,
      entries: [],
      history: [],
      drafts: [{ mode: 'reply', text: 'Too early.', subject: '' }],
    });
    const left = `select 1 from mails where kind = 'ticket-reply' and "to" = $1
      union all select 1 from graphile_worker._private_jobs j, mails m
      where (j.payload->>'mailId')::int = m.id and m.kind = 'ticket-reply' and m."to" = $1`;
    expect(await query(site, left, [ticket.email])).toEqual([]);
  });

  it('can be taken back only by its writer, and sent at once', async () => {
    const ticket = await request(site);
    const sent = await answer(at(ticket), { text: 'Leaves now.', to: 'waiting-on-you' });
    expect((await settle(at(ticket), 'take-back', idOf(sent), theo)).status).toBe(404);
    expect((await settle(at(ticket), 'send-now', idOf(sent))).status).toBe(204);
    const late = await settle(at(ticket), 'take-back', idOf(sent));
    expect([late.status, late.text]).toEqual([409, 'It has already been sent.']);
    await waitUntil(20_000, async () => (await read(at(ticket))).entries[0]?.mail === 'sent');
  });

  it('over newer words is refused until they were seen', async () => {
    const ticket = await request(site);
    const { seen } = await read(at(ticket), theo);
    expect((await answer(at(ticket), { text: 'Nora was first.', to: 'waiting-on-you' })).status).toBe(201);
    const late = await answer(at(ticket), { text: 'Theo too.', to: null, seen }, theo);
    expect([late.status, late.text]).toEqual([
      409,
      'Something new was written meanwhile. Please read it, then send again. Your text is kept.',
    ]);
    expect(await messagesOf(site, ticket)).toHaveLength(1);
    const note = { subject: 'support-tickets', subjectId: String(ticket.id), text: 'Wait for me.' };
    const read2 = await read(at(ticket), theo);
    await send(site, '/admin/api/notes', note, { Cookie: nora });
    expect((await answer(at(ticket), { text: 'Theo too.', to: null, seen: read2.seen }, theo)).status).toBe(
      409,
    );
    expect((await answer(at(ticket), { text: 'Theo too.', to: null }, theo)).status).toBe(201);
  });

  it('has seen what its writer wrote', async () => {
    const ticket = await request(site);
    const { seen } = await read(at(ticket));
    const note = { subject: 'support-tickets', subjectId: String(ticket.id), text: 'Ask the treasurer.' };
    await send(site, '/admin/api/notes', note, { Cookie: nora });
    expect((await read(at(ticket))).seen).toBe(seen);
    const sent = await answer(at(ticket), { text: 'We look.', to: 'open', seen });
    expect([sent.status, JSON.parse(sent.text)]).toEqual([
      201,
      { answer: expect.any(Number), leavesAt: expect.any(String), seen: (await read(at(ticket))).seen },
    ]);
    expect((await read(at(ticket), theo)).seen).not.toBe(seen);
  });

  it('keeps the clock when more is to come, and moves only where the table allows', async () => {
    const ticket = await request(site);
    expect((await read(at(ticket))).ways).toEqual([
      { to: 'waiting-on-you', label: 'Send and wait' },
      { to: 'resolved', label: 'Send and resolve' },
      { to: 'open', label: 'Send and keep open' },
    ]);
    const { dueAt } = await read(at(ticket));
    expect((await answer(at(ticket), { text: 'We look.', to: 'open' })).status).toBe(201);
    expect(await read(at(ticket))).toMatchObject({ status: 'open', dueAt });
    expect((await answer(at(ticket), { text: 'Closed.', to: 'closed' })).status).toBe(409);
  });

  it('with a placeholder that has no value is refused with a sentence', async () => {
    const ticket = await request(site);
    const refused = await answer(at(ticket), { text: 'Your quote {quoteId} is ready.', to: null });
    expect(refused.status).toBe(409);
    const open = await answer(at(ticket), { text: 'Your quote {quoteId} is ready.', to: 'waiting-on-you' });
    expect([open.status, open.text]).toEqual([
      400,
      'This ticket has no quote number for {quoteId}. Fill it in or take it out, then send.',
    ]);
  });

  it('is stored once, however often it is sent', async () => {
    const ticket = await request(site);
    const { seen } = await read(at(ticket));
    const key = randomUUID();
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => answer(at(ticket), { text: 'Once.', to: 'resolved', seen }, nora, key)),
    );
    expect(new Set(tries.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`201 ${tries[0]?.text}`]),
    );
    expect(await messagesOf(site, ticket)).toHaveLength(1);
    expect((await answer(at(ticket), { text: 'Once.', to: 'resolved', seen }, nora, key)).status).toBe(201);
  });

  it('to suspected spam, or to a closed ticket, is refused', async () => {
    const ticket = await request(site);
    await query(site, `update support_tickets set status = 'closed', due_at = null where id = $1`, [
      ticket.id,
    ]);
    expect(await read(at(ticket))).toMatchObject({
      ways: [],
      closed: 'This ticket is Closed: reopen it before you answer.',
    });
    expect((await answer(at(ticket), { text: 'No.', to: null })).status).toBe(400);
  });
});

describe('a quote request and an application', () => {
  it('are answered and taken back in the same way', async () => {
    const [quote] = await query<{ id: number }>(
      site,
      `insert into quotes (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status)
       values ('CLN-Q-DESK', now() + interval '1 day', 't-shirts', 75, '35', 1038.75, 'Formal', 'Ada', 'q@example.com', 'ΑΦΑ', 'new')
       returning id`,
    );
    const path = `/admin/api/desk/quote-${quote?.id}`;
    const words = { text: 'It is $1,387.50.', subject: 'Your quote', to: 'quoted' };
    const sent = await answer(path, words);
    expect([sent.status, sent.text]).toEqual([201, expect.stringContaining('leavesAt')]);
    expect(await read(path)).toMatchObject({
      status: 'quoted',
      entries: [{ type: 'staff', author: 'support', mail: 'waiting' }],
    });
    expect((await settle(path, 'take-back', idOf(sent))).status).toBe(204);
    expect(await read(path)).toMatchObject({
      status: 'new',
      entries: [],
      drafts: [{ mode: 'reply', text: 'It is $1,387.50.', subject: 'Your quote' }],
    });

    const [application] = await query<{ id: number }>(
      site,
      `insert into waitlist (full_name, email, organization, organization_size, status)
       values ('Ada', 'q@example.com', 'ΑΦΑ', '1-25', 'pending-review') returning id`,
    );
    const other = `/admin/api/desk/application-${application?.id}`;
    expect((await read(other)).earlier).toMatchObject([{ kind: 'quote', title: '75 × T-shirts, Formal' }]);
    const question = await answer(other, { text: 'One question.', subject: 'Hello', to: null });
    expect(question.status).toBe(201);
    expect(await read(other)).toMatchObject({ status: 'pending-review', assignee: expect.any(Number) });
  });
});

describe('the queue', () => {
  const queue = async (search: string, cookie = nora) => {
    const { text } = await call(site, `/admin/api/desk?${new URLSearchParams(search)}`, {
      headers: { Cookie: cookie },
    });
    return JSON.parse(text) as {
      rows: { kind: string; id: number; isUnread: boolean; writer: string | null; dueAt: string | null }[];
      counts: { ticket: number };
      late: number;
    };
  };
  const rowOf = async (search: string, { id }: Sent, cookie = nora) =>
    (await queue(search, cookie)).rows.find((row) => row.kind === 'ticket' && row.id === id);

  it('has what waits, due first, by kind and by assignee; a search finds all states, also by what was said', async () => {
    const ticket = await request(site, { subject: 'A peculiar wheelbarrow' });
    const late = await request(site);
    await query(site, `update support_tickets set due_at = now() - interval '1 hour' where id = $1`, [
      late.id,
    ]);
    const all = await queue('');
    expect(all.rows[0]).toMatchObject({ kind: 'ticket', id: late.id });
    expect(all.late).toBe(1);
    expect(await rowOf('kind=quote', ticket)).toBeUndefined();
    expect(await rowOf('whose=mine', ticket)).toBeUndefined();
    expect(await rowOf('whose=nobody', ticket)).toBeDefined();
    await answer(at(ticket), { text: 'We speak of rhubarb.', to: 'resolved' });
    expect(await rowOf('', ticket)).toBeUndefined();
    for (const q of ['wheelbarrow', 'RHUBARB', ticket.ticketId, ticket.email])
      expect(await rowOf(`q=${encodeURIComponent(q)}`, ticket), q).toBeDefined();
    expect((await queue('q=100%25_nothing')).rows).toEqual([]);
    expect((await queue(`q=${encodeURIComponent(`'; drop table mails; --`)}`)).rows).toEqual([]);
  });

  it('shows who has not read it, and who is answering it', async () => {
    const ticket = await request(site);
    const visit = (is: string, cookie: string, takesOver = false) =>
      send(site, at(ticket, '/presence'), { is, takesOver }, { Cookie: cookie });
    expect(await rowOf('', ticket)).toMatchObject({ isUnread: true, writer: null });
    await visit('here', nora);
    expect(await rowOf('', ticket)).toMatchObject({ isUnread: false });
    expect(await rowOf('', ticket, theo)).toMatchObject({ isUnread: true });
    expect((await visit('writing', theo)).text).toBe('{"writer":null}');
    expect(await rowOf('', ticket)).toMatchObject({ writer: 'theo' });
    expect((await visit('writing', nora)).text).toBe('{"writer":"theo"}');
    expect((await read(at(ticket))).people).toEqual([{ username: 'theo', isWriting: true }]);
    expect((await visit('writing', nora, true)).text).toBe('{"writer":null}');
    expect((await read(at(ticket), theo)).people).toEqual([{ username: 'support', isWriting: true }]);
    await visit('gone', nora);
    expect((await read(at(ticket), theo)).people).toEqual([]);
  });
});

describe('what the queue says of the mail', () => {
  const trouble = async () => {
    const { text } = await call(site, '/admin/api/desk', { headers: { Cookie: nora } });
    return (JSON.parse(text) as { mail: Record<string, unknown> | null }).mail;
  };

  it('says nothing of two full mailboxes', async () => {
    smtp.refuseRecipients((address) =>
      address.startsWith('full') ? { code: 452, text: '4.2.2 The mailbox is full' } : undefined,
    );
    const full = [
      await request(site, { email: 'full1@chapter.example' }),
      await request(site, { email: 'full2@chapter.example' }),
    ];
    const tried = `select 1 from mails where "to" = any($1) and attempts > 1`;
    await waitUntil(
      30_000,
      async () => (await query(site, tried, [full.map(({ email }) => email)])).length === 2,
    );
    expect(await trouble()).toBeNull();
    smtp.refuseRecipients(() => undefined);
    await query(site, `update graphile_worker._private_jobs set run_at = now()`);
  });

  it('names a server that refuses and how many emails wait, and a worker that is gone', async () => {
    expect(await trouble()).toBeNull();
    smtp.refuseWith({ code: 451, text: 'try again later' });
    await request(site);
    await waitUntil(20_000, async () => (await trouble()) !== null);
    // Written long ago, it failed just now.
    await query(site, `update mails set created_at = now() - interval '2 hours' where state = 'waiting'`);
    const found = await trouble();
    expect(found).toMatchObject({ kind: 'failing', problem: expect.stringContaining('try again later') });
    expect(found?.waiting).toBeGreaterThan(0);
    expect(found?.seconds).toBeLessThan(60);
    await site.kill('worker');
    await waitUntil(10_000, async () => (await trouble())?.kind === 'stopped');
    smtp.reset();
    await site.revive();
    await query(site, `update graphile_worker._private_jobs set run_at = now()`);
    await waitUntil(20_000, async () => (await trouble()) === null);
  });
});

describe('a draft', () => {
  it('that was acknowledged is there after the server is killed', async () => {
    const ticket = await request(site);
    for (const text of ['Dear', 'Dear Ada, we']) {
      const kept = await send(
        site,
        at(ticket, '/draft'),
        { mode: 'reply', text, subject: '' },
        { Cookie: nora },
      );
      expect(kept.status, kept.text).toBe(204);
      await site.kill();
      await site.revive();
      expect((await read(at(ticket))).drafts).toEqual([{ mode: 'reply', text, subject: '' }]);
    }
  });

  it('is kept as typed, for its writer alone, until it is emptied', async () => {
    const ticket = await request(site);
    const keep = (mode: string, text: string) =>
      send(site, at(ticket, '/draft'), { mode, text, subject: '' }, { Cookie: nora });
    expect((await keep('reply', 'Dear Ada,\n')).status).toBe(204);
    await keep('note', 'Ask Theo. ');
    expect((await read(at(ticket))).drafts).toEqual([
      { mode: 'reply', text: 'Dear Ada,\n', subject: '' },
      { mode: 'note', text: 'Ask Theo. ', subject: '' },
    ]);
    expect((await read(at(ticket), theo)).drafts).toEqual([]);
    await keep('reply', '');
    expect((await read(at(ticket))).drafts).toMatchObject([{ mode: 'note' }]);
    expect((await keep('reply', 'a\u0000b')).status).toBe(400);
  });

  it('goes with the record, as everything of the desk does', async () => {
    const ticket = await request(site);
    const admin = await signIn(site);
    await send(site, at(ticket, '/draft'), { mode: 'reply', text: 'Dear', subject: '' }, { Cookie: nora });
    await send(site, at(ticket, '/presence'), { is: 'writing' }, { Cookie: nora });
    await answer(at(ticket), { text: 'Gone soon.', to: 'resolved' }, theo);
    await call(site, `/admin/api/support-tickets/${ticket.id}`, {
      method: 'DELETE',
      headers: { Cookie: admin },
    });
    const left = ['drafts', 'answers', 'visits', 'claims'].map(
      (table) => `select 1 from site.desk_${table} where subject = 'support-tickets' and subject_id = $1`,
    );
    expect(await query(site, left.join(' union all '), [ticket.id])).toEqual([]);
  });
});

describe('what stands beside the conversation', () => {
  const change = (path: string, body: object, cookie = nora) =>
    send(site, path, body, { Cookie: cookie }, 'PATCH');

  it('changes by the rules of the form', async () => {
    const ticket = await request(site);
    expect((await change(at(ticket), { status: 'open', ourPriority: 'urgent' })).status).toBe(204);
    expect(await read(at(ticket))).toMatchObject({
      status: 'open',
      history: [{ text: 'New → Open', by: 'support' }],
    });
    const refused = await change(at(ticket), { status: 'closed' });
    expect([refused.status, refused.text]).toEqual([400, 'This ticket is Open: it cannot become Closed.']);
    expect((await change('/admin/api/desk/ticket-999999', { status: 'open' })).status).toBe(404);
  });

  it('says when and why email to the address came back, or that its reader complained', async () => {
    await query(
      site,
      `insert into suppressions (email, reason, note, updated_at) values
         ('gone@example.com', 'bounced', 'The mailbox does not exist (5.1.1)', '2026-11-24T10:00:00Z'),
         ('angry@example.com', 'complaint', 'The reader marked it as spam (abuse)', '2026-11-25T10:00:00Z'),
         ('left@example.com', 'unsubscribed', null, now()), ('shy@example.com', 'by-hand', 'Asked by phone', now())`,
    );
    const cameBackOf = async (path: string) => (await read(path)).cameBack;
    expect(await cameBackOf(at(await request(site, { email: 'Gone@example.com' })))).toEqual({
      kind: 'bounced',
      problem: 'The mailbox does not exist (5.1.1)',
      at: '2026-11-24T10:00:00.000Z',
    });
    const [quote] = await query<{ id: number }>(
      site,
      `insert into quotes (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status)
       values ('CLN-Q-GONE', now(), 't-shirts', 75, '35', 1038.75, 'Formal', 'Ada', 'gone@example.com', 'ΑΦΑ', 'new')
       returning id`,
    );
    expect(await cameBackOf(`/admin/api/desk/quote-${quote?.id}`)).toMatchObject({ kind: 'bounced' });
    const [application] = await query<{ id: number }>(
      site,
      `insert into waitlist (full_name, email, organization, organization_size, status)
       values ('Ada', 'angry@example.com', 'ΑΦΑ', '1-25', 'pending-review') returning id`,
    );
    expect(await cameBackOf(`/admin/api/desk/application-${application?.id}`)).toEqual({
      kind: 'complaint',
      problem: 'The reader marked it as spam (abuse)',
      at: '2026-11-25T10:00:00.000Z',
    });
    for (const email of ['left@example.com', 'shy@example.com', 'fine@example.com'])
      expect(await cameBackOf(at(await request(site, { email })))).toBeNull();
  });

  it('is open to those who answer, and to nobody else', async () => {
    const ticket = await request(site);
    for (const path of ['/admin/api/desk', at(ticket)])
      expect((await call(site, path, { headers: { Cookie: edna } })).status).toBe(403);
    expect((await change(at(ticket), { status: 'open' }, edna)).status).toBe(403);
    expect((await answer(at(ticket), { text: 'No.', to: null, seen: '0.0' }, edna)).status).toBe(403);
    expect((await call(site, '/admin/api/desk')).status).toBe(401);
    expect((await call(site, '/admin/api/desk/mail-1', { headers: { Cookie: nora } })).status).toBe(404);
  });
});

it('what a sender wrote can be changed by nobody', async () => {
  const admin = await signIn(site);
  const [quote] = await query<{ id: number }>(
    site,
    `insert into quotes (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status)
     values ('CLN-Q-FIXED', now(), 't-shirts', 75, '35', 1038.75, 'Formal', 'Ada', 'f@example.com', 'ΑΦΑ', 'new') returning id`,
  );
  const [application] = await query<{ id: number }>(
    site,
    `insert into waitlist (full_name, email, organization, organization_size, status, reference)
     values ('Ada', 'f@example.com', 'ΑΦΑ', '1-25', 'pending-review', 'r1') returning id`,
  );
  const ticket = await request(site);
  const forged = {
    name: 'Eve Eve',
    fullName: 'Eve Eve',
    email: 'eve@example.com',
    subject: 'Another subject',
    message: 'Another message.',
    ticketId: 'CLN-EVE',
    quoteId: 'CLN-EVE',
    organization: 'ΕΕΕ',
    organizationSize: '101+',
    merchandise: 'caps',
    quantity: 1,
    tier: '20',
    event: 'Another event',
    sizes: 'XL',
    idea: 'Another idea',
    reference: 'r2',
  };
  const stored = async (table: string, id: number | undefined) =>
    (
      await query<object>(
        site,
        `select to_jsonb(one) - 'updated_at' as row from ${table} one where id = $1`,
        [id],
      )
    )[0];
  for (const [slug, table, id] of [
    ['support-tickets', 'support_tickets', ticket.id],
    ['quotes', 'quotes', quote?.id],
    ['waitlist', 'waitlist', application?.id],
  ] as const) {
    const before = await stored(table, id);
    for (const path of [`${slug}/${id}`, `${slug}?where[id][equals]=${id}`]) {
      const { status } = await send(site, `/admin/api/${path}`, forged, { Cookie: admin }, 'PATCH');
      expect(status, path).toBe(200);
    }
    // A key that is made from the organization's name is made again, from the same name.
    expect(await stored(table, id), slug).toMatchObject({
      row: expect.objectContaining({ email: (before as { row: { email: string } }).row.email }),
    });
    const after = (await stored(table, id)) as { row: Record<string, unknown> };
    const kept = Object.fromEntries(
      Object.entries((before as { row: Record<string, unknown> }).row).filter(
        ([name]) => !/_key$/.test(name),
      ),
    );
    expect(after.row, slug).toMatchObject(kept);
  }
});
