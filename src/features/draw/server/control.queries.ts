import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import type { FollowerList, RoundControl } from '../contract';
import { FACTS, type FactsRow, publicFactsOf } from './facts';
import { MAY_RETRY } from './lists/list-rows';
import { valueAddress } from './value/read-value';

type Row = Omit<FactsRow, 'commitment' | 'fingerprint'> &
  Pick<RoundControl, 'state' | 'cancelledFor' | 'underWay' | 'problem' | 'entered'> & {
    commitment: FactsRow['commitment'] | null;
    fingerprint: string | null;
    staffPlaces: RoundControl['places'];
    valueProblem: string | null;
  };

const ROUND = `select round.status::text as state, round.cancelled_for as "cancelledFor", ${FACTS},
    case when result.round_id is not null and result.drawn_at is null and result.problem is null then 'drawing'
      when fixed.round_id is not null and fixed.committed_at is null and fixed.problem is null then 'committing'
    end as "underWay",
    coalesce(result.problem, fixed.problem) as problem, fixed.value_problem as "valueProblem",
    coalesce((select json_agg(json_build_object('place', place, 'account', account, 'handle', handle,
        'masked', masked, 'passedOver', passed_over_for, 'agreed', case when agreed_name is not null then
          json_build_object('name', agreed_name, 'how', agreed_how, 'by', agreed_by, 'at', agreed_at) end,
        'contacted', case when contacted_at is not null then
          json_build_object('how', contacted_how, 'by', contacted_by, 'at', contacted_at) end,
        'claimed', case when claimed_at is not null then
          json_build_object('how', claimed_how, 'by', claimed_by, 'at', claimed_at) end) order by place)
      from site.draw_places where round_id = round.id), '[]') as "staffPlaces",
    coalesce((select json_object_agg(state, at) from (
      select new_state as state, max(created_at) as at from transitions
      where subject = 'draw-rounds' and subject_id = round.id::text group by new_state) as entries), '{}') as entered
  from draw_rounds as round left join site.draw_commitments as fixed on fixed.round_id = round.id
    left join site.draw_results as result on result.round_id = round.id
  where round.id = $1`;

const ACCOUNTS = `select key, label, url as address, coalesce(entries, 0)::integer as entries
  from site.draw_accounts left join (
    select account, count(*) as entries from site.draw_entries where round_id = $1 group by account
  ) as counted on counted.account = key
  where round_id = $1 order by place`;

const PEOPLE = `select count(*)::integer as people, count(disqualified_at)::integer as disqualified,
    (select count(*) from site.draw_entries where round_id = $1)::integer
    - (select count(*) from site.draw_entries where round_id = $1 and person_id = any(array(
         select id from site.draw_people where round_id = $1 and disqualified_at is not null)))::integer as tickets
  from site.draw_people where round_id = $1`;

const LISTS = `select id, account, name, by, created_at as at, state, bytes::float8 as bytes,
    bytes_read::float8 as "bytesRead", rows, added, known, bad, problem, ${MAY_RETRY} as "mayRetry"
  from site.draw_lists where round_id = $1 order by id desc limit 100`;

/** Where anybody can find the value that a round waits for. */
function awaitedValue({ state, commitment, valueProblem, underWay }: Row): RoundControl['value'] {
  if (state !== 'committed' || underWay !== null || !commitment || !('drand' in commitment)) return null;
  const { round, due } = commitment.drand;
  return {
    round,
    due,
    addresses: env().DRAND_RELAYS.map((relay) => valueAddress(relay, round)),
    problem: valueProblem,
  };
}

/** Everything the panels of a round show; null when there is no such round. */
export async function readControl(id: number): Promise<RoundControl | null> {
  const pool = requestPool();
  const { rows } = await pool.query<Row>(ROUND, [id]);
  const [round] = rows;
  if (!round) return null;
  // Read before the figures: panels stop polling when every list is done, and need the figures of all lists.
  const { rows: lists } = await pool.query<FollowerList>(LISTS, [id]);
  const { rows: accounts } = await pool.query<RoundControl['accounts'][number]>(ACCOUNTS, [id]);
  const { rows: people } = await pool.query<Pick<RoundControl, 'people' | 'disqualified' | 'tickets'>>(
    PEOPLE,
    [id],
  );
  const { commitment, fingerprint } = round;
  const isCommitted = commitment !== null && fingerprint !== null;
  const counted = people[0] ?? { people: 0, disqualified: 0, tickets: 0 };
  return {
    state: round.state,
    accounts,
    ...counted,
    ...(commitment && { people: commitment.people, tickets: commitment.tickets }),
    lists,
    underWay: round.underWay,
    problem: round.problem,
    value: awaitedValue(round),
    facts: isCommitted ? publicFactsOf({ ...round, commitment, fingerprint }, true) : null,
    places: round.staffPlaces,
    entered: round.entered,
    cancelledFor: round.cancelledFor,
  };
}
