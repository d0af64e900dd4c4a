import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isHidden, type OpenPart, type Place } from './place';
import { FolderSwap } from './swap';

/** @returns paths below `folder`, with slashes, sorted, without hidden names; empty if the folder does not exist */
async function listFiles(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const found: string[] = [];
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const at = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) found.push(...(await listFiles(folder, at)));
    else if (entry.isFile()) found.push(at);
  }
  return found.sort();
}

/** Lines appended meanwhile belong to rows after the snapshot: the file's current length is enough. */
export async function openFile(file: string): Promise<OpenPart | null> {
  const size = await stat(file).then(
    (info) => info.size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  if (size === null) return null;
  const content = size === 0 ? [] : createReadStream(file, { end: size - 1 });
  return { bytes: size, content: content as AsyncIterable<Buffer> };
}

export const folderPlace = (name: Place['name'], folder: string): Place => ({
  name,
  address: folder,
  list: () => listFiles(folder),
  open: (at) => openFile(path.join(folder, at)),
  swap: (mark) => new FolderSwap(folder, mark),
  finishKilled: (mark) => new FolderSwap(folder, mark).finish(),
});
