import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { transition } from '../../src/core/db/transition';
import { STATE_MACHINES } from '../../src/features';
import type { StateMachine } from '../../src/kit/shared/state-machine';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff } from '../support/staff-calls';

let site: OpenPayload;
let nora: Awaited<ReturnType<typeof addStaff>>;

const TRANSITIONS: Record<string, Record<string, string[]>> = {
  waitlist: {
    'pending-review': ['in-review', 'accepted', 'waitlisted', 'declined', 'withdrawn'],
    'in-review': ['accepted', 'waitlisted', 'declined', 'withdrawn'],
    waitlisted: ['in-review', 'accepted', 'declined', 'withdrawn'],
    accepted: ['in-review', 'declined', 'withdrawn'],
    declined: ['in-review'],
    withdrawn: ['in-review'],
  },
  'support-tickets': {
    new: ['open', 'waiting-on-you', 'resolved', 'spam'],
    open: ['waiting-on-you', 'resolved', 'spam'],
    'waiting-on-you': ['open', 'resolved', 'spam'],
    resolved: ['open', 'closed'],
    closed: ['open'],
    spam: ['new'],
  },
  quotes: {
    new: ['in-progress', 'quoted', 'declined', 'spam'],
    'in-progress': ['quoted', 'declined', 'spam'],
    quoted: ['in-progress', 'approved', 'declined', 'closed'],
    approved: ['in-progress', 'closed'],
    declined: ['in-progress', 'closed'],
    closed: ['in-progress'],
    spam: ['new'],
  },
};
type Slug = 'waitlist' | 'support-tickets' | 'quotes';

const INSERTS: Record<Slug, (number: number) => string> = {
  waitlist: () => `insert into waitlist (full_name, email, organization, organization_size, status)
    values ('Ada', 'a@example.com', 'ΑΦΑ', '1-25', $1) returning id`,
  'support-tickets': (number) => `insert into support_tickets
      (ticket_id, name, email, subject, message, category, priority, status)
    values ('CLN-${number}', 'Ada', 'a@example.com', 'Dues reminder', 'It reminds us twice.', 'billing', 'low', $1)
    returning id`,
  quotes: (number) => `insert into quotes
      (quote_id, due_at, merchandise, quantity, tier, estimate, event, name, email, organization, status)
    values ('CLN-Q-${number}', now(), 't-shirts', 75, '35', 1038.75, 'Formal', 'Ada', 'a@example.com', 'ΑΦΑ', $1)
    returning id`,
};

let count = 0;
async function inState(slug: Slug, status: string): Promise<number> {
  count += 1;
  return (await site.query(INSERTS[slug](count), [status])).rows[0].id;
}

const postTransition = (collection: Slug, id: number, status: string, transitionReason?: string) =>
  site.payload.update({
    collection,
    id,
    data: { status, transitionReason } as never,
    overrideAccess: false,
    user: { ...nora, collection: 'users' },
  });
const transitionsOf = async (id: number) =>
  (
    await site.query(
      `select left_state as "from", new_state as "to", "by", reason from transitions where subject_id = $1 order by id`,
      [String(id)],
    )
  ).rows;

beforeAll(async () => {
  site = await openPayload();
  nora = await addStaff(site, 'nora');
});
beforeEach(() => site.query('delete from transitions'));
afterAll(() => site.close());

describe.each(Object.keys(TRANSITIONS) as Slug[])('%s', (slug) => {
  const states = Object.keys(TRANSITIONS[slug] ?? {});
  it.each(states)('allows only the listed transitions from %s', async (from) => {
    const allowed: string[] = [];
    for (const to of states.filter((state) => state !== from)) {
      const id = await inState(slug, from);
      const answer = await postTransition(slug, id, to).then(
        () => 'done',
        (error: Error) => error.message,
      );
      if (answer === 'done') allowed.push(to);
      else expect(answer).toMatch(/^This (application|ticket|quote request) is .+: it cannot become .+\.$/);
    }
    expect(allowed.sort()).toEqual([...(TRANSITIONS[slug]?.[from] ?? [])].sort());
  });
});

const OF_MACHINERY: [
  machine: keyof typeof STATE_MACHINES,
  insert: string,
  transitions: Record<string, string[]>,
][] = [
  [
    'rounds',
    `insert into draw_rounds (title, prize, rules, status) values ('Spring', 'A shirt', '1', $1) returning id`,
    {
      open: ['closed', 'cancelled'],
      closed: ['open', 'committed', 'cancelled'],
      committed: ['drawn', 'cancelled'],
      drawn: ['published', 'cancelled'],
      published: [],
      cancelled: [],
    },
  ],
  [
    'issues',
    `insert into newsletter_issues (subject, body, state) values ('News', '{}', $1) returning id`,
    {
      draft: ['scheduled', 'sending'],
      scheduled: ['draft', 'sending'],
      sending: ['stopped', 'sent'],
      stopped: ['sending'],
      sent: [],
    },
  ],
];

it.each(OF_MACHINERY)(
  'moves %s by the same rules, and writes the same history',
  async (name, insert, transitions) => {
    const machine: StateMachine = STATE_MACHINES[name];
    const { withTransaction } = await import('../../src/kit/db/transaction');
    const taken: unknown[] = [];
    for (const from of Object.keys(transitions))
      for (const to of Object.keys(transitions).filter((state) => state !== from)) {
        const { id } = (await site.query(insert, [from])).rows[0];
        const moved = await withTransaction(
          (tx) => transition(tx, machine, { id, from, to, by: 'nora', reason: 'Why' }),
          site.payload.db.pool,
        ).catch((error) => error.message);
        const { rows } = await site.query(
          `select ${machine.column} as state from ${machine.table} where id = $1`,
          [id],
        );
        const allowed = transitions[from]?.includes(to);
        expect(rows[0].state).toBe(allowed ? to : from);
        expect(moved).toEqual(
          allowed || expect.stringMatching(/^This (round|issue) is \w+: it cannot become \w+\.$/),
        );
        if (allowed) taken.push({ from, to, by: 'nora', reason: 'Why' });
      }
    const history = await site.query(
      `select left_state as "from", new_state as "to", by, reason from transitions where subject = $1 order by id`,
      [machine.subject],
    );
    expect(history.rows).toEqual(taken);
  },
);

it('records each transition, with its actor and reason; the reason is not stored on the record', async () => {
  const id = await inState('waitlist', 'pending-review');
  await postTransition('waitlist', id, 'in-review');
  await postTransition('waitlist', id, 'declined', '  Not a student chapter.  ');
  expect(await transitionsOf(id)).toEqual([
    { from: 'pending-review', to: 'in-review', by: 'nora', reason: null },
    { from: 'in-review', to: 'declined', by: 'nora', reason: 'Not a student chapter.' },
  ]);
});

it('records nothing for an edit that keeps the state, or was refused', async () => {
  const id = await inState('support-tickets', 'new');
  await postTransition('support-tickets', id, 'new', 'because');
  await expect(postTransition('support-tickets', id, 'closed')).rejects.toThrow(
    'This ticket is New: it cannot become Closed.',
  );
  expect(await transitionsOf(id)).toEqual([]);
});

/** Another transaction locks the ticket, and changes its state to `state` once `late` waits for it. */
async function overtaken(id: number, state: string, late: () => Promise<unknown>) {
  const other = await site.payload.db.pool.connect();
  try {
    await other.query('begin');
    await other.query('update support_tickets set status = $2 where id = $1', [id, state]);
    const waiting = late().then(
      () => 'done',
      (error: Error) => error.message,
    );
    const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await waitUntil(5000, async () => ((await site.query(blocked)).rowCount ?? 0) > 0);
    await other.query('commit');
    return await waiting;
  } finally {
    other.release();
  }
}

it('tells the second of two simultaneous edits, unless both chose the same state', async () => {
  const id = await inState('support-tickets', 'new');
  expect(await overtaken(id, 'resolved', () => postTransition('support-tickets', id, 'spam'))).toBe(
    'This ticket is Resolved: it cannot become Spam.',
  );
  const other = await inState('support-tickets', 'new');
  expect(await overtaken(other, 'open', () => postTransition('support-tickets', other, 'open'))).toBe('done');
  expect([...(await transitionsOf(id)), ...(await transitionsOf(other))]).toEqual([]);
});
