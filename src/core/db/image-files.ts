import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/env';
import { type OpenObject, objectStorage } from '@/kit/db/object-storage';

/** Prefix of uploaded pictures in the bucket; without a bucket, they are in MEDIA_DIR. */
export const IMAGES = 'media/';

export const localImage = (name: string) => path.join(path.resolve(env().MEDIA_DIR), name);

async function openLocal(name: string, known: string | null): Promise<OpenObject | null> {
  const info = await stat(localImage(name)).catch(() => null);
  if (!info?.isFile()) return null;
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const lastModified = info.mtime.toUTCString();
  if (known === etag) return { etag, lastModified, body: null };
  return { etag, lastModified, body: { bytes: info.size, stream: createReadStream(localImage(name)) } };
}

/**
 * @returns true only when that is known without asking a bucket, which would cost as much as the picture. A folder is
 *   no picture, and neither is what cannot be read.
 */
export async function isMissingImage(name: string): Promise<boolean> {
  if (objectStorage()) return false;
  const info = await stat(localImage(name)).catch(() => null);
  return !info?.isFile();
}

/**
 * @param known the ETag that the client has
 * @throws ObjectStorageError
 */
export async function openImage(name: string, known: string | null): Promise<OpenObject | null> {
  const bucket = objectStorage();
  return bucket ? bucket.open(IMAGES + name, known ?? undefined) : openLocal(name, known);
}
