import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPayload, openPayload } from '../support/payload';

const FULL = 'All 3 founding seats are taken. Free one, or raise the number of seats in the brand settings.';
type Status = 'accepted' | 'pending-review' | 'in-review' | 'declined';

let site: OpenPayload;

const apply = async (status: Status = 'pending-review') => {
  const data = {
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    organization: 'ΑΦΑ',
    organizationSize: '1-25',
    status,
  } as const;
  return (await site.payload.create({ collection: 'waitlist', data, overrideAccess: true })).id;
};
const decide = (id: number, status: Status) =>
  site.payload.update({ collection: 'waitlist', id, data: { status }, overrideAccess: true });
const accept = (id: number) => decide(id, 'accepted');
const setSeats = (seatsTotal: number) =>
  site.payload.updateGlobal({ slug: 'brand', data: { seatsTotal }, overrideAccess: true });
const accepted = async () =>
  (await site.query(`select count(*)::int as n from waitlist where status = 'accepted'`)).rows[0].n;

/** The result of parallel requests: how many succeeded, and the errors of the others. */
async function outcome(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
  return { done: settled.length - refusals.length, refusals };
}

beforeAll(async () => {
  site = await openPayload();
});
beforeEach(async () => {
  await site.query('delete from waitlist');
  await site.query('delete from transitions');
  await setSeats(3);
});
afterAll(() => site.close());

describe('accepting', () => {
  it('takes every seat, and refuses the next one with a sentence for staff', async () => {
    const ids = [await apply(), await apply(), await apply(), await apply()];
    for (const id of ids.slice(0, 3)) await accept(id);
    await expect(accept(ids[3] as number)).rejects.toMatchObject({
      message: FULL,
      status: 400,
      isPublic: true,
    });
    await expect(apply('accepted')).rejects.toThrow(FULL);
    expect(await accepted()).toBe(3);
  });

  it('reports the hundred and first', async () => {
    await setSeats(100);
    await site.query(`insert into waitlist (full_name, email, organization, organization_size, status)
      select 'Ada', 'a@example.com', 'ΑΦΑ', '1-25', 'accepted' from generate_series(1, 100)`);
    await expect(accept(await apply())).rejects.toThrow('All 100 founding seats are taken.');
    expect(await accepted()).toBe(100);
  });

  it('does not affect those who have a seat, and gives a freed one away again', async () => {
    const ids = [await apply('accepted'), await apply('accepted'), await apply('accepted')];
    const id = ids[0] as number;
    await site.payload.update({
      collection: 'waitlist',
      id,
      data: { organization: 'ΔΞΩ', status: 'accepted' },
      overrideAccess: true,
    });
    const next = await apply();
    await decide(id, 'declined');
    await accept(next);
    await decide(id, 'in-review');
    await expect(accept(id)).rejects.toThrow(FULL);
  });

  it('gives the last seat to one of five parallel acceptances', async () => {
    await apply('accepted');
    await apply('accepted');
    const ids = await Promise.all(Array.from({ length: 5 }, () => apply()));
    expect(await outcome(ids.map(accept))).toEqual({ done: 1, refusals: Array(4).fill(FULL) });
    expect(await accepted()).toBe(3);
  });

  it('counts one application once, even when two accept it in parallel', async () => {
    await apply('accepted');
    await apply('accepted');
    const id = await apply();
    expect(await outcome([accept(id), accept(id)])).toEqual({ done: 2, refusals: [] });
    expect(await accepted()).toBe(3);
  });

  it('in a bulk edit fills the seats and names the rest', async () => {
    await apply('accepted');
    await Promise.all(Array.from({ length: 5 }, () => apply()));
    const { docs, errors } = await site.payload.update({
      collection: 'waitlist',
      where: { status: { equals: 'pending-review' } },
      data: { status: 'accepted' },
      overrideAccess: true,
    });
    expect(docs).toHaveLength(2);
    expect(errors.map(({ message }) => message)).toEqual(Array(3).fill(FULL));
    expect(await accepted()).toBe(3);
    const { rows } = await site.query(
      `select subject_id from transitions where new_state = 'accepted' order by 1`,
    );
    expect(rows.map((row) => row.subject_id)).toEqual(docs.map(({ id }) => String(id)).sort());
  });
});

describe('the number of seats', () => {
  it('may be reduced to the taken ones, and not below', async () => {
    await apply('accepted');
    await apply('accepted');
    await expect(setSeats(1)).rejects.toMatchObject({
      message: '2 applications are already accepted, so there must be at least 2 seats.',
      status: 400,
      isPublic: true,
    });
    await setSeats(2);
    await expect(accept(await apply())).rejects.toThrow('All 2 founding seats are taken.');
  });

  it('does not block other edits of the brand', async () => {
    await apply('accepted');
    await apply('accepted');
    await site.query('update brand set seats_total = 1');
    await site.payload.updateGlobal({ slug: 'brand', data: { prize: '$250' }, overrideAccess: true });
  });

  it('cannot be reduced while a seat is being given away', async () => {
    await apply('accepted');
    await apply('accepted');
    const { done } = await outcome([accept(await apply()), setSeats(2)]);
    expect(done).toBe(1);
  });
});
