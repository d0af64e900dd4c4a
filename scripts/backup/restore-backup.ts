import { runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import { CommitFailedError } from '@/db/database-errors';
import { presentKey } from '@/db/erasure-list';
import { env } from '@/env';
import { Refusal } from '../lib/refusal';
import { checkArchive, readArchive } from './archive';
import { connect, takeBackupLock } from './connect';
import { emptyTables, setSequences, TableLoader } from './load';
import { MANIFEST, type Manifest } from './manifest';
import { places } from './places';
import { FileRestore } from './restore-files';
import { dropEverything, isEmpty, makeSchema, refuseUnknown, setGuardsAside } from './schema';

export type Restored = {
  manifest: Manifest;
  /** the secret that web, worker and prepare need */
  secret: string | undefined;
  /** the backup was made with this same secret */
  isSameSecret: boolean;
};

const RUNNING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and application_name in ('colonnade-web', 'colonnade-work', 'colonnade-changes')`;

/** Checks everything that would be overwritten. @throws Refusal in one line, with nothing touched */
async function refuseUnfit(client: Client, manifest: Manifest, replace: boolean): Promise<void> {
  refuseUnknown(manifest.migrations);
  const running = await client.query<{ n: number }>(RUNNING);
  if ((running.rows[0]?.n ?? 0) > 0)
    throw new Refusal('The site is running on this database: stop it before a restore.');
  if (replace) return;
  if (!(await isEmpty(client)))
    throw new Refusal('The database is not empty: add --replace to discard its content.');
  for (const { address, list } of places()) {
    if ((await list()).length > 0)
      throw new Refusal(`${address} is not empty: add --replace to discard its content.`);
  }
}

/** Everything, in one transaction; files are in place before its COMMIT makes rows refer to them. */
async function load(
  client: Client,
  { file, manifest, files }: { file: string; manifest: Manifest; files: FileRestore },
): Promise<void> {
  await client.query('begin');
  await dropEverything(client);
  await makeSchema(client, manifest.migrations);
  const guards = await setGuardsAside(client);
  await emptyTables(client, manifest);
  const tables = new TableLoader(client, manifest);
  for await (const { name, content } of readArchive(file)) {
    if (name === MANIFEST) content.resume();
    else if (!(await files.take(name, content))) await tables.take(name, content);
  }
  await tables.finish();
  await setSequences(client, manifest);
  for (const statement of guards.restore) await client.query(statement);
  await files.change();
  await commit(client);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error));

async function commit(client: Client): Promise<void> {
  try {
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error(`COMMIT was answered with ${command}`);
  } catch (error) {
    throw new CommitFailedError(error);
  }
}

/**
 * Restores a backup: its tables at their own version, its files, and every recorded erasure. The caller prepares the
 * database next.
 * @param replace false refuses a target that contains anything
 * @throws Refusal in one line, with nothing touched; database and system errors, with everything as before
 */
export async function restoreBackup(file: string, { replace }: { replace: boolean }): Promise<Restored> {
  const manifest = await checkArchive(file);
  const client = await connect();
  const files = new FileRestore();
  try {
    await takeBackupLock(client);
    await refuseUnfit(client, manifest, replace);
    await files.begin();
    await runMigrations({ connectionString: env().DATABASE_URL, noPreparedStatements: false });
    const queue = await client.query<{ id: number }>(
      'select max(id)::int as id from graphile_worker.migrations',
    );
    if (manifest.queueMigration > (queue.rows[0]?.id ?? 0))
      throw new Refusal('The backup was made by a newer version of the queue: upgrade this program.');
    try {
      await load(client, { file, manifest, files });
    } catch (error) {
      // Rows that may be committed need their files.
      if (error instanceof CommitFailedError)
        throw new Refusal(`${error.message} of the restore: restore again with --replace.`);
      await files.undo().catch(() => {
        throw new Refusal(
          `${reasonOf(error)}, and files could not be put back: restore again with --replace.`,
        );
      });
      throw error;
    }
    await files.appendErasures(file);
    const isSameSecret = manifest.key === presentKey();
    const secret = await files.keepSecret();
    await client.query('analyze');
    await files.finish().catch((error: unknown) => {
      throw new Refusal(
        `Rows and files are restored, but the replaced files could not be removed (${reasonOf(error)}): restore again with --replace.`,
      );
    });
    return { manifest, secret, isSameSecret: isSameSecret || secret !== env().PAYLOAD_SECRET };
  } finally {
    await client.end();
  }
}
