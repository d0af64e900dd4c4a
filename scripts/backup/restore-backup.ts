import { runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import { type Erasure, erasureKeys } from '@/core/db/erasure-list';
import { env } from '@/env';
import { CommitFailedError } from '@/kit/db/database-errors';
import { Refusal } from '../lib/refusal';
import { checkArchive, readArchive } from './archive';
import { connect, takeBackupLock } from './connect';
import { chooseDecryption, type Decrypt } from './decrypt';
import { readBeside } from './erasures-beside';
import { finishLastRestore, rememberRestore } from './last-restore';
import { emptyTables, emptyWithoutRows, setSequences, TableLoader } from './load';
import { MANIFEST, type Manifest } from './manifest';
import { refuseMissingSecrets } from './needed-secrets';
import { places } from './places';
import { FileRestore } from './restore-files';
import { dropEverything, isEmpty, makeSchema, refuseUnknown, setGuardsAside } from './schema';

export type Restored = {
  manifest: Manifest;
  /** the secret that web, worker and prepare need */
  secret: string | undefined;
  /** the erasures of the backup were made with a secret that is known here */
  isSameSecret: boolean;
};

export type RestoreOptions = {
  /** false refuses a target that contains anything */
  replace: boolean;
  /** accepts that links and whatever else needs the site's secrets stop working */
  withoutSecrets: boolean;
  /** the file with the private key of the backup; undefined = this machine's own */
  identity: string | undefined;
};

type Source = { file: string; decrypt: Decrypt; manifest: Manifest };

const RUNNING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and application_name in ('colonnade-web', 'colonnade-work', 'colonnade-changes')`;

/** Checks everything that would be overwritten. @throws Refusal in one line, with nothing touched */
async function refuseUnfit(client: Client, manifest: Manifest, options: RestoreOptions): Promise<void> {
  refuseMissingSecrets(manifest, options.withoutSecrets);
  refuseUnknown(manifest.migrations);
  const running = await client.query<{ n: number }>(RUNNING);
  if ((running.rows[0]?.n ?? 0) > 0)
    throw new Refusal('The site is running on this database: stop it before a restore.');
  if (options.replace) return;
  if (!(await isEmpty(client)))
    throw new Refusal('The database is not empty: add --replace to discard its content.');
  for (const { address, list } of places()) {
    if ((await list()).length > 0)
      throw new Refusal(`${address} is not empty: add --replace to discard its content.`);
  }
}

/** Everything, in one transaction. Files are stored before its COMMIT makes rows refer to them, and take their places after it. */
async function load(
  client: Client,
  { file, decrypt, manifest, files }: Source & { files: FileRestore },
  beside: Erasure[],
): Promise<void> {
  await client.query('begin');
  await dropEverything(client);
  await makeSchema(client, manifest.migrations);
  const guards = await setGuardsAside(client);
  await emptyTables(client, manifest);
  const tables = new TableLoader(client, manifest);
  for await (const { name, content } of readArchive(file, decrypt)) {
    if (name === MANIFEST) content.resume();
    else if (!(await files.take(name, content))) await tables.take(name, content);
  }
  await tables.finish();
  await emptyWithoutRows(client, manifest);
  await setSequences(client, manifest);
  for (const statement of guards.restore) await client.query(statement);
  await rememberRestore(client, files.mark);
  // Before any of these people can be back.
  await files.appendErasures(beside);
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
 * @throws Refusal in one line, with nothing touched; database and system errors, with everything as before
 */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<Restored> {
  const decrypt = await chooseDecryption(file, options.identity);
  const manifest = await checkArchive(file, decrypt);
  const beside = await readBeside(file, options.identity);
  return restoreFrom({ file, decrypt, manifest }, beside, options);
}

async function restoreFrom(source: Source, beside: Erasure[], options: RestoreOptions): Promise<Restored> {
  const { manifest } = source;
  const client = await connect();
  const files = new FileRestore();
  try {
    await takeBackupLock(client);
    await refuseUnfit(client, manifest, options);
    await finishLastRestore(client);
    await runMigrations({ connectionString: env().DATABASE_URL, noPreparedStatements: false });
    const queue = await client.query<{ id: number }>(
      'select max(id)::int as id from graphile_worker.migrations',
    );
    if (manifest.queueMigration > (queue.rows[0]?.id ?? 0))
      throw new Refusal('The backup was made by a newer version of the queue: upgrade this program.');
    try {
      await files.begin();
      await load(client, { ...source, files }, beside);
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
    const isSameSecret = erasureKeys().includes(manifest.key);
    const secret = await files.keepSecret();
    await files.finish().catch((error: unknown) => {
      throw new Refusal(
        `The rows are restored, but not all files are in their places (${reasonOf(error)}): restore again with --replace.`,
      );
    });
    await client.query('analyze');
    return { manifest, secret, isSameSecret: isSameSecret || secret !== env().PAYLOAD_SECRET };
  } finally {
    await client.end();
  }
}
