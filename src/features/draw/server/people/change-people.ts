import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import type { PeopleRequest } from '../../contract.people';
import { FREE_ENTRY } from '../../protocol/entry';
import { normalizeHandle } from '../../protocol/handle';
import type { HandChange } from '../../protocol/sources';
import { removePeopleWithoutEntries } from '../lists/entry-rows';
import { lockEntries, lockOpenEntries, logRoundActivity, type RoundActor } from '../round-rows';

type Change = Exclude<PeopleRequest, { action: 'find' }>;
type Of<Action extends Change['action']> = Extract<Change, { action: Action }>;

const NOT_HERE = 'These people are not in this round anymore. Search again.';

/** Moves all entries to the first person. Staff must first settle whether a disqualified person is one of them. */
async function join(tx: Transaction, round: number, { people }: Of<'join'>): Promise<string> {
  const { rows } = await tx.query<{ id: number; out: boolean }>(
    `select id, disqualified_at is not null as out from site.draw_people
     where round_id = $1 and id = any($2) order by id`,
    [round, people],
  );
  const [first, ...others] = rows;
  if (!first || rows.length !== new Set(people).size || others.length === 0) throw invalid(NOT_HERE);
  if (rows.some(({ out }) => out !== first.out))
    throw invalid('One of them is disqualified and one is not. Give them the same status first.');
  const gone = others.map(({ id }) => id);
  await tx.query('update site.draw_entries set person_id = $3 where round_id = $1 and person_id = any($2)', [
    round,
    gone,
    first.id,
  ]);
  await removePeopleWithoutEntries(tx, round, gone);
  return `joined people ${rows.map(({ id }) => id).join(', ')}`;
}

/** Makes a handle of one account a separate person; a disqualification stays with both. */
async function part(
  tx: Transaction,
  round: number,
  { person, account, handle }: Of<'part'>,
): Promise<string> {
  const { rowCount: left } = await tx.query(
    `select 1 from site.draw_entries
     where round_id = $1 and person_id = $2 and not (account = $3 and handle = $4) limit 1`,
    [round, person, account, handle],
  );
  if (left === 0) throw invalid('This is the person’s only entry, so there is nothing to split off.');
  const { rowCount } = await tx.query(
    `with other as (
       insert into site.draw_people (round_id, disqualified_at, disqualified_by, disqualified_for)
       select round_id, disqualified_at, disqualified_by, disqualified_for from site.draw_people
       where round_id = $1 and id = $2 returning id
     )
     update site.draw_entries set person_id = other.id from other
     where round_id = $1 and person_id = $2 and account = $3 and handle = $4`,
    [round, person, account, handle],
  );
  if (!rowCount) throw invalid(NOT_HERE);
  return `parted an entry from person ${person}`;
}

async function disqualify(
  tx: Transaction,
  round: number,
  { people, reason }: Of<'disqualify'>,
  by: string,
): Promise<string> {
  const all = [...new Set(people)];
  const { rowCount } = await tx.query(
    `update site.draw_people set disqualified_at = now(), disqualified_by = $3, disqualified_for = $4
     where round_id = $1 and id = any($2) and disqualified_at is null`,
    [round, all, by, reason],
  );
  if (rowCount !== all.length)
    throw invalid(
      all.length === 1
        ? 'This person is not in the round, or disqualified already.'
        : 'One of these people is not in the round, or disqualified already. Nobody was disqualified: search again.',
    );
  return `disqualified ${all.length === 1 ? 'person' : 'people'} ${all.join(', ')}: ${reason}`;
}

async function admit(tx: Transaction, round: number, { person }: Of<'admit'>): Promise<string> {
  const { rowCount } = await tx.query(
    `update site.draw_people set disqualified_at = null, disqualified_by = null, disqualified_for = null
     where round_id = $1 and id = $2 and disqualified_at is not null`,
    [round, person],
  );
  if (rowCount !== 1) throw invalid('This person is not disqualified.');
  return `admitted person ${person} again`;
}

/** Replaces the handle's free tickets; they go to the person who has this handle already. */
async function giveFree(tx: Transaction, round: number, asked: Of<'free'>): Promise<string> {
  const handle = normalizeHandle(asked.handle);
  if (handle === null)
    throw invalid('A handle has letters, digits, dots, underscores and hyphens only; no spaces.');
  const { rows: removed } = await tx.query<{ person: number }>(
    `delete from site.draw_entries where round_id = $1 and handle = $2 and account = '${FREE_ENTRY}' and nth > $3
     returning person_id as person`,
    [round, handle, asked.tickets],
  );
  if (asked.tickets > 0)
    await tx.query(
      `with known as (
         select person_id from site.draw_entries where round_id = $1 and handle = $2 order by person_id limit 1
       ), born as (
         insert into site.draw_people (round_id) select $1 where not exists (select 1 from known) returning id
       )
       insert into site.draw_entries (round_id, account, handle, nth, person_id)
       select $1, '${FREE_ENTRY}', $2, nth, coalesce((select person_id from known), (select id from born))
       from generate_series(1, $3::integer) as nth on conflict do nothing`,
      [round, handle, asked.tickets],
    );
  await removePeopleWithoutEntries(
    tx,
    round,
    removed.map(({ person }) => person),
  );
  return `set a free entry to ${asked.tickets} tickets`;
}

const change = (tx: Transaction, round: number, request: Change, by: string): Promise<string> => {
  if (request.action === 'join') return join(tx, round, request);
  if (request.action === 'part') return part(tx, round, request);
  if (request.action === 'disqualify') return disqualify(tx, round, request, by);
  return request.action === 'admit' ? admit(tx, round, request) : giveFree(tx, round, request);
};

const WHAT: Record<Change['action'], HandChange> = {
  join: 'joined',
  part: 'parted',
  disqualify: 'disqualified',
  admit: 'admitted',
  free: 'free',
};

/** Disqualifying ten people is ten changes, at once or one by one. */
const timesOf = (request: Change) => (request.action === 'disqualify' ? new Set(request.people).size : 1);

/** Manual changes are counted, with their reasons, and published with the commitment: never with a name. */
const count = (tx: Transaction, round: number, request: Change, by: string) =>
  tx.query(
    `insert into site.draw_hand_changes (round_id, what, reason, by)
     select $1, $2, $3, $4 from generate_series(1, $5::integer)`,
    [round, WHAT[request.action], request.reason, by, timesOf(request)],
  );

/** @throws EndpointError invalid: nothing changes after the commitment */
export const changePeople = (round: number, request: Change, by: RoundActor): Promise<void> =>
  withTransaction(async (tx) => {
    if (request.action === 'free') await lockOpenEntries(tx, round);
    else await lockEntries(tx, round);
    const details = await change(tx, round, request, by.username);
    await count(tx, round, request, by.username);
    await logRoundActivity(tx, { round, by, details: [details] });
  });
