import { nameOf } from '@/core/server/source-sql';
import { requestPool } from '@/kit/db/pool';
import { FUNNEL_WEEKS, type Funnel, type FunnelSource, type FunnelWeek } from '../contract.staff';
import { applicationStates, SEATED } from '../rules/application-states';

/** Hours, because an interval in days follows the clock changes of the connection's time zone. */
const BEGIN = `date_trunc('week', now(), 'UTC') - interval '${(FUNNEL_WEEKS - 1) * 7 * 24} hours'`;

/**
 * The first move that staff made. The condition matches, word for word, the partial index of migration
 * `reviewed_applications`.
 */
const REVIEWS = `select distinct subject_id::int as id from transitions
  where subject = '${applicationStates.subject}' and left_state = '${applicationStates.initial}' and by is not null
    and created_at >= ${BEGIN}`;

/**
 * The period's applications. An erased one that keeps its seat has lost its history, and nobody gets a seat without a
 * review.
 */
const CAME = `with reviews as (${REVIEWS}), came as (
  select date_trunc('week', created_at, 'UTC') as week, source_id, status = '${SEATED}' as is_accepted,
    status = '${SEATED}' or reviews.id is not null as is_reviewed
  from waitlist left join reviews on reviews.id = waitlist.id
  where created_at >= ${BEGIN} and quarantined is not true)`;

const COUNTS = `count(came.week)::int as applied, (count(*) filter (where is_reviewed))::int as reviewed,
  (count(*) filter (where is_accepted))::int as accepted`;

const day = (at: string) => `to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD')`;

const WEEKS = `${CAME}
  select ${day('begin')} as monday, ${day(`begin + interval '144 hours'`)} as sunday, ${COUNTS}
  from (select date_trunc('week', now(), 'UTC') - back * interval '168 hours' as begin
    from generate_series(0, ${FUNNEL_WEEKS - 1}) as back) as weeks
  left join came on came.week = begin group by begin order by begin desc`;

const SOURCES = `${CAME}
  select source_id as id, ${nameOf('came.source_id')} as name, ${COUNTS} from came
  group by source_id order by source_id is null, applied desc, accepted desc, source_id`;

/** What became of the applications of the last weeks. Suspected spam does not count as an application. */
export async function readFunnel(): Promise<Funnel> {
  const [weeks, sources] = await Promise.all([
    requestPool().query<FunnelWeek>(WEEKS),
    requestPool().query<FunnelSource>(SOURCES),
  ]);
  return { weeks: weeks.rows, sources: sources.rows };
}
