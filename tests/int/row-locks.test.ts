import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';
import { inOrder, untilWaiting } from '../support/row-holder';
import { addStaff, signedIn } from '../support/staff-calls';

let site: OpenPayload;
let nora: Awaited<ReturnType<typeof addStaff>>;
let ada: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  site = await openPayload();
  nora = await signedIn(site, await addStaff(site, 'nora'));
});
beforeEach(async () => {
  await site.query('delete from transitions');
  await site.query('delete from waitlist');
  await site.query(`delete from users where username = 'ada'`);
  ada = await signedIn(site, await addStaff(site, 'ada'));
});
afterAll(() => site.close());

const as = (user: typeof nora) => ({
  overrideAccess: false,
  user: { ...user, collection: 'users' as const },
});
const apply = async (status = 'accepted'): Promise<number> =>
  (
    await site.query(
      `insert into waitlist (full_name, email, organization, organization_size, status)
       values ('Ada', 'a@example.com', 'ΑΦΑ', '1-25', $1) returning id`,
      [status],
    )
  ).rows[0].id;
const edit =
  (id: number, data: object, by = nora) =>
  () =>
    site.payload.update({ collection: 'waitlist', id, data: data as never, ...as(by) });
const stored = async (id: number) =>
  (await site.query('select assignee_id as assignee, status, quarantined from waitlist where id = $1', [id]))
    .rows[0];
const pool = () => site.payload.db.pool;
const application = (id: number) => `select from waitlist where id = ${id} for update`;

describe('of two writes to one application', () => {
  it.each(['withdrawn', 'in-review'])(
    'the move to %s and the edit of the assignee both stay',
    async (status) => {
      for (const isMoveFirst of [true, false]) {
        const id = await apply();
        const calls = [edit(id, { status }), edit(id, { assignee: nora.id })];
        const told = await inOrder(pool(), application(id), isMoveFirst ? calls : calls.reverse());
        expect(told).toEqual(['done', 'done']);
        expect(await stored(id)).toMatchObject({ assignee: nora.id, status });
        const steps = await site.query('select new_state from transitions where subject_id = $1', [
          String(id),
        ]);
        expect(steps.rows).toHaveLength(1);
      }
    },
  );

  it('an edit after a deletion is told', async () => {
    const id = await apply();
    const remove = () => site.payload.delete({ collection: 'waitlist', id, ...as(nora) });
    const told = await inOrder(pool(), application(id), [remove, edit(id, { assignee: nora.id })]);
    expect(told).toEqual(['done', 'Not Found']);
  });

  it('a bulk edit and an edit both stay, and two bulk edits do not deadlock', async () => {
    const ids = [await apply(), await apply(), await apply()];
    const bulk = (data: object, where: object) => () =>
      site.payload.update({
        collection: 'waitlist',
        where: where as never,
        data: data as never,
        ...as(nora),
      });
    const [first = 0] = ids;
    const told = await inOrder(pool(), application(first), [
      bulk({ quarantined: true }, { id: { in: ids } }),
      bulk({ assignee: nora.id }, { id: { in: [...ids].reverse() } }),
      edit(first, { status: 'withdrawn' }),
    ]);
    expect(told).toEqual(['done', 'done', 'done']);
    const { rows } = await site.query('select distinct assignee_id as assignee, quarantined from waitlist');
    expect(rows).toEqual([{ assignee: nora.id, quarantined: true }]);
    expect((await stored(first)).status).toBe('withdrawn');
  });
});

describe('a demoted admin', () => {
  const demote = () =>
    site.payload.update({ collection: 'users', id: ada.id, data: { role: 'support' }, ...as(nora) });
  const account = () => `select from users where id = ${ada.id} for update`;
  const role = async () => (await site.query('select role from users where id = $1', [ada.id])).rows[0].role;

  it('does not get the role back by saving the own profile in the same moment', async () => {
    const save = (data: object) => () =>
      site.payload.update({ collection: 'users', id: ada.id, data: data as never, ...as(ada) });
    for (const calls of [
      [demote, save({ email: 'ada@example.com' })],
      [save({ email: 'ada@example.com' }), demote],
      [demote, save({ email: 'ada@example.com', role: 'admin' })],
    ]) {
      await site.query(`update users set role = 'admin' where id = $1`, [ada.id]);
      expect(await inOrder(pool(), account(), calls)).toEqual(['done', 'done']);
      expect(await role()).toBe('support');
    }
  });

  it('writes with the rights of the new role, whatever they were when the call came in', async () => {
    const id = await apply();
    const remove = () => site.payload.delete({ collection: 'waitlist', id, ...as(ada) });
    const told = await inOrder(pool(), account(), [demote, remove]);
    expect(told).toEqual(['done', 'You are not allowed to perform this action.']);
    expect(await stored(id)).toBeDefined();
  });

  it('who is deleted writes no more', async () => {
    const id = await apply();
    const fire = () => site.payload.delete({ collection: 'users', id: ada.id, ...as(nora) });
    const told = await inOrder(pool(), account(), [fire, edit(id, { quarantined: true }, ada)]);
    expect(told).toEqual(['done', 'You are signed out. Please sign in again.']);
    expect((await stored(id)).quarantined).toBe(false);
  });
});

describe('of a global', () => {
  it('two saves both stay', async () => {
    const save = (data: object) => () =>
      site.payload.updateGlobal({ slug: 'brand', data: data as never, ...as(nora) });
    const lock = 'select from brand for update';
    expect(await inOrder(pool(), lock, [save({ prize: '$275' }), save({ seatsTotal: 50 })])).toEqual([
      'done',
      'done',
    ]);
    const { rows } = await site.query('select prize, seats_total::int as seats from brand');
    expect(rows).toEqual([{ prize: '$275', seats: 50 }]);
  });
});

it('a row that stays locked is told within seconds, and frees what waits for it', async () => {
  const id = await apply();
  const holder = await pool().connect();
  try {
    await holder.query('begin');
    await holder.query(application(id));
    const told = edit(id, { assignee: nora.id })().catch((error: Error) => error);
    await untilWaiting(pool(), 1);
    expect(((await told) as { cause?: { code: string } }).cause?.code).toBe('55P03');
    // The code says that this limit ended the wait: a statement's own has another one.
    expect((await pool().query('show lock_timeout')).rows).toEqual([{ lock_timeout: '3s' }]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await edit(id, { assignee: nora.id })();
});
