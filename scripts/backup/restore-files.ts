import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { appendErasures, type Erasure, parseErasures, readErasures } from '@/core/db/erasure-list';
import { env } from '@/env';
import { readWhole } from './archive';
import { dataFile, ERASURES, SECRET } from './files';
import { places } from './places';

/** The files of a backup during a restore. */
export class FileRestore {
  /** Of this restore: rows that are committed with it need its files. */
  readonly mark = randomUUID();
  readonly #swaps = places().map((place) => ({ name: place.name, swap: place.swap(this.mark) }));
  #erasures: Erasure[] = [];
  #secret = '';

  /** @returns false for any other part */
  async take(name: string, content: Readable): Promise<boolean> {
    if (name === ERASURES) this.#erasures = parseErasures((await readWhole(content)).toString('utf8'));
    else if (name === SECRET) this.#secret = (await readWhole(content)).toString('utf8').trim();
    else {
      const of = this.#swaps.find((one) => name.startsWith(`${one.name}/`));
      if (!of) return false;
      await of.swap.write(name.slice(of.name.length + 1), content);
    }
    return true;
  }

  async begin(): Promise<void> {
    for (const { swap } of this.#swaps) await swap.begin();
  }
  async undo(): Promise<void> {
    for (const { swap } of this.#swaps) await swap.undo();
  }
  async finish(): Promise<void> {
    for (const { swap } of this.#swaps) await swap.finish();
  }

  /**
   * The union of the erasures recorded here, in the backup, and beside the backups: nobody who was erased since may
   * come back.
   */
  async appendErasures(beside: readonly Erasure[]): Promise<void> {
    const known = new Set((await readErasures()).map((one) => JSON.stringify(one)));
    const all = new Map([...this.#erasures, ...beside].map((one) => [JSON.stringify(one), one]));
    await appendErasures([...all].filter(([text]) => !known.has(text)).map(([, one]) => one));
  }

  /**
   * A generated secret of this site is replaced by the one that signed the restored data: backups of earlier versions
   * contain it.
   * @returns the secret that applies from now on
   */
  async keepSecret(): Promise<string | undefined> {
    const present = env().PAYLOAD_SECRET;
    let kept = '';
    try {
      kept = readFileSync(dataFile(SECRET), 'utf8').trim();
    } catch {
      // The environment provided it.
    }
    if (!this.#secret || kept !== present) return present;
    await writeFile(`${dataFile(SECRET)}.coming`, this.#secret, { mode: 0o600 });
    await rename(`${dataFile(SECRET)}.coming`, dataFile(SECRET));
    return this.#secret;
  }
}
