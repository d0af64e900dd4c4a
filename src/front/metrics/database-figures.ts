import { Gauge, type Registry } from 'prom-client';
import { WORKER_IS_SEEN } from '@/core/db/worker-presence';
import { FEATURE_FIGURES } from '@/features';
import { requestPool } from '@/kit/db/pool';

/** The scraper gives up soon, and a slow answer is itself a finding. */
const PATIENCE_MS = 2000;

/** Numbers of the whole site, the same from every process. Times are seconds since 1970. */
const FIGURES = {
  colonnade_queue_jobs_waiting: [
    'Jobs that the worker has still to do',
    'select count(*) from graphile_worker.jobs where attempts < max_attempts',
  ],
  colonnade_queue_jobs_failed: [
    'Jobs that were given up',
    'select count(*) from graphile_worker.jobs where attempts >= max_attempts',
  ],
  colonnade_queue_oldest_seconds: [
    'How long the oldest job that is due has been waiting',
    `select coalesce(extract(epoch from now() - min(run_at)), 0) from graphile_worker.jobs
     where attempts < max_attempts and locked_at is null and run_at <= now()`,
  ],
  colonnade_mails_failed: [
    'Mails that could not be sent',
    `select count(*) from mails where state = 'failed'`,
  ],
  colonnade_worker_up: ['1 while a worker lives', `select (${WORKER_IS_SEEN})::int`],
  colonnade_worker_last_run_timestamp_seconds: [
    'When the worker last began what is scheduled',
    'select coalesce(extract(epoch from max(last_execution)), 0) from graphile_worker._private_known_crontabs',
  ],
  colonnade_database_owner: [
    '1 while this process may change the schema and every row',
    `select pg_has_role(relowner, 'usage')::int from pg_class where oid = 'public.mails'::regclass`,
  ],
  ...FEATURE_FIGURES,
  colonnade_last_backup_timestamp_seconds: [
    'The moment that the newest backup holds; 0 = there is none',
    `select coalesce((select extract(epoch from value::timestamptz) from site.meta where key = 'last-backup'), 0)`,
  ],
} as const;

const QUESTION = `select ${Object.entries(FIGURES)
  .map(([name, [, sql]]) => `(${sql})::float8 as ${name}`)
  .join(',\n')},
  (select name from payload_migrations where batch > 0 order by id desc limit 1) as migration`;

type Found = Record<keyof typeof FIGURES, number> & { migration: string };

async function ask(): Promise<Found | undefined> {
  // The driver's own limit: an abandoned query must not keep its connection.
  const question = { text: QUESTION, query_timeout: PATIENCE_MS };
  return requestPool()
    .query<Found>(question)
    .then(
      ({ rows }) => rows[0],
      () => undefined,
    );
}

/**
 * One query per scrape; while the database is down only that is reported, since old numbers would look current.
 * @returns the query; call it before the registry is read
 */
export function databaseFigures(registers: Registry[]): () => Promise<void> {
  const names = Object.keys(FIGURES) as (keyof typeof FIGURES)[];
  const gauges = names.map((name) => ({
    name,
    gauge: new Gauge({ name, help: FIGURES[name][0], registers }),
  }));
  const schema = new Gauge({
    name: 'colonnade_schema_info',
    help: 'The last migration of the database',
    labelNames: ['migration'],
    registers,
  });
  const up = new Gauge({
    name: 'colonnade_database_up',
    help: '1 when the database answered in time',
    registers,
  });
  return async () => {
    const found = await ask();
    up.set(found ? 1 : 0);
    schema.reset();
    if (found) schema.set({ migration: found.migration }, 1);
    for (const { name, gauge } of gauges) {
      if (found) gauge.set(found[name]);
      else gauge.remove();
    }
  };
}
