import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillLikeness } from '../../src/migrations/20261122_042000_application_desk';
import { type OpenPayload, openPayload } from '../support/payload';

let site: OpenPayload;

const apply = async (organization: string, email: string, more: object = {}) => {
  const data = { fullName: 'Ada Lovelace', email, organization, organizationSize: '1-25', ...more } as const;
  return (await site.payload.create({ collection: 'waitlist', data: data as never, overrideAccess: true }))
    .id;
};
/** The duplicate count of each in the list. */
async function alike(ids: number[]): Promise<(number | null | undefined)[]> {
  const { docs } = await site.payload.find({
    collection: 'waitlist',
    where: { id: { in: ids } },
    sort: 'id',
    limit: ids.length,
    overrideAccess: true,
  });
  return docs.map(({ duplicates }) => duplicates);
}

beforeAll(async () => {
  site = await openPayload();
  await site.query('delete from waitlist');
});
afterAll(() => site.close());

it('flags the same organization in other letters, and the same mailbox in another case', async () => {
  const ids = [
    await apply('ΓΩΛ', 'a@example.com'),
    await apply('Gamma Omega Lambda chapter', 'b@example.com'),
    await apply('Somebody else', 'B@Example.com'),
    await apply('Quite alone', 'c@example.com'),
    await apply('***', 'd@example.com'),
    await apply('!!!', 'e@example.com'),
  ];
  expect(await alike(ids)).toEqual([1, 2, 1, 0, 0, 0]);
});

it('follows a corrected name, and ignores suspected spam', async () => {
  const ids = [await apply('ΣΣΣ', 's1@example.com'), await apply('Sigma Chi', 's2@example.com')];
  expect(await alike(ids)).toEqual([0, 0]);
  await site.payload.update({
    collection: 'waitlist',
    id: ids[1] as number,
    data: { organization: 'Σ.Σ.Σ.' },
    overrideAccess: true,
  });
  expect(await alike(ids)).toEqual([1, 1]);
  await apply('ΣΣΣ', 's3@example.com', { quarantined: true });
  expect(await alike(ids)).toEqual([1, 1]);
});

it('lists current duplicates', async () => {
  await site.query('delete from waitlist');
  const listed = async () => {
    const { docs } = await site.payload.find({
      collection: 'waitlist',
      where: { alike: { equals: true } },
      sort: 'id',
      overrideAccess: true,
    });
    return docs.map(({ id }) => id);
  };
  const [omega, beta, box, alone, robot] = [
    await apply('Ω Beta', 'o1@example.com'),
    await apply('Omega Beta', 'o2@example.com'),
    await apply('Tau', 'O2@example.com'),
    await apply('Rho', 'o3@example.com'),
    await apply('Tau', 'o4@example.com', { quarantined: true }),
  ];
  await apply('***', 'o5@example.com');
  await apply('!!!', 'o6@example.com');
  expect(await listed()).toEqual([omega, beta, box, robot]);
  await site.query('delete from waitlist where id = $1', [beta]);
  // A robot's application counts others as duplicates, but is never counted itself.
  expect(await listed()).toEqual([robot]);
  expect(await alike([omega, box, alone, robot])).toEqual([0, 0, 0, 1]);
});

it('fills in rows older than the flag', async () => {
  const id = await apply('Beta Chapter of ΔΣ', 'Old@Example.com');
  await site.query('update waitlist set email_key = null, organization_key = null where id = $1', [id]);
  await fillLikeness(site.payload.db.drizzle);
  const { rows } = await site.query('select email_key, organization_key from waitlist where id = $1', [id]);
  expect(rows).toEqual([{ email_key: 'old@example.com', organization_key: 'delta sigma beta' }]);
});

/** How many rows and index entries of applications were read so far. */
async function reads(): Promise<number> {
  const { requestPool } = await import('../../src/kit/db/pool');
  // Sessions report their counts seconds later, unless told to. As many queries at once as there are connections
  // reach each of them.
  for (const pool of [requestPool(), site.payload.db.pool]) {
    const each = Array.from({ length: pool.totalCount }, () =>
      pool.query('select pg_stat_force_next_flush()'),
    );
    await Promise.all(each);
  }
  const { rows } = await site.query(`
    select (select seq_tup_read from pg_stat_user_tables where relname = 'waitlist')
      + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'waitlist') as read`);
  return Number(rows[0].read);
}

it('reads each application a few times, of many thousands, even when half of them have one name', async () => {
  for (let from = 1; from <= 30_000; from += 5000)
    await site.query(
      `insert into waitlist (full_name, email, organization, organization_size, email_key, organization_key)
       select 'Ada', 'p' || n || '@example.com', 'ΑΦΑ', '1-25', 'p' || n || '@example.com',
         case when n % 2 = 0 then 'alpha phi alpha' else 'name ' || n end
       from generate_series($1::int, $1::int + 4999) as n`,
      [from],
    );
  await site.query('analyze waitlist');
  const before = await reads();
  const { docs } = await site.payload.find({
    collection: 'waitlist',
    sort: '-createdAt',
    limit: 100,
    overrideAccess: true,
  });
  const most = Math.max(...docs.map(({ duplicates }) => duplicates ?? 0));
  expect([docs.length, most]).toEqual([100, 20]);
  const afterList = await reads();
  // Payload counts the whole list.
  expect(afterList - before).toBeLessThan(60_000);
  const listed = () =>
    site.payload.find({
      collection: 'waitlist',
      where: { alike: { equals: true } },
      sort: '-id',
      limit: 10,
      overrideAccess: true,
    });
  const first = await listed();
  expect(first.docs.map(({ duplicates }) => duplicates)).toEqual(Array(10).fill(20));
  expect((await reads()) - afterList).toBeLessThan(300_000);
  // This many are flagged in batches: each call continues.
  expect((await listed()).totalDocs).toBeGreaterThan(first.totalDocs);
});
