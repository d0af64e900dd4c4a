import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { type OpenPayload, openPayload } from '../support/payload';
import { addStaff } from '../support/staff-calls';

type Person = Awaited<ReturnType<typeof addStaff>>;

const HOUR = 3600_000;
let site: OpenPayload;
let tess: Person;
let edna: Person;

let count = 0;
/** A ticket from ten hours ago. */
async function ticket(status: string, quarantined = false): Promise<number> {
  count += 1;
  const due = ['new', 'open'].includes(status) ? `now() + interval '14 hours'` : 'null';
  const { rows } = await site.query(
    `insert into support_tickets
       (ticket_id, name, email, subject, message, category, priority, status, quarantined, due_at)
     values ($1, 'Ada', 'ada@example.com', 'Dues reminder', 'It reminds us twice.', 'billing', 'urgent', $2, $3, ${due})
     returning id`,
    [`CLN-${count}`, status, quarantined],
  );
  return rows[0].id;
}

const as = (user: Person) => ({ overrideAccess: false, user: { ...user, collection: 'users' as const } });
const change = (id: number, data: object, by = tess) =>
  site.payload.update({ collection: 'support-tickets', id, data: data as never, ...as(by) });
const read = async (id: number) =>
  (await site.query('select * from support_tickets where id = $1', [id])).rows[0];
const hoursLeft = async (id: number) => {
  const { due_at } = await read(id);
  return due_at && Math.round((new Date(due_at).getTime() - Date.now()) / HOUR);
};

beforeAll(async () => {
  site = await openPayload();
  tess = await addStaff(site, 'tess', 'support');
  edna = await addStaff(site, 'edna', 'editor');
});
afterAll(() => site.close());

describe('the due time', () => {
  it('is 24 hours after a ticket’s arrival, through New and Open', async () => {
    const data = {
      ticketId: 'CLN-by-hand',
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'By telephone',
      message: 'It reminds us twice.',
      category: 'billing',
      priority: 'low',
      status: 'new',
      dueAt: '2030-01-01T00:00:00.000Z',
    } as const;
    const { id } = await site.payload.create({ collection: 'support-tickets', data, ...as(tess) });
    expect(await hoursLeft(id)).toBe(24);
    const other = await ticket('new');
    await change(other, { status: 'open' });
    expect(await hoursLeft(other)).toBe(14);
  });

  it.each(['waiting-on-you', 'resolved', 'spam'])('is cleared at %s', async (status) => {
    const id = await ticket('open');
    await change(id, { status });
    expect(await hoursLeft(id)).toBeNull();
  });

  it('is set again when a ticket is reopened; one that was not spam is like any other again', async () => {
    const id = await ticket('resolved');
    await change(id, { status: 'open' });
    expect(await hoursLeft(id)).toBe(24);
    const rescued = await ticket('spam', true);
    await change(rescued, { status: 'new' });
    expect(await hoursLeft(rescued)).toBe(24);
    expect((await read(rescued)).quarantined).toBe(false);
  });

  it('starts on Monday for a ticket of Saturday, by the business hours', async () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
    const hours = {
      zone: 'America/New_York',
      days: days.map((day) => ({ day, opens: '09:00', closes: '17:00' })),
    };
    const set = (data: object) =>
      site.payload.updateGlobal({ slug: 'brand', data: { hours: data } as never, overrideAccess: true });
    await set(hours);
    const rescued = await ticket('spam', true);
    await site.query(`update support_tickets set created_at = '2026-02-07T15:00:00Z' where id = $1`, [
      rescued,
    ]);
    await change(rescued, { status: 'new' });
    await set({ zone: null, days: [] });
    expect((await read(rescued)).due_at).toEqual(new Date('2026-02-10T14:00:00Z'));
  });

  it('cannot be set by staff', async () => {
    const id = await ticket('new');
    await change(id, { dueAt: '2030-01-01T00:00:00.000Z' });
    expect(await hoursLeft(id)).toBe(14);
  });

  it('is not reverted by an edit that began before the ticket’s transition', async () => {
    const id = await ticket('waiting-on-you');
    const other = await site.payload.db.pool.connect();
    try {
      await other.query('begin');
      await other.query(
        `update support_tickets set status = 'open', due_at = now() + interval '24 hours' where id = $1`,
        [id],
      );
      const edit = change(id, { staffPriority: 'high' });
      const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await waitUntil(5000, async () => ((await site.query(blocked)).rowCount ?? 0) > 0);
      await other.query('commit');
      await edit;
    } finally {
      other.release();
    }
    expect(await read(id)).toMatchObject({ status: 'open', staff_priority: 'high' });
    expect(await hoursLeft(id)).toBe(24);
  });
});

describe('a ticket', () => {
  it('has our priority beside its sender’s, which never changes', async () => {
    const id = await ticket('new');
    await change(id, { priority: 'low', staffPriority: 'low' });
    expect(await read(id)).toMatchObject({ priority: 'urgent', staff_priority: 'low' });
  });

  it('is assigned to somebody who answers requests, or to nobody', async () => {
    const id = await ticket('new');
    await change(id, { assignee: tess.id });
    expect((await read(id)).assignee_id).toBe(tess.id);
    for (const anonymous of [edna.id, 999_999]) {
      await expect(change(id, { assignee: anonymous })).rejects.toThrow('Assignee');
    }
    const { rows } = await site.query(
      `select details from activity where subject = 'support-tickets' and subject_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ details: 'assignee' }]);
    await change(id, { assignee: null });
    expect((await read(id)).assignee_id).toBeNull();
  });
});

describe('notes', () => {
  const write = (data: object, by = tess) =>
    site.payload.create({ collection: 'notes', data: data as never, ...as(by) });

  it('name whoever is signed in, and never change', async () => {
    const id = await ticket('new');
    const about = { subject: 'support-tickets', subjectId: String(id) };
    const note = await write({ ...about, text: '  She called twice.\n', by: 'somebody else' });
    expect(note).toMatchObject({ by: 'tess', text: 'She called twice.' });
    const change = { collection: 'notes', id: note.id, ...as(tess) } as const;
    await expect(site.payload.update({ ...change, data: { text: 'Never.' } })).rejects.toThrow('not allowed');
    await expect(site.payload.delete(change)).rejects.toThrow('not allowed');
    await expect(write({ ...about, text: ' \n ' })).rejects.toThrow('Note');
    await expect(write({ ...about, text: 'x'.repeat(5001) })).rejects.toThrow('Note');
    await expect(write({ ...about, text: 'An editor’s.' }, edna)).rejects.toThrow('not allowed');
    await expect(site.payload.find({ collection: 'notes', ...as(edna) })).rejects.toThrow('not allowed');
  });

  it('are deleted with their ticket, and so is its history', async () => {
    const [gone, kept] = [await ticket('new'), await ticket('new')];
    for (const id of [gone, kept]) {
      await write({ subject: 'support-tickets', subjectId: String(id), text: 'Ada is a friend.' });
      await change(id, { status: 'open', transitionReason: 'Ada asked.' });
    }
    await site.payload.delete({ collection: 'support-tickets', id: gone, overrideAccess: true });
    for (const table of ['notes', 'transitions']) {
      const { rows } = await site.query(`select subject_id from ${table} where subject_id = any($1)`, [
        [String(gone), String(kept)],
      ]);
      expect(rows, table).toEqual([{ subject_id: String(kept) }]);
    }
  });
});
