import { access, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { IMAGES, localImage } from '@/core/db/image-files';
import { RECORD_FILES } from '@/core/db/record-files';
import { LIST_FILES } from '@/features/draw/server/lists/sweep-lists.job';
import { DESIGN_FILES } from '@/features/merch/server/sweep-designs.job';
import { type Bucket, objectStorage } from '@/kit/db/object-storage';
import { movePrivateFiles } from '@/kit/db/private-files';
import { PICTURE_FILES } from '../lib/picture-files';

type Report = (line: string) => void;

const isLocal = (name: string) =>
  access(localImage(name)).then(
    () => true,
    () => false,
  );

const storedNames = async (bucket: Bucket) =>
  new Set((await bucket.list(IMAGES)).map(({ key }) => key.slice(IMAGES.length)));

/** @throws ObjectStorageError in one line, before anything is stored */
export async function checkObjectStorage(): Promise<void> {
  const bucket = objectStorage();
  if (bucket) await storedNames(bucket);
}

/** @returns names of pictures in the database whose files are missing */
async function missingImages(names: string[]): Promise<string[]> {
  const bucket = objectStorage();
  const stored = bucket ? await storedNames(bucket) : new Set<string>();
  const missing: string[] = [];
  for (const name of names.filter((one) => !stored.has(one))) {
    if (!(await isLocal(name))) missing.push(name);
    else await bucket?.put(IMAGES + name, await readFile(localImage(name)));
  }
  return missing;
}

/**
 * Moves this machine's files to a bucket that the site has just begun to use, and reports pictures that would be
 * broken: mostly those uploaded to another instance with its own folder.
 * @throws ObjectStorageError, database errors
 */
export async function gatherFiles(client: pg.Client, report: Report): Promise<void> {
  const { rows } = await client.query<{ name: string }>(PICTURE_FILES);
  const missing = await missingImages(rows.map(({ name }) => name));
  if (missing.length > 0) {
    const place = objectStorage()
      ? 'neither in the bucket nor in MEDIA_DIR'
      : 'not in MEDIA_DIR: instances must share that folder, or a bucket (S3_*)';
    report(
      `Warning: files of pictures in Media (${missing.length} in all, ${missing[0]} among them) are ${place}`,
    );
  }
  if (!objectStorage()) return;
  for (const { kind, claimed } of [DESIGN_FILES, LIST_FILES, RECORD_FILES])
    await movePrivateFiles(kind, async (ids) => {
      const claims = await client.query<{ id: string }>(claimed, [ids]);
      return claims.rows.map(({ id }) => id);
    });
}
