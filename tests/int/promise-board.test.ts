import { afterAll, beforeAll, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../src/features';
import { loadDesk } from '../../src/features.server';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;
let board: typeof import('../../src/core/server/board.queries');
let seats: typeof import('../../src/core/server/brand-identity.queries');
let readers: typeof import('../../src/features/newsletter/server/board.queries');

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

async function addTicket(
  number: string,
  hours: number,
  status = 'new',
  quarantined = false,
): Promise<number> {
  const owed = ['new', 'open'].includes(status) && !quarantined;
  const { rows } = await site.query(
    `insert into support_tickets (ticket_id, name, email, subject, message, category, priority, status, quarantined,
       created_at, due_at)
     values ($1, 'Priya Nair', 'p@example.com', 'Dues reminder', 'It went to alumni.', 'billing', 'high', $2, $3, $4, $5)
     returning id`,
    [number, status, quarantined, ago(hours), owed ? ago(hours - 24) : null],
  );
  return rows[0].id;
}

const addQuote = (number: string, hours: number, status = 'new') =>
  site.query(
    `insert into quotes (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status,
       created_at)
     values ($1, $2, 't-shirts', 75, '35', 1038.75, 'Founders’ Formal', 'Tessa', 't@example.com', 'ΓΩΛ', $3, $4)`,
    [number, ago(hours - 24), status, ago(hours)],
  );

const addApplication = (
  organization: string,
  hours: number,
  status = 'pending-review',
  quarantined = false,
) =>
  site.query(
    `insert into waitlist (full_name, email, organization, organization_size, status, quarantined, created_at)
     values ('Amara Lewis', 'a@example.com', $1, '51-100', $2, $3, $4)`,
    [organization, status, quarantined, ago(hours)],
  );

const addMail = (state: string, hours: number) =>
  site.query(
    `insert into mails (kind, "to", subject, text, state, created_at, sent_at)
     values ('notice', 'x@example.com', 'S', 'T', $1::enum_mails_state, $2, case when $1 = 'sent' then now() end)`,
    [state, ago(hours)],
  );

const addTransition = (subject: string, id: number, state: string, hours: number) =>
  site.query(
    `insert into transitions (subject, subject_id, left_state, new_state, created_at) values ($1, $2, 'new', $3, $4)`,
    [subject, String(id), state, ago(hours)],
  );

beforeAll(async () => {
  site = await openPayload();
  board = await import('../../src/core/server/board.queries');
  seats = await import('../../src/core/server/brand-identity.queries');
  readers = await import('../../src/features/newsletter/server/board.queries');
});
afterAll(() => site.close());

it('says of an empty back office that nobody waits', async () => {
  const inbox = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  expect(inbox).toMatchObject({ due: [], owed: 0, late: 0, unread: [], unreadInAll: 0 });
  expect(inbox.days).toHaveLength(30);
  expect(inbox.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  expect(inbox.days.every(({ applications, tickets }) => applications + tickets === 0)).toBe(true);
  expect(inbox.week).toEqual({ medianAnswerSeconds: null, answered: 0, kept: 0 });
  expect(await seats.readSeats()).toEqual({ total: 100, taken: 0 });
});

it('puts those who waited longest first, tickets and quotes together, and counts the overdue', async () => {
  await addTicket('CLN-1', 25.5);
  await addTicket('CLN-2', 3, 'open');
  await addTicket('CLN-3', 40, 'waiting-on-you');
  await addTicket('CLN-4', 50, 'new', true);
  await addQuote('CLN-Q-1', 20);
  await addQuote('CLN-Q-2', 90, 'quoted');
  const { due, owed, late } = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  expect(due.map(({ number }) => number)).toEqual(['CLN-1', 'CLN-Q-1', 'CLN-2']);
  expect(due.map(({ title }) => title)).toEqual([
    'Dues reminder',
    '75 × T-shirts, Founders’ Formal',
    'Dues reminder',
  ]);
  expect(due[0]?.from).toBe('Priya Nair · Billing · High');
  expect(due[1]?.from).toBe('Tessa · ΓΩΛ');
  expect({ owed, late }).toEqual({ owed: 3, late: 1 });
});

it('shows six at most and counts all', async () => {
  for (const number of [10, 11, 12, 13, 14]) await addTicket(`CLN-${number}`, 1);
  const { due, owed } = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  expect(due).toHaveLength(6);
  expect(owed).toBe(8);
});

it('lists unread applications, oldest first, without suspected spam', async () => {
  await addApplication('Psi Delta Xi', 24);
  await addApplication('Xi Psi Omega', 72);
  await addApplication('Theta Psi', 90, 'in-review');
  await addApplication('Robots', 99, 'pending-review', true);
  const { unread, unreadInAll } = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  expect(unread.map(({ organization }) => organization)).toEqual(['Xi Psi Omega', 'Psi Delta Xi']);
  expect(unreadInAll).toBe(2);
});

it('counts submissions on each of thirty days', async () => {
  await addApplication('Of old', 24 * 31);
  const { days } = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  const sum = (key: 'applications' | 'tickets') => days.reduce((all, day) => all + day[key], 0);
  expect([sum('applications'), sum('tickets')]).toEqual([3, 8]);
});

it('reports the state of the mail, and that no worker runs', async () => {
  await addMail('sent', 1);
  await addMail('waiting', 2);
  await addMail('failed', 3);
  const { mail } = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  expect(mail).toMatchObject({ sentToday: 1, waiting: 1, failed: 1, isWorkerSeen: false });
  expect(mail.oldestWaitingSeconds).toBeGreaterThanOrEqual(7200);
});

it('measures each first answer, and the median of a week', async () => {
  const late = await addTicket('CLN-30', 60, 'resolved');
  await addTransition('support-tickets', late, 'waiting-on-you', 30);
  await addTransition('support-tickets', late, 'resolved', 1);
  for (const [number, hours] of [
    ['CLN-31', 5],
    ['CLN-32', 3],
  ] as const)
    await addTransition('support-tickets', await addTicket(number, hours, 'resolved'), 'resolved', 1);
  await addTransition('support-tickets', await addTicket('CLN-33', 24 * 9, 'resolved'), 'resolved', 24 * 8);
  const { week } = await board.readInbox(STATE_MACHINES, (await loadDesk()).sources);
  expect(week).toMatchObject({ answered: 3, kept: 2 });
  expect(week.medianAnswerSeconds).toBeGreaterThanOrEqual(4 * 3600 - 5);
  expect(week.medianAnswerSeconds).toBeLessThanOrEqual(4 * 3600 + 5);
});

it('counts subscribers by their state, and accepted applications as seats', async () => {
  for (const [email, state] of [
    ['a@example.com', 'confirmed'],
    ['b@example.com', 'confirmed'],
    ['c@example.com', 'pending'],
    ['d@example.com', 'unsubscribed'],
  ])
    await site.query('insert into newsletter (email, state) values ($1, $2)', [email, state]);
  expect(await readers.readReaders()).toEqual({ confirmed: 2, fresh: 1, gone: 1 });
  await addApplication('Accepted', 1, 'accepted');
  expect(await seats.readSeats()).toEqual({ total: 100, taken: 1 });
});

/** Hours from this week's Monday, 0:00 UTC, to when it came. */
async function addToWeek(hours: number, status: string, source: number | null, quarantined = false) {
  const { rows } = await site.query(
    `insert into waitlist (full_name, email, organization, organization_size, status, quarantined, source_id, created_at)
     values ('Amara Lewis', 'a@example.com', 'ΑΦΑ', '51-100', $1, $2, $3,
       date_trunc('week', now(), 'UTC') + $4 * interval '1 second') returning id`,
    [status, quarantined, source, hours * 3600],
  );
  return String(rows[0].id);
}

const addMove = (id: string, left: string, entered: string, by: string | null) =>
  site.query(
    `insert into transitions (subject, subject_id, left_state, new_state, by) values ('waitlist', $1, $2, $3, $4)`,
    [id, left, entered, by],
  );

it('follows the applications of twelve weeks, by week and by source', async () => {
  await site.query('delete from waitlist');
  const { rows: sources } = await site.query(
    `insert into sources (name, code, page, kind) values ('Autumn flyer', 'flyer', '/', 'qr'), ('Banner', 'banner', '/', 'qr')
     returning id`,
  );
  const [flyer, banner] = sources.map(({ id }: { id: number }) => id) as [number, number];
  const WEEK = 7 * 24;
  // Sunday's last second is the week before; so is the first second that is not shown.
  await addToWeek(0, 'pending-review', null);
  await addToWeek(-1 / 3600, 'pending-review', null);
  await addToWeek(-11 * WEEK, 'pending-review', null);
  await addToWeek(-11 * WEEK - 1 / 3600, 'accepted', flyer);
  await addToWeek(1, 'declined', flyer, true);
  // What the history says counts, not the state: by staff, and out of the first state.
  await addMove(await addToWeek(-2 * WEEK, 'pending-review', flyer), 'pending-review', 'in-review', 'ada');
  await addMove(await addToWeek(-2 * WEEK, 'declined', flyer), 'pending-review', 'declined', null);
  await addMove(await addToWeek(-2 * WEEK, 'declined', banner), 'in-review', 'declined', 'ada');
  const decided = await addToWeek(-2 * WEEK, 'accepted', flyer);
  await addMove(decided, 'pending-review', 'in-review', 'ada');
  await addMove(decided, 'in-review', 'accepted', 'ada');
  // Erased: its history is gone, its seat is not.
  await addToWeek(-2 * WEEK, 'accepted', banner);

  const { readFunnel } = await import('../../src/features/waitlist/server/funnel.queries');
  const funnel = await readFunnel();
  expect(funnel.weeks.map(({ applied, reviewed, accepted }) => [applied, reviewed, accepted].join())).toEqual(
    [
      '1,0,0',
      '1,0,0',
      '5,3,2',
      '0,0,0',
      '0,0,0',
      '0,0,0',
      '0,0,0',
      '0,0,0',
      '0,0,0',
      '0,0,0',
      '0,0,0',
      '1,0,0',
    ],
  );
  const { rows } = await site.query(
    `select to_char(now() at time zone 'UTC', 'IYYY-IW') as now, to_char($1::date, 'IYYY-IW ID') as monday,
       to_char($2::date, 'IYYY-IW ID') as sunday`,
    [funnel.weeks[0]?.monday, funnel.weeks[0]?.sunday],
  );
  expect(rows).toEqual([{ now: rows[0].now, monday: `${rows[0].now} 1`, sunday: `${rows[0].now} 7` }]);
  expect(funnel.sources).toEqual([
    { id: flyer, name: 'Autumn flyer', applied: 3, reviewed: 2, accepted: 1 },
    { id: banner, name: 'Banner', applied: 2, reviewed: 1, accepted: 1 },
    { id: null, name: null, applied: 3, reviewed: 0, accepted: 0 },
  ]);
});
