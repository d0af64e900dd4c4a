import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '@/db/private-files';
import { Refusal } from '../lib/refusal';
import type { Swap } from './place';

const LEFT = /^\.(coming|going)-/;
const hidden = (name: string) => name.startsWith('.');

/**
 * New content of a folder, written beside the old and swapped in quickly. The folder itself stays: a disk may be
 * mounted there.
 */
export class FolderSwap implements Swap {
  readonly #folder: string;
  readonly #coming: string;
  readonly #going: string;
  readonly #moved: { from: string; to: string }[] = [];

  constructor(folder: string) {
    const mark = randomUUID();
    this.#folder = folder;
    this.#coming = path.join(folder, `.coming-${mark}`);
    this.#going = path.join(folder, `.going-${mark}`);
  }

  async begin(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  async write(name: string, content: Readable): Promise<void> {
    const steps = name.split('/');
    if (steps.some((step) => step === '' || hidden(step)))
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

  /** Old out, new in. */
  async change(): Promise<void> {
    await mkdir(this.#coming, { recursive: true, mode: 0o700 });
    await mkdir(this.#going, { mode: 0o700 });
    for (const name of await readdir(this.#folder))
      if (!hidden(name)) await this.#move(path.join(this.#folder, name), path.join(this.#going, name));
    for (const name of await readdir(this.#coming))
      await this.#move(path.join(this.#coming, name), path.join(this.#folder, name));
    await syncFolder(this.#folder);
  }

  async #move(from: string, to: string): Promise<void> {
    await rename(from, to);
    this.#moved.push({ from, to });
  }

  async undo(): Promise<void> {
    for (const { from, to } of this.#moved.reverse()) await rename(to, from);
    await this.finish();
  }

  async finish(): Promise<void> {
    for (const name of await readdir(this.#folder))
      if (LEFT.test(name)) await rm(path.join(this.#folder, name), { recursive: true, force: true });
  }
}
