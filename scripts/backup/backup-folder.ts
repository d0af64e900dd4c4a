import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { env } from '@/env';
import { syncFolder } from '@/kit/db/private-files';
import type { Protection } from './encrypt';
import { dataFile, ERASURES } from './files';

const NAME = /^colonnade-(\d{8})-(\d{6})\.tar\.gz(\.age)?$/;
const DRAFT = /^colonnade-\S+\.part$/;

const backupFolder = () => path.resolve(env().BACKUP_DIR);

/** @returns `colonnade-20261122-071500.tar.gz`, in UTC, so that names sort by age; a suffix may follow */
export const nameAt = (dateTime: Date): string => {
  const [day, time] = dateTime.toISOString().split('T') as [string, string];
  return `colonnade-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz`;
};

/** @returns when a backup of this name was made; undefined for other names */
export function backupTime(name: string): Date | undefined {
  const [, day = '', time = ''] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const [hour, minute, second] = time.match(/../g) ?? [];
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}Z`);
}

/** Newest first. */
export async function listBackups(): Promise<string[]> {
  const names = await readdir(backupFolder()).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** Call it only while no other backup is being written. @returns where to write the next one */
export async function makeDraft(): Promise<string> {
  await mkdir(backupFolder(), { recursive: true, mode: 0o700 });
  for (const name of await readdir(backupFolder())) {
    if (DRAFT.test(name)) await rm(path.join(backupFolder(), name), { force: true });
  }
  return path.join(backupFolder(), `colonnade-${randomUUID()}.part`);
}

/** The newest list of erasures, beside all backups: it contains everything of an earlier one. */
async function storeErasures({ suffix, encrypt }: Protection): Promise<void> {
  const beside = path.join(backupFolder(), ERASURES);
  const draft = `${beside}.part`;
  try {
    await pipeline(createReadStream(dataFile(ERASURES)), encrypt, createWriteStream(draft, { mode: 0o600 }));
  } catch (error) {
    // Nobody was erased yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return rm(draft, { force: true });
    throw error;
  }
  const handle = await open(draft, 'r+');
  await handle.sync().finally(() => handle.close());
  await rename(draft, beside + suffix);
  await rm(suffix ? beside : `${beside}.age`, { force: true });
}

/** Gives the complete file its name. */
export async function storeBackup(draft: string, name: string, protection: Protection): Promise<string> {
  const file = path.join(backupFolder(), name + protection.suffix);
  await rename(draft, file);
  await storeErasures(protection);
  await syncFolder(backupFolder());
  return file;
}

/** Removes all but the newest `keep`; 0 keeps all. @returns the number removed */
export async function pruneBackups(keep: number): Promise<number> {
  const old = keep === 0 ? [] : (await listBackups()).slice(keep);
  for (const name of old) await rm(path.join(backupFolder(), name), { force: true });
  return old.length;
}
