import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { DAYS_COUNTED, type DayCount } from '@/kit/shared/day-counts';
import { processSingleton } from '@/kit/shared/process-singleton';
import { EVERY_ROLE, requireRole } from './session';

/** Where one count per record and day is kept. Names and condition are our own SQL, never from a request. */
type Counts = {
  table: `site.${string}`;
  /** Its column with the record's id. */
  of: string;
  /** Its column with the number. */
  counted: string;
  /** The table of the records. */
  records: string;
  /** The condition for a record to be counted. */
  when?: string;
};

const BATCH_MS = 250;

type Batch = { counts: Map<number, number>; written: Promise<void> };

/** Locks rows in the order of their ids, or two processes could deadlock. */
const countSql = ({ table, of, counted, records, when = 'true' }: Counts) =>
  `insert into ${table} as known (${of}, day, ${counted})
   select id, (now() at time zone 'UTC')::date, used.times
   from unnest($1::int[], $2::int[]) as used(record, times) join ${records} on id = used.record
   where ${when} order by id
   on conflict (${of}, day) do update set ${counted} = known.${counted} + excluded.${counted}`;

/** Every day of the period, including those without a count. */
const daysSql = ({ table, of, counted, records }: Counts) =>
  `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(known.${counted}, 0) as count
   from generate_series((now() at time zone 'UTC')::date - ${DAYS_COUNTED - 1}, (now() at time zone 'UTC')::date,
     interval '1 day') as days(day)
   left join ${table} known on known.${of} = $1 and known.day = days.day::date
   where exists (select 1 from ${records} where id = $1) order by days.day`;

function openBatch(waiting: { batch: Batch | null }, statement: string): Batch {
  const counts = new Map<number, number>();
  const written = new Promise((resolve) => setTimeout(resolve, BATCH_MS)).then(async () => {
    waiting.batch = null;
    await requestPool().query(statement, [[...counts.keys()], [...counts.values()]]);
  });
  return { counts, written };
}

/**
 * Counts one use of a record; only record and day are stored. Simultaneous uses share a statement. Resolves once the
 * count is stored, so nothing acknowledged can be lost.
 *
 * @throws database errors
 */
export const dayCounter = (counts: Counts) => {
  const statement = countSql(counts);
  return async (record: number): Promise<void> => {
    const here = processSingleton<{ batch: Batch | null }>(`counts-${counts.table}`, () => ({ batch: null }));
    here.batch ??= openBatch(here, statement);
    const { counts: uses, written } = here.batch;
    uses.set(record, (uses.get(record) ?? 0) + 1);
    await written;
  };
};

/** GET …/<id>/…: for staff, how often a record was used, per day. */
export const dayCountsEndpoint = (counts: Counts) =>
  publicEndpoint({
    GET: withoutBody(async (call) => {
      await requireRole(call, EVERY_ROLE);
      const { rows } = await requestPool().query<DayCount>(daysSql(counts), [recordId(call)]);
      if (rows.length === 0) throw new EndpointError('not-found');
      return json({ days: rows });
    }),
  });
