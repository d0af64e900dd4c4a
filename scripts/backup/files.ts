import { stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/env';
import { type AddPart, ChangedError } from './archive';
import type { OpenPart } from './backup-target';
import { backupTargets } from './backup-targets';
import { openFile } from './folders';

/** Single files under DATA_DIR. The erasures outlive every backup; the secret is only in those of earlier versions. */
export const ERASURES = 'erasures.jsonl';
export const SECRET = 'payload-secret';
export const dataFile = (name: string) => path.join(path.resolve(env().DATA_DIR), name);

export type Listing = { name: string; open: () => Promise<OpenPart | null> }[];

export async function listAll(): Promise<Listing> {
  const found: Listing = [];
  for (const place of backupTargets()) {
    for (const at of await place.list())
      found.push({ name: `${place.name}/${at}`, open: () => place.open(at) });
  }
  const erasures = dataFile(ERASURES);
  if (await stat(erasures).catch(() => undefined))
    found.push({ name: ERASURES, open: () => openFile(erasures) });
  return found;
}

async function dumpFile({ name, open }: Listing[number], add: AddPart): Promise<void> {
  const part = await open();
  if (!part) throw new ChangedError(`${name} was removed`);
  try {
    await add(name, part.bytes, part.content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ChangedError(`${name} was removed`);
  }
}

/**
 * @param before the files just before the snapshot: rows of the snapshot may refer to one that has disappeared since
 * @throws ChangedError when one has
 */
export async function dumpFiles(before: Listing, add: AddPart): Promise<void> {
  const now = new Map((await listAll()).map((one) => [one.name, one]));
  const gone = before.find(({ name }) => !now.has(name));
  if (gone) throw new ChangedError(`${gone.name} was removed`);
  for (const one of now.values()) await dumpFile(one, add);
}
