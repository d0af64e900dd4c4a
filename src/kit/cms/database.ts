import path from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { requestPool, workPool } from '@/kit/db/pool';
import { withTruthfulCommit } from './commit-truth';

let pool = requestPool;

/** For migrations, seeds and other scripts; call it before Payload is first used. */
export function allowLongStatements() {
  pool = workPool;
}

/** Payload's PostgreSQL adapter on the site's own pool (the stock one holds a client), with true commits. */
export function database({ root }: { root: string }): DatabaseAdapterObj<PostgresAdapter> {
  const stock = postgresAdapter({
    push: false,
    disableCreateDatabase: true,
    migrationDir: path.join(root, 'src/migrations'),
    // Payload must not compare or change other schemas.
    tablesFilter: ['!site.*', '!graphile_worker.*'],
    pool: {},
  });
  return {
    ...stock,
    init: ({ payload }) => {
      const adapter = withTruthfulCommit(stock.init({ payload }) as unknown as PostgresAdapter);
      adapter.pool = pool();
      return adapter as unknown as ReturnType<typeof stock.init>;
    },
  };
}
