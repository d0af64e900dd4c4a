import { randomUUID } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import {
  appendErasures,
  type Erasure,
  erasureKeys,
  parseErasures,
  readErasures,
} from '@/core/db/erasure-list';
import { env } from '@/env';
import { CommitFailedError } from '@/kit/db/database-errors';
import { keyIds } from '@/kit/db/secret-keys';
import { PURPOSE_NAMES, SECRET_PURPOSES } from '@/kit/db/secret-purposes';
import { Refusal } from '../lib/refusal';
import { checkArchive, readBackupParts, readWhole } from './archive';
import { backupTargets } from './backup-targets';
import { connect, takeBackupLock } from './connect';
import { chooseDecryption, type Decrypt } from './decrypt';
import { dataFile, ERASURES, SECRET } from './files';
import { finishLastRestore, rememberRestore } from './last-restore';
import { emptyTables, emptyWithoutRows, setSequences, TableLoader } from './load';
import { MANIFEST, type Manifest } from './manifest';
import { dropEverything, isEmpty, makeSchema, refuseUnknown, setGuardsAside } from './schema';

/** The files of a backup during a restore. */
class FileRestore {
  /** Of this restore: rows that are committed with it need its files. */
  readonly mark = randomUUID();
  readonly #swaps = backupTargets().map((place) => ({ name: place.name, swap: place.swap(this.mark) }));
  #erasures: Erasure[] = [];
  #secret = '';

  /** @returns false for any other part */
  async take(name: string, content: Readable): Promise<boolean> {
    if (name === ERASURES) this.#erasures = parseErasures((await readWhole(content)).toString('utf8'));
    else if (name === SECRET) this.#secret = (await readWhole(content)).toString('utf8').trim();
    else {
      const of = this.#swaps.find((one) => name.startsWith(`${one.name}/`));
      if (!of) return false;
      await of.swap.write(name.slice(of.name.length + 1), content);
    }
    return true;
  }

  async begin(): Promise<void> {
    for (const { swap } of this.#swaps) await swap.begin();
  }
  async undo(): Promise<void> {
    for (const { swap } of this.#swaps) await swap.undo();
  }
  async finish(): Promise<void> {
    for (const { swap } of this.#swaps) await swap.finish();
  }

  /**
   * The union of the erasures recorded here, in the backup, and beside the backups: nobody who was erased since may
   * come back.
   */
  async appendErasures(beside: readonly Erasure[]): Promise<void> {
    const known = new Set((await readErasures()).map((one) => JSON.stringify(one)));
    const all = new Map([...this.#erasures, ...beside].map((one) => [JSON.stringify(one), one]));
    await appendErasures([...all].filter(([text]) => !known.has(text)).map(([, one]) => one));
  }

  /**
   * A generated secret of this site is replaced by the one that signed the restored data: backups of earlier versions
   * contain it.
   * @returns the secret that applies from now on
   */
  async keepSecret(): Promise<string | undefined> {
    const present = env().PAYLOAD_SECRET;
    let kept = '';
    try {
      kept = readFileSync(dataFile(SECRET), 'utf8').trim();
    } catch {
      // The environment provided it.
    }
    if (!this.#secret || kept !== present) return present;
    await writeFile(`${dataFile(SECRET)}.coming`, this.#secret, { mode: 0o600 });
    await rename(`${dataFile(SECRET)}.coming`, dataFile(SECRET));
    return this.#secret;
  }
}

async function readOne(file: string, identity: string | undefined): Promise<Erasure[]> {
  const isThere = await stat(file).then(Boolean, () => false);
  if (!isThere) return [];
  try {
    const decrypt = await chooseDecryption(file, identity);
    const bytes = await readWhole(
      decrypt(createReadStream(file) as AsyncIterable<Buffer>) as AsyncIterable<Buffer>,
    );
    return parseErasures(bytes.toString('utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `${file} cannot be read (${reason}): it says who was erased since. Add its key to the identity file, or move it away and lose those erasures.`,
    );
  }
}

/** The newest list of erasures, which each backup puts beside all of them. @throws Refusal with nothing touched */
async function readBeside(archive: string, identity: string | undefined): Promise<Erasure[]> {
  const beside = path.join(path.dirname(archive), ERASURES);
  return [...(await readOne(beside, identity)), ...(await readOne(`${beside}.age`, identity))];
}

/** What nobody has to bring along: sessions end with a restore, and counters start again at zero. */
const ANEW = ['sessions', 'limits'];

/** @throws Refusal when the site of the backup used secrets that are not here, unless people accept that */
function refuseMissingSecrets({ secrets }: Manifest, isAccepted: boolean): void {
  if (!secrets || isAccepted) return;
  const missing = PURPOSE_NAMES.filter((purpose) => {
    const [current] = secrets[purpose] ?? [];
    return current && !ANEW.includes(purpose) && !keyIds(purpose).includes(current);
  });
  if (missing.length === 0) return;
  const lost = missing.map((purpose) => SECRET_PURPOSES[purpose].of).join('; ');
  throw new Refusal(
    `This machine lacks secrets of the backed-up site, which no backup contains (${missing.join(', ')}). ` +
      'Bring them first: `npm run secrets -- import <file>`, or that PAYLOAD_SECRET. ' +
      `If they are lost, add --without-secrets: these stop working: ${lost}.`,
  );
}

export type RestoreResult = {
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
  for (const { address, list } of backupTargets()) {
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
  for await (const { name, content } of readBackupParts(file, decrypt)) {
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
export async function restoreBackup(file: string, options: RestoreOptions): Promise<RestoreResult> {
  const decrypt = await chooseDecryption(file, options.identity);
  const manifest = await checkArchive(file, decrypt);
  const beside = await readBeside(file, options.identity);
  return restoreFrom({ file, decrypt, manifest }, beside, options);
}

async function restoreFrom(
  source: Source,
  beside: Erasure[],
  options: RestoreOptions,
): Promise<RestoreResult> {
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
