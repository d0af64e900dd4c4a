import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, Payload } from 'payload';
import pg from 'pg';
import { env } from '@/env';
import { withTruthfulCommit } from './commit-truth';

const SECONDS = 1000;
/** A person waits for the answer: give up soon enough that a form's own fallback can start. */
const REQUEST_LIMITS = {
  max: 8,
  connectionTimeoutMillis: 2 * SECONDS,
  statement_timeout: 5 * SECONDS,
  query_timeout: 5 * SECONDS,
};
const SCRIPT_LIMITS = { max: 3, connectionTimeoutMillis: 20 * SECONDS, statement_timeout: 600 * SECONDS };

let limits: pg.PoolConfig = REQUEST_LIMITS;

/** For migrations, seeds and other scripts; call it before Payload is first asked for. */
export function allowLongStatements() {
  limits = SCRIPT_LIMITS;
}

function openPool(payload: Payload) {
  const pool = new pg.Pool({
    ...limits,
    connectionString: env().DATABASE_URL,
    idleTimeoutMillis: 30 * SECONDS,
    options: '-c synchronous_commit=on',
  });
  // Without a listener a restart of the database ends the whole process.
  pool.on('error', (error) => payload.logger.warn(`A database connection was lost: ${error.message}`));
  return pool;
}

/** Payload's PostgreSQL adapter with our limits, our pool (the stock one pins a client for ever) and true commits. */
export function database({ root }: { root: string }): DatabaseAdapterObj<PostgresAdapter> {
  const stock = postgresAdapter({
    push: false,
    disableCreateDatabase: true,
    migrationDir: path.join(root, 'src/migrations'),
    // Other schemas are not Payload's to compare or change.
    tablesFilter: ['!site.*', '!graphile_worker.*'],
    pool: {},
  });
  return {
    ...stock,
    init: ({ payload }) => {
      const adapter = withTruthfulCommit(stock.init({ payload }) as PostgresAdapter);
      adapter.pool = openPool(payload);
      return adapter as ReturnType<typeof stock.init>;
    },
  };
}
