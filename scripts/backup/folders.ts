import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '@/kit/db/private-files';
import { Refusal } from '../lib/refusal';
import { type BackupTarget, isHiddenName, type OpenPart, type Swap } from './backup-target';

/** What a killed restore leaves; earlier versions moved old files to `.going-`. */
const LEFT = /^\.(coming|ready|going)-[-\da-f]{36}$/;

/** Every step can be repeated: whoever finds the folder after a kill does all of them again. */
class FolderSwap implements Swap {
  readonly #folder: string;
  readonly #coming: string;
  readonly #ready: string;

  /** @param mark of the restore, which another process may finish */
  constructor(folder: string, mark: string) {
    this.#folder = folder;
    this.#coming = path.join(folder, `.coming-${mark}`);
    this.#ready = path.join(folder, `.ready-${mark}`);
  }

  /** The folder itself stays: a disk may be mounted there. */
  async begin(): Promise<void> {
    await mkdir(this.#coming, { recursive: true, mode: 0o700 });
  }

  async write(name: string, content: Readable): Promise<void> {
    const steps = name.split('/');
    if (steps.some(isHiddenName))
      throw new Refusal(`The backup contains a file outside the known folders: ${name}.`);
    const file = path.join(this.#coming, ...steps);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const chunk of content) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async undo(): Promise<void> {
    await rm(this.#coming, { recursive: true, force: true });
  }

  /** Old out, new in. `.ready-` means that all of the old are out. */
  async finish(): Promise<void> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException): string[] => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (names.includes(path.basename(this.#coming))) {
      for (const name of names) if (!isHiddenName(name)) await this.#remove(name);
      await rename(this.#coming, this.#ready);
      await syncFolder(this.#folder);
    } else if (!names.includes(path.basename(this.#ready))) return;
    for (const name of await readdir(this.#ready))
      await rename(path.join(this.#ready, name), path.join(this.#folder, name));
    await syncFolder(this.#folder);
    for (const name of await readdir(this.#folder)) if (LEFT.test(name)) await this.#remove(name);
  }

  #remove(name: string): Promise<void> {
    return rm(path.join(this.#folder, name), { recursive: true, force: true });
  }
}

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
    if (isHiddenName(entry.name)) continue;
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

export const folderPlace = (name: BackupTarget['name'], folder: string): BackupTarget => ({
  name,
  address: folder,
  list: () => listFiles(folder),
  open: (at) => openFile(path.join(folder, at)),
  swap: (mark) => new FolderSwap(folder, mark),
  finishKilled: (mark) => new FolderSwap(folder, mark).finish(),
});
