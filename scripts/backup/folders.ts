import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/env';
import { type AddPart, ChangedError } from './archive';

/** Folders whose files rows speak of, by the name under which they stand in a backup. */
export const FOLDERS = () => ({
  media: path.resolve(env().MEDIA_DIR),
  private: path.join(path.resolve(env().DATA_DIR), 'private'),
});

/** Single files under DATA_DIR. The list of erasures outlives every backup; a kept secret signed what is in them. */
export const ERASURES = 'erasures.jsonl';
export const SECRET = 'payload-secret';
export const dataFile = (name: string) => path.join(path.resolve(env().DATA_DIR), name);

/** @returns paths below `folder`, with slashes, sorted; hidden names are nobody's content; none where no folder is */
export async function listFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const found: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const at = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) found.push(...(await listFiles(folder, at)));
    else if (entry.isFile()) found.push(at);
  }
  return found.sort();
}

export type Listing = { name: string; file: string }[];

export async function listAll(): Promise<Listing> {
  const found: Listing = [];
  for (const [name, folder] of Object.entries(FOLDERS())) {
    for (const at of await listFiles(folder))
      found.push({ name: `${name}/${at}`, file: path.join(folder, at) });
  }
  for (const name of [ERASURES, SECRET]) {
    const file = dataFile(name);
    if (await stat(file).catch(() => undefined)) found.push({ name, file });
  }
  return found;
}

/** Whoever appends to the file meanwhile does so for rows that came after the snapshot: its beginning is enough. */
async function dumpFile({ name, file }: Listing[number], add: AddPart): Promise<void> {
  const { size } = await stat(file);
  const content = size === 0 ? [] : createReadStream(file, { end: size - 1 });
  await add(name, size, content as AsyncIterable<Buffer>);
}

/**
 * @param before what was there just before the snapshot: a file that has gone since may be one that its rows speak of
 * @throws ChangedError when one has
 */
export async function dumpFiles(before: Listing, add: AddPart): Promise<number> {
  const now = new Map((await listAll()).map((one) => [one.name, one]));
  const gone = before.find(({ name }) => !now.has(name));
  if (gone) throw new ChangedError(`${gone.name} was removed`);
  for (const one of now.values()) {
    try {
      await dumpFile(one, add);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new ChangedError(`${one.name} was removed`);
    }
  }
  return now.size;
}
