import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/env';

/**
 * Files that rows speak of and that no visitor may read. Each kind has a folder under DATA_DIR, far from the pictures
 * that /media serves; a file's name there is a UUID of ours, never what a person called it.
 */
export type FileKind = 'quotes' | 'follower-lists';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Enough of a file's beginning to tell what it is. */
const HEAD_BYTES = 64;

const folderOf = (kind: FileKind) => path.join(path.resolve(env().DATA_DIR), 'private', kind);
export const privateFilePath = (kind: FileKind, id: string) => path.join(folderOf(kind), id);

/** A new name in a folder survives a crash only when the folder itself was written. */
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

export type PrivateFile = { id: string; bytes: number; sha256: string; head: Uint8Array };

/** A file that grows. Until `keep` resolved it is nobody's; then it is on the disk, whatever happens next. */
export async function createPrivateFile(kind: FileKind) {
  await ensureFolder(kind);
  const id = randomUUID();
  const handle = await open(privateFilePath(kind, id), 'wx', 0o600);
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
    keep: async (): Promise<PrivateFile> => {
      await handle.sync().finally(() => handle.close());
      await syncFolder(folderOf(kind));
      return { id, bytes, sha256: hash.digest('hex'), head };
    },
    drop: async () => {
      await handle.close().catch(() => undefined);
      await removePrivateFile(kind, id);
    },
  };
}

/** What cannot be removed now is swept later. */
export const removePrivateFile = (kind: FileKind, id: string): Promise<void> =>
  rm(privateFilePath(kind, id), { force: true }).catch(() => undefined);

/** @returns null when there is no such file on this machine */
export async function openPrivateFile(
  kind: FileKind,
  id: string,
): Promise<{ bytes: number; stream: Readable } | null> {
  if (!ID.test(id)) return null;
  const file = privateFilePath(kind, id);
  const info = await stat(file).catch(() => null);
  return info?.isFile() ? { bytes: info.size, stream: createReadStream(file) } : null;
}

/** Ids of the files last written before `moment`. */
export async function privateFilesBefore(kind: FileKind, moment: Date): Promise<string[]> {
  const names = await readdir(folderOf(kind)).catch(() => []);
  const old: string[] = [];
  for (const id of names.filter((name) => ID.test(name))) {
    const info = await stat(privateFilePath(kind, id)).catch(() => null);
    if (info?.isFile() && info.mtime < moment) old.push(id);
  }
  return old;
}
