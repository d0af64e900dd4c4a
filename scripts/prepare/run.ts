import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrationNames } from '@/core/db/known-migrations';
import { env } from '@/env';
import { applyErasures } from '@/features/privacy/server/apply-erasures';
import { sealCodeAppsAnew } from '@/features/staff/server/second-factor/code-app-seals';
import { loadPersonalData } from '@/features.server';
import { finishLastRestore } from '../backup/last-restore';
import { refuseForeign } from '../roles/own-database';
import { separateRoles } from '../roles/separate-roles';
import { ALL_SEED_KEYS } from '../seed/keys';
import type { Prepared } from './do-pending';
import { compareSecrets } from './secrets-in-use';
import { findPending, refuseTooNew } from './state';
import { checkObjectStorage, gatherFiles } from './stored-files';

/** Any constant that no other program uses; two starts on one database wait for each other here. */
const PREPARE_LOCK = 7061_2026;

async function withLock<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws Error with one clear line: no or wrong database or object storage, a database of a later version, or a migration that failed */
export async function prepare(): Promise<Prepared> {
  const connectionString = env().DATABASE_URL;
  if (!connectionString) throw new Error('DATABASE_URL is not set');
  return withLock(connectionString, async (client) => {
    const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and it must be UTF8`);
    await refuseForeign(client);
    await refuseTooNew(client, migrationNames());
    await finishLastRestore(client);
    await checkObjectStorage();
    await runMigrations({ connectionString, noPreparedStatements: false });
    const prepared = await makeReady(client);
    const report = (line: string) => void process.stderr.write(`${line}\n`);
    await separateRoles(client, report);
    await compareSecrets(client, report);
    await sealCodeAppsAnew(client);
    await gatherFiles(client, report);
    // Before anything is served: this database may be a restored one.
    await applyErasures(await loadPersonalData(), { report });
    return prepared;
  });
}

async function makeReady(client: pg.Client): Promise<Prepared> {
  const pending = await findPending(client, migrationNames(), ALL_SEED_KEYS);
  const isReady = pending.migrations === 0 && pending.seeds === 0 && !pending.admin;
  if (isReady) return { migrated: 0, seeded: false, admin: null };
  // Loaded only when needed: it takes seconds.
  const { doPending } = await import('./do-pending');
  return doPending(client, pending);
}
