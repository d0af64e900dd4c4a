import { Readable } from 'node:stream';
import type { Bucket } from '@/kit/db/object-storage';
import { Refusal } from '../lib/refusal';
import { type BackupTarget, isHiddenName, type Swap } from './backup-target';

/** What a restore overwrites is copied below this prefix until the restored rows are committed. */
const ASIDE = 'before-restore/';

const isElsewhere = (at: string) => at.split('/').some(isHiddenName);

async function namesIn(bucket: Bucket, prefix: string): Promise<string[]> {
  const names = (await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length));
  return names.filter((at) => !isElsewhere(at)).sort();
}

async function removeAll(bucket: Bucket, prefix: string): Promise<void> {
  for (const { key } of await bucket.list(prefix)) await bucket.remove(key);
}

/**
 * A bucket cannot change many objects atomically: each is copied aside before it is overwritten, and objects that the
 * backup lacks are removed last, when the backup's rows are committed.
 */
class BucketSwap implements Swap {
  readonly #bucket: Bucket;
  readonly #prefix: string;
  readonly #aside: string;
  readonly #written: string[] = [];
  #before = new Set<string>();

  constructor(bucket: Bucket, prefix: string, mark: string) {
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#aside = `${ASIDE}${mark}/`;
  }

  async begin(): Promise<void> {
    this.#before = new Set(await namesIn(this.#bucket, this.#prefix));
  }

  async write(name: string, content: Readable): Promise<void> {
    if (isElsewhere(name))
      throw new Refusal(`The backup contains a file outside the known folders: ${name}.`);
    const key = this.#prefix + name;
    if (this.#before.has(name)) await this.#bucket.copy(key, this.#aside + key);
    this.#written.push(name);
    // The archive yields another library's stream.
    await this.#bucket.put(key, Readable.from(content));
  }

  async undo(): Promise<void> {
    for (const name of this.#written.reverse()) {
      const key = this.#prefix + name;
      if (this.#before.has(name)) await this.#bucket.copy(this.#aside + key, key);
      else await this.#bucket.remove(key);
    }
    // Only its own copies: those of a killed restore may be the only ones left.
    await removeAll(this.#bucket, this.#aside);
  }

  async finish(): Promise<void> {
    const written = new Set(this.#written);
    for (const name of this.#before) if (!written.has(name)) await this.#bucket.remove(this.#prefix + name);
    await removeAll(this.#bucket, ASIDE);
  }
}

export function bucketPlace(bucket: Bucket, name: BackupTarget['name']): BackupTarget {
  const prefix = `${name}/`;
  return {
    name,
    address: `${bucket.address}/${name}`,
    list: () => namesIn(bucket, prefix),
    open: async (at) => {
      const body = (await bucket.open(prefix + at))?.body;
      return body ? { bytes: body.bytes, content: body.stream } : null;
    },
    swap: (mark) => new BucketSwap(bucket, prefix, mark),
  };
}
