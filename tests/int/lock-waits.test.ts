import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addAccount } from '../support/accounts';
import { call, query, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

const SENTENCE = 'Someone else is changing this right now. Nothing was saved: please save again in a moment.';

let site: Site;
let headers: { Cookie: string };
let holder: Client;
let ids: [number, number];

beforeAll(async () => {
  site = await startSite();
  headers = { Cookie: await signIn(site) };
  holder = new Client({ connectionString: site.databaseUrl });
  await holder.connect();
  // PostgreSQL cancels whichever side looks for the deadlock first. This side does not look, however slow the machine is.
  await holder.query(`set deadlock_timeout = '1min'`);
});
beforeEach(async () => {
  const rows = await query<{ id: number }>(
    site,
    `insert into waitlist (full_name, email, organization, organization_size, status)
     select 'Maya', 'maya@example.com', 'ΑΦΑ', '1-25', 'pending-review' from generate_series(1, 2) returning id`,
  );
  ids = rows.map(({ id }) => id) as [number, number];
});
afterEach(() => holder.query('rollback'));
afterAll(async () => {
  await holder?.end();
  await site?.stop();
});

const lock = (id: number) => holder.query('select from waitlist where id = $1 for update', [id]);
const patch = (path: string) =>
  send(site, `/admin/api/waitlist${path}`, { quarantined: true }, headers, 'PATCH');
const marks = async () =>
  (
    await query<{ mark: boolean }>(site, 'select quarantined as mark from waitlist where id = any($1)', [ids])
  ).map(({ mark }) => mark);
const untilWaiting = async () => {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await query(site, blocked)).length === 0);
};

it('a transaction that is stuck costs a sentence and a 503, and the back office goes on', async () => {
  await holder.query('begin');
  await lock(ids[0]);
  const answered: string[] = [];
  const noted = async <T>(name: string, answer: Promise<T>) => {
    const one = await answer;
    answered.push(name);
    return one;
  };
  const [late, other, list] = await Promise.all([
    noted('late', patch(`/${ids[0]}`)),
    noted('other', patch(`/${ids[1]}`)),
    noted('list', call(site, '/admin/api/waitlist', { headers })),
  ]);
  expect(answered.at(-1)).toBe('late');
  expect([late.status, late.headers.get('retry-after'), JSON.parse(late.text)]).toEqual([
    503,
    '5',
    { errors: [{ message: SENTENCE }] },
  ]);
  expect([other.status, list.status]).toEqual([200, 200]);
  await holder.query('rollback');
  expect((await patch(`/${ids[0]}`)).status).toBe(200);
});

it('a deadlock is told, nothing is stored, and the next try is', async () => {
  const both = `?where[id][in][0]=${ids[0]}&where[id][in][1]=${ids[1]}`;
  await holder.query('begin');
  await lock(ids[1]);
  // By then it has locked the first row, and waits for the second.
  const bulk = patch(both);
  await untilWaiting();
  const freed = lock(ids[0]);
  const { status, text } = await bulk;
  expect([status, JSON.parse(text)]).toEqual([503, { errors: [{ message: SENTENCE }] }]);
  await freed;
  await holder.query('commit');
  expect(await marks()).toEqual([false, false]);
  expect((await patch(both)).status).toBe(200);
  expect(await marks()).toEqual([true, true]);
});

it('an answer that waits while its author is demoted is refused, and nothing of it is stored or sent', async () => {
  const account = await addAccount(site, headers.Cookie, 'support');
  const by = { Cookie: await signIn(site, account), 'Idempotency-Key': randomUUID() };
  await holder.query('begin');
  await lock(ids[0]);
  const draft = { subject: 'Welcome', text: 'You are in.', to: null, seen: '0.0' };
  const answer = send(site, `/admin/api/desk/application-${ids[0]}/answers`, draft, by);
  await untilWaiting();
  await query(site, `update users set role = 'marketing' where username = $1`, [account.username]);
  await holder.query('commit');
  expect([(await answer).status, (await answer).text]).toEqual([403, 'Your account may not do this']);
  const left = await query(
    site,
    `select kind from mails where related_collection = 'waitlist' and related_id = $1
     union all select action from activity where subject = 'waitlist' and subject_id = $1`,
    [String(ids[0])],
  );
  expect(left).toEqual([]);
});
