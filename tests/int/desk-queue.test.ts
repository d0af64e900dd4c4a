import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEachRole } from '../support/accounts';
import { call, query, send } from '../support/api';
import { type Site, startSite } from '../support/site';
import { request, type Sent } from '../support/tickets';

let site: Site;
let nora: string;
let editor: string;
let admin: string;
let noraId: number;

beforeAll(async () => {
  site = await startSite();
  const cookies = await signInEachRole(site);
  nora = cookies.support ?? '';
  editor = cookies.editor ?? '';
  admin = cookies.admin ?? '';
  const [account] = await query<{ id: number }>(site, `select id from users where username = 'support'`);
  noraId = account?.id ?? 0;
});
afterAll(() => site?.stop());

type Row = { kind: string; id: number; tags: string[] };
const found = async (q: string) => {
  const { status, text } = await call(site, `/admin/api/desk?${new URLSearchParams({ q })}`, {
    headers: { Cookie: nora },
  });
  expect(status, text).toBe(200);
  return (JSON.parse(text) as { rows: Row[] }).rows.map(({ kind, id }) => `${kind}-${id}`);
};
const key = ({ id }: Sent) => `ticket-${id}`;
const change = (ticket: Sent, body: object, cookie = nora) =>
  send(site, `/admin/api/desk/${key(ticket)}`, body, { Cookie: cookie }, 'PATCH');
const bulk = async (tickets: Sent[], body: object, cookie = nora) =>
  send(
    site,
    '/admin/api/desk/bulk',
    { places: tickets.map(({ id }) => ({ kind: 'ticket', id })), change: body },
    { Cookie: cookie },
  );
const read = async (ticket: Sent) => {
  const { text } = await call(site, `/admin/api/desk/${key(ticket)}`, { headers: { Cookie: nora } });
  return JSON.parse(text) as {
    tags: string[];
    usedTags: string[];
    status: string;
    entries: { text: string }[];
  };
};

describe('filters in words', () => {
  it('late, mine, billing', async () => {
    const [wanted, early, others, technical] = [
      await request(site, { category: 'billing' }),
      await request(site, { category: 'billing' }),
      await request(site, { category: 'billing' }),
      await request(site, { category: 'technical' }),
    ];
    const late = [wanted, others, technical].map(({ id }) => id);
    await query(site, `update support_tickets set due_at = now() - interval '1 hour' where id = any($1)`, [
      late,
    ]);
    const mine = [wanted, early, technical].map(({ id }) => id);
    await query(site, 'update support_tickets set assignee_id = $2 where id = any($1)', [mine, noraId]);
    expect(await found('late, mine, billing')).toEqual([key(wanted)]);
    expect((await found('late, mine')).sort()).toEqual([key(wanted), key(technical)].sort());
    expect(await found('late, nobody')).toEqual([key(others)]);
    expect(await found('late, quotes')).toEqual([]);
    expect(await found('tickets, quotes')).toEqual([]);
  });

  it('every term must be found, each anywhere', async () => {
    const ticket = await request(site, { name: 'Wilhelmina Quist', subject: 'A crooked ledger' });
    await request(site, { name: 'Wilhelmina Quist', subject: 'Something else' });
    expect(await found('quist, ledger')).toEqual([key(ticket)]);
    expect(await found('quist ledger')).toEqual([]);
  });
});

describe('tags', () => {
  it('are added and removed one by one, found by a search, and go with the record', async () => {
    const ticket = await request(site);
    expect((await change(ticket, { addTags: ['Dues', ' import '] })).status).toBe(204);
    expect((await change(ticket, { addTags: ['dues', 'zeta'], removeTags: ['import'] })).status).toBe(204);
    expect(await read(ticket)).toMatchObject({
      tags: ['dues', 'zeta'],
      usedTags: expect.arrayContaining(['dues', 'zeta']),
    });
    expect(await found('zeta')).toEqual([key(ticket)]);
    await query(site, `update support_tickets set status = 'closed', due_at = null where id = $1`, [
      ticket.id,
    ]);
    expect(await found('zeta')).toEqual([key(ticket)]);
    expect(await change(ticket, { addTags: ['a, b'] })).toMatchObject({
      status: 400,
      text: 'A tag has no comma',
    });
    expect((await change(ticket, { addTags: ['x'] }, editor)).status).toBe(403);
    const gone = await send(site, `/admin/api/support-tickets/${ticket.id}`, {}, { Cookie: admin }, 'DELETE');
    expect(gone.status, gone.text).toBe(200);
    expect(await query(site, 'select 1 from site.desk_tags where subject_id = $1', [ticket.id])).toEqual([]);
  });
});

describe('many at once', () => {
  it('are assigned, tagged and resolved; what is refused stays and says why', async () => {
    const [first, second, closed] = [await request(site), await request(site), await request(site)];
    await query(site, `update support_tickets set status = 'closed', due_at = null where id = $1`, [
      closed.id,
    ]);
    const all = [first, second, closed];
    expect(JSON.parse((await bulk(all, { assignee: noraId, addTags: ['bulk'] })).text)).toEqual({
      done: 3,
      refused: [],
    });
    expect(JSON.parse((await bulk(all, { status: 'resolved' })).text)).toEqual({
      done: 2,
      refused: [
        { kind: 'ticket', id: closed.id, problem: 'This ticket is Closed: it cannot become Resolved.' },
      ],
    });
    const rows = await query(
      site,
      'select status::text, assignee_id as assignee from support_tickets where id = any($1) order by id',
      [all.map(({ id }) => id)],
    );
    expect(rows).toEqual([
      { status: 'resolved', assignee: noraId },
      { status: 'resolved', assignee: noraId },
      { status: 'closed', assignee: noraId },
    ]);
    expect((await found('bulk')).length).toBe(3);
    expect((await bulk(all, { status: 'resolved' }, editor)).status).toBe(403);
  });

  it('with one that is gone: the others are changed', async () => {
    const here = await request(site);
    const answer = await bulk([{ id: 99_999_999, ticketId: '', email: '' }, here], { addTags: ['left'] });
    expect(JSON.parse(answer.text)).toEqual({
      done: 1,
      refused: [{ kind: 'ticket', id: 99_999_999, problem: 'This ticket is no longer here.' }],
    });
    expect((await read(here)).tags).toEqual(['left']);
  });
});

describe('the clock', () => {
  it('of a request that was no spam runs since it came in', async () => {
    const ticket = await request(site);
    await change(ticket, { status: 'spam' });
    await query(site, `update support_tickets set created_at = now() - interval '20 hours' where id = $1`, [
      ticket.id,
    ]);
    expect((await change(ticket, { status: 'new' })).status).toBe(204);
    const [row] = await query<{ hours: number }>(
      site,
      'select round(extract(epoch from due_at - now()) / 3600)::int as hours from support_tickets where id = $1',
      [ticket.id],
    );
    expect(row).toEqual({ hours: 4 });
  });
});

describe('what /support says was measured', () => {
  /** Tickets that were answered after so many hours; null: never. */
  const answered = (at: Site, hours: (number | null)[]) =>
    query(
      at,
      `with new as (
         insert into support_tickets (ticket_id, name, email, subject, message, category, priority, status, due_at, created_at)
         select 'T-' || place, 'Ada', 'ada@example.com', 'Subject', 'A long message', 'billing', 'low', 'new',
           case when hours is null then now() - interval '1 day' end, now() - interval '2 days'
         from unnest($1::numeric[]) with ordinality as given (hours, place)
         returning id, created_at, ticket_id)
       insert into transitions (subject, subject_id, left_state, new_state, by, created_at)
       select 'support-tickets', new.id::text, 'new', 'waiting-on-you', 'nora',
         new.created_at + hours * interval '1 hour'
       from new join unnest($1::numeric[]) with ordinality as given (hours, place) on ticket_id = 'T-' || place
       where hours is not null`,
      [hours],
    );
  const said = async (at: Site) =>
    (await call(at, '/support')).text.match(/Median first answer [^<]*/)?.[0] ?? null;

  it('nothing before twenty answers, then median and share, in which a missed answer counts', async () => {
    const few = await startSite();
    await answered(few, Array(19).fill(1));
    expect(await said(few)).toBeNull();
    await few.stop();
    const enough = await startSite();
    await answered(enough, [...Array(19).fill(3.167), 30, null]);
    expect(await said(enough)).toBe('Median first answer 3 h 10 min; 90 % within 24 hours, last 90 days');
    await enough.stop();
  });
});
