import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { env } from '@/env';
import { objectStorage } from './object-storage';

/**
 * Files that rows refer to and that no visitor may read. Each kind, named by its feature, has a folder under DATA_DIR,
 * separate from the images that /media serves; a file is named by a UUID of ours, never by its original name. With
 * object storage the folder only contains incoming files, and the bucket everything else.
 */
export type FileKind = string;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Enough of a file's beginning to detect its type. */
const HEAD_BYTES = 64;

const folderOf = (kind: FileKind) => path.join(path.resolve(env().DATA_DIR), 'private', kind);
const pathOf = (kind: FileKind, id: string) => path.join(folderOf(kind), id);
const prefixOf = (kind: FileKind) => `private/${kind}/`;
const keyOf = (kind: FileKind, id: string) => prefixOf(kind) + id;

/** A new name in a folder survives a crash only once the folder itself was synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function ensureFolder(kind: FileKind): Promise<void> {
  const folder = folderOf(kind);
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created === undefined) return;
  for (let at = folder; at.length >= created.length; at = path.dirname(at))
    await syncFolder(path.dirname(at));
}

async function moveToBucket(kind: FileKind, id: string): Promise<void> {
  const bucket = objectStorage();
  if (!bucket) return;
  await bucket.put(keyOf(kind, id), createReadStream(pathOf(kind, id)));
  await rm(pathOf(kind, id), { force: true });
}

export type PrivateFile = { id: string; bytes: number; sha256: string; head: Uint8Array };

/**
 * A file being written. Nothing refers to it until `keep` resolves; then it is on disk or in the bucket, whatever
 * happens next.
 */
export async function createPrivateFile(kind: FileKind) {
  await ensureFolder(kind);
  const id = randomUUID();
  const handle = await open(pathOf(kind, id), 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  return {
    /** @throws system errors, ENOSPC among them */
    write: async (chunk: Buffer) => {
      await handle.writeFile(chunk);
      hash.update(chunk);
      bytes += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
    },
    /** @throws system errors, ObjectStorageError */
    keep: async (): Promise<PrivateFile> => {
      await handle.sync().finally(() => handle.close());
      await syncFolder(folderOf(kind));
      await moveToBucket(kind, id);
      return { id, bytes, sha256: hash.digest('hex'), head };
    },
    drop: async () => {
      await handle.close().catch(() => undefined);
      await removePrivateFile(kind, id);
    },
  };
}

/** A file that cannot be removed now is swept later. */
export async function removePrivateFile(kind: FileKind, id: string): Promise<void> {
  await Promise.allSettled([rm(pathOf(kind, id), { force: true }), objectStorage()?.remove(keyOf(kind, id))]);
}

type OpenFile = { bytes: number; stream: Readable };

async function openInBucket(kind: FileKind, id: string): Promise<OpenFile | null> {
  return (await objectStorage()?.open(keyOf(kind, id)))?.body ?? null;
}

/**
 * @returns null when there is no such file on this machine, or in the bucket
 * @throws ObjectStorageError
 */
export async function openPrivateFile(kind: FileKind, id: string): Promise<OpenFile | null> {
  if (!ID.test(id)) return null;
  if (objectStorage()) return openInBucket(kind, id);
  const file = pathOf(kind, id);
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? { bytes: info.size, stream: createReadStream(file) } : null;
}

/**
 * Input for a library that reads pictures: a path, of which it reads only what it needs, or all bytes from a bucket.
 * @throws ObjectStorageError
 */
export async function privateFileInput(kind: FileKind, id: string): Promise<string | Buffer> {
  const object = await openInBucket(kind, id);
  return object ? buffer(object.stream) : pathOf(kind, id);
}

/** Ids of this machine's files last written before `dateTime`. */
async function localFilesBefore(kind: FileKind, dateTime: Date): Promise<string[]> {
  const names = await readdir(folderOf(kind)).catch(() => []);
  const old: string[] = [];
  for (const id of names.filter((name) => ID.test(name))) {
    const info = await stat(pathOf(kind, id)).catch(() => null);
    if (info?.isFile() && info.mtime < dateTime) old.push(id);
  }
  return old;
}

/**
 * Ids of the files last written before `dateTime`; with object storage also what a crash left on this machine.
 * @throws ObjectStorageError
 */
export async function privateFilesBefore(kind: FileKind, dateTime: Date): Promise<string[]> {
  const stored = (await objectStorage()?.list(prefixOf(kind))) ?? [];
  const old = stored
    .filter(({ changed }) => changed < dateTime)
    .map(({ key }) => key.slice(prefixOf(kind).length));
  return [...new Set([...old.filter((id) => ID.test(id)), ...(await localFilesBefore(kind, dateTime))])];
}

/**
 * Moves this machine's files to the bucket when a site starts to use one.
 * @param claim returns the ids that rows refer to: others may still be arriving
 */
export async function movePrivateFiles(
  kind: FileKind,
  claim: (ids: string[]) => Promise<string[]>,
): Promise<void> {
  for (const id of await claim(await localFilesBefore(kind, new Date()))) await moveToBucket(kind, id);
}
