import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { erasureKeys } from '@/core/db/erasure-list';
import { IMAGES } from '@/core/db/image-files';
import { env } from '@/env';
import { keyIds } from '@/kit/db/secret-keys';
import { PURPOSE_NAMES } from '@/kit/db/secret-purposes';
import { PICTURE_FILES } from '../lib/picture-files';
import { Refusal } from '../lib/refusal';
import { type AddPart, ChangedError, checkArchive, writeBackupParts } from './archive';
import { listBackups, makeDraft, nameAt, pruneBackups, storeBackup } from './backup-folder';
import { connect, takeBackupLock } from './connect';
import type { Protection } from './encrypt';
import { dumpFiles, listAll } from './files';
import { FORMAT, type Manifest, type Table } from './manifest';
import { exists, folderOf, isWithoutRows, listSequences, listTables, quotedIdentifier } from './tables';

/** The archive states a part's length before its content, and a table's length is unknown, so tables are split. */
const PIECE_BYTES = 8 * 1024 * 1024;

async function dumpTable(client: Client, table: Omit<Table, 'rows'>, add: AddPart): Promise<Table> {
  if (isWithoutRows(table)) return { ...table, rows: 0 };
  const columns = table.columns.map((name) => quotedIdentifier(name)).join(', ');
  const stream = client.query(
    copyTo(`copy ${quotedIdentifier(table.schema, table.name)} (${columns}) to stdout`),
  );
  let piece: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async () => {
    const chunks = piece;
    const name = `${folderOf(table)}/${String(count).padStart(6, '0')}`;
    const size = bytes;
    [piece, bytes, count] = [[], 0, count + 1];
    await add(name, size, chunks as unknown as AsyncIterable<Buffer>);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    piece.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  return { ...table, rows: stream.rowCount };
}

type Database = Pick<Manifest, 'migrations' | 'queueMigration' | 'tables' | 'sequences'>;

/**
 * The whole database, as one snapshot sees it.
 * @param client inside a transaction that is repeatable read and read only
 * @throws Refusal where no site was ever set up
 */
async function dumpDatabase(client: Client, add: AddPart): Promise<Database> {
  if (!(await exists(client, 'public.payload_migrations')))
    throw new Refusal('The database is empty: there is nothing to back up.');
  const run = await client.query<{ name: string }>(
    'select name from public.payload_migrations where batch > 0 order by id',
  );
  const queue = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from graphile_worker.migrations',
  );
  const tables: Table[] = [];
  for (const table of await listTables(client)) tables.push(await dumpTable(client, table, add));
  return {
    migrations: run.rows.map(({ name }) => name),
    queueMigration: queue.rows[0]?.id ?? 0,
    tables,
    sequences: await listSequences(client),
  };
}

/** With the names of the picture files that rows of its snapshot refer to. */
type Written = Manifest & { pictures: string[] };

export type BackupResult = { file: string; rows: number; parts: number; removed: number };

const ATTEMPTS = 5;
const SOON_MS = 100;

/**
 * Begins a snapshot in a second without another backup: file names contain that second, and a second backup must not
 * replace the first. @returns when, in ISO 8601
 */
async function beginAlone(client: Client): Promise<string> {
  for (;;) {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ at: Date }>('select now() as at');
    const at = rows[0]?.at ?? new Date();
    if (!(await listBackups()).some((name) => name.startsWith(nameAt(at)))) return at.toISOString();
    await client.query('rollback');
    await sleep(SOON_MS);
  }
}

/** Which secrets the site had, not what they are: a restore tells people what they lack before it is too late. */
const presentSecrets = () => Object.fromEntries(PURPOSE_NAMES.map((purpose) => [purpose, keyIds(purpose)]));

const picturesOf = async (client: Client) =>
  (await client.query<{ name: string }>(PICTURE_FILES)).rows.map(({ name }) => name);

/** @throws Refusal in one line, when pictures of the snapshot's rows have no file in the backup, and still have rows */
async function checkPictures(client: Client, file: string, { pictures, parts }: Written): Promise<void> {
  const names = new Set(parts.map(({ name }) => name));
  const present = new Set(await picturesOf(client));
  const missing = pictures.filter((name) => present.has(name) && !names.has(IMAGES + name));
  if (missing.length > 0)
    throw new Refusal(
      `The backup ${file} lacks files of pictures in Media (${missing.length} in all, ${missing[0]} among them), because they are not stored anymore: put them back, or remove those pictures from Media.`,
    );
}

/** Files before tables: the database's snapshot does not change, folders and buckets do. */
async function write(client: Client, file: string, { encrypt }: Protection): Promise<Written> {
  const before = await listAll();
  const at = await beginAlone(client);
  try {
    const manifest = await writeBackupParts({ file, encrypt }, async (add) => {
      await dumpFiles(before, add);
      const known = { key: erasureKeys()[0] ?? '', secrets: presentSecrets() };
      return { format: FORMAT, at, ...known, ...(await dumpDatabase(client, add)) };
    });
    return { ...manifest, pictures: await picturesOf(client) };
  } finally {
    await client.query('rollback');
  }
}

/** Retries when a file that a row of the snapshot may refer to was removed meanwhile: a new snapshot knows that. */
async function writeWithPatience(
  client: Client,
  protection: Protection,
): Promise<{ draft: string; manifest: Written }> {
  for (let attempt = 1; ; attempt += 1) {
    const draft = await makeDraft();
    try {
      return { draft, manifest: await write(client, draft, protection) };
    } catch (error) {
      await rm(draft, { force: true });
      if (!(error instanceof ChangedError)) throw error;
      if (attempt === ATTEMPTS)
        throw new Refusal(`No backup was made after several attempts: ${error.message}.`);
    }
  }
}

/** For the metrics: an alert fires when the last backup is too old. */
const REMEMBER = `insert into site.meta (key, value) values ('last-backup', $1)
  on conflict (key) do update set value = excluded.value, updated_at = now()`;

/**
 * One file with everything that the site stores, verified by reading it again before it gets its name.
 * @throws Refusal in one line; database and system errors
 */
export async function makeBackup(protection: Protection): Promise<BackupResult> {
  const client = await connect();
  try {
    await takeBackupLock(client);
    const { draft, manifest } = await writeWithPatience(client, protection);
    await checkArchive(draft, protection.decrypt);
    const file = await storeBackup(draft, nameAt(new Date(manifest.at)), protection);
    const removed = await pruneBackups(env().BACKUP_KEEP);
    await checkPictures(client, file, manifest);
    if (await exists(client, 'site.meta')) await client.query(REMEMBER, [manifest.at]);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { file, rows, parts: manifest.parts.length, removed };
  } finally {
    await client.end();
  }
}
