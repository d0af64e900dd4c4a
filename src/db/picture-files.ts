import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/env';
import { objectStorage } from './object-storage';

/** Where uploaded pictures lie in the bucket; without one, they lie in MEDIA_DIR. */
export const PICTURES = 'media/';

export const localPicture = (name: string) => path.join(path.resolve(env().MEDIA_DIR), name);

export type PictureFile = {
  etag: string;
  lastModified: string;
  /** null: the reader has this very one. */
  body: { bytes: number; stream: Readable } | null;
};

async function openLocal(name: string, known: string | null): Promise<PictureFile | null> {
  const info = await stat(localPicture(name)).catch(() => null);
  if (!info?.isFile()) return null;
  const etag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`;
  const lastModified = info.mtime.toUTCString();
  if (known === etag) return { etag, lastModified, body: null };
  return { etag, lastModified, body: { bytes: info.size, stream: createReadStream(localPicture(name)) } };
}

/**
 * @param known the ETag of what the reader has
 * @throws ObjectStorageError
 */
export async function openPicture(name: string, known: string | null): Promise<PictureFile | null> {
  const bucket = objectStorage();
  if (!bucket) return openLocal(name, known);
  const object = await bucket.open(PICTURES + name, known ?? undefined);
  if (!object) return null;
  const etag = object.headers.etag ?? known ?? '';
  const lastModified = object.headers['last-modified'] ?? '';
  if (object.statusCode !== 304)
    return { etag, lastModified, body: { bytes: Number(object.headers['content-length']), stream: object } };
  object.resume();
  return { etag, lastModified, body: null };
}
