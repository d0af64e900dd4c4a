import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { migrationNames, TOO_NEW, UNKNOWN_MIGRATIONS } from '@/core/db/known-migrations';
import { IS_OVERDUE } from '@/core/db/worker-presence';
import { env } from '@/env';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withDeadline, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';

/** Probes run often and time out early. */
const PROBE_MS = 3000;
const RETRY_SECONDS = 5;
/** Below this, uploads and the database itself are about to fail. */
const FREE_BYTES = 100 * 1024 * 1024;

const unready = (message: string) =>
  new EndpointError('unavailable', { message, retryAfterSeconds: RETRY_SECONDS });

const UNPREPARED = 'The database is not prepared';

/** `cannot_connect_now`: it is starting, recovering after a crash, or shutting down. */
const NOT_NOW = '57P03';

async function queryDatabase<T extends object>(statement: string, values: unknown[] = []): Promise<T> {
  try {
    const { rows } = await withDeadline(requestPool().query<T>(statement, values), PROBE_MS);
    if (rows[0]) return rows[0];
  } catch (error) {
    // The database's own log says which error it was.
    if ((error as { code?: string }).code === NOT_NOW) throw unready('The database is recovering');
  }
  throw unready('The database does not answer');
}

/** The process responds; nothing else is checked. */
export const liveEndpoint = publicEndpoint({ GET: withoutBody(async () => json({ status: 'ok' })) });

export const healthEndpoint = publicEndpoint({
  GET: withoutBody(async () => {
    await queryDatabase('select 1 as up');
    return json({ status: 'ok' });
  }),
});

const PARTS = `select to_regclass('public.mails') is not null
    and to_regclass('site.idempotency') is not null and to_regclass('site.rate_limits') is not null as schema,
  to_regclass('graphile_worker.jobs') is not null as queue`;

const MIGRATIONS = `select exists (${UNKNOWN_MIGRATIONS}) as "isTooNew",
  not (select coalesce(array_agg(name::text), '{}') from payload_migrations) @> $1::text[] as "isTooOld"`;

const OVERDUE = `select count(*)::int as jobs from graphile_worker.jobs where ${IS_OVERDUE}`;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < FREE_BYTES;
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    return !(await isFull(folder));
  } catch {
    return false;
  }
}

/** The embedded database is stored under DATA_DIR, and a full disk is the most common reason why it ends. */
const askForParts = () =>
  queryDatabase<{ schema: boolean; queue: boolean }>(PARTS).catch(async (error) => {
    const full = await isFull(env().DATA_DIR).catch(() => false);
    throw full ? unready('The database does not answer: the disk is full') : error;
  });

/** Those of this program have run, and no others. */
async function checkMigrations(): Promise<void> {
  type Found = { isTooNew: boolean; isTooOld: boolean };
  const { isTooNew, isTooOld } = await queryDatabase<Found>(MIGRATIONS, [migrationNames()]);
  if (isTooNew) throw unready(`The database ${TOO_NEW}`);
  if (isTooOld) throw unready(UNPREPARED);
}

/** Schema, queue, disk. A worker that lags is reported, but does not take the pages out of service. */
export const readyEndpoint = publicEndpoint({
  GET: withoutBody(async () => {
    const { schema, queue } = await askForParts();
    if (!schema) throw unready(UNPREPARED);
    await checkMigrations();
    if (!queue) throw unready('The queue is not prepared');
    if (!(await hasRoom(env().MEDIA_DIR))) throw unready('The disk is full or not writable');
    const { jobs } = await queryDatabase<{ jobs: number }>(OVERDUE);
    return json({ status: 'ok', schema: 'ok', queue: jobs === 0 ? 'ok' : 'behind', disk: 'ok' });
  }),
});
