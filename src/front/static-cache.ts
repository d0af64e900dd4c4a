import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, isCompressible, TOO_SMALL } from './encoding';

/** A built file in memory with its compressed copies; its name contains its content's hash, so it never changes. */
export type StaticAsset = {
  headers: Array<[string, string]>;
  tag: string;
  /** @param encoding undefined: uncompressed */
  body: (encoding: Encoding | undefined) => Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
};

const LARGEST = 4 * 1024 * 1024;

type Options = {
  capacity?: number;
  /** @returns the file with this address in brotli, if that was compressed beforehand */
  readCopy?: (address: string) => Promise<Buffer | undefined>;
};

/** Caches recently requested files, up to `capacity` bytes (including compressed copies). */
export class StaticCache {
  private readonly assets: LRUCache<string, { asset: StaticAsset; bytes: number }>;
  private readonly fetches = new Map<string, { over: Promise<void>; end: () => void }>();

  private readonly readCopy: NonNullable<Options['readCopy']>;

  constructor({ capacity = 24 * 1024 * 1024, readCopy = async () => undefined }: Options = {}) {
    this.readCopy = readCopy;
    this.assets = new LRUCache({ maxSize: capacity, sizeCalculation: ({ bytes }) => bytes });
  }

  get(path: string): StaticAsset | undefined {
    return this.assets.get(path)?.asset;
  }

  /**
   * One request at a time fetches a file; the others wait for it here. A thousand that ask for the largest script
   * before it is cached would otherwise each read a copy.
   * @returns the file, or undefined when the caller is the one to fetch it: it then calls `endFetch` if that fails
   */
  async getOrBegin(path: string): Promise<StaticAsset | undefined> {
    for (;;) {
      const cached = this.get(path);
      if (cached) return cached;
      const fetch = this.fetches.get(path);
      if (!fetch) break;
      await fetch.over;
    }
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.fetches.set(path, { over, end });
    return undefined;
  }

  endFetch(path: string): void {
    this.fetches.get(path)?.end();
    this.fetches.delete(path);
  }

  put(path: string, contentType: string, cacheControl: string, file: Buffer): StaticAsset {
    const copies = new Map<Encoding, Promise<Buffer>>();
    const shrinks = isCompressible(contentType) && file.length >= TOO_SMALL;
    const asset: StaticAsset = {
      headers: [
        ['Content-Type', contentType],
        ['Cache-Control', cacheControl],
        ...(shrinks ? [['Vary', 'Accept-Encoding'] satisfies [string, string]] : []),
      ],
      tag: createHash('sha256').update(file).digest('base64url').slice(0, 22),
      body: async (encoding) => {
        if (!encoding || !shrinks) return { bytes: file, encoding: undefined };
        let copy = copies.get(encoding);
        if (!copy) {
          copy = this.copyOf(path, file, encoding);
          copies.set(encoding, copy);
          this.addBytes(path, asset, (await copy).length);
        }
        return { bytes: await copy, encoding };
      },
    };
    if (file.length <= LARGEST) this.assets.set(path, { asset, bytes: file.length });
    this.endFetch(path);
    return asset;
  }

  private async copyOf(path: string, file: Buffer, encoding: Encoding): Promise<Buffer> {
    const made = encoding === 'br' ? await this.readCopy(path) : undefined;
    return made ?? compress(file, encoding);
  }

  private addBytes(path: string, asset: StaticAsset, bytes: number): void {
    const entry = this.assets.peek(path);
    if (entry?.asset === asset) this.assets.set(path, { asset, bytes: entry.bytes + bytes });
  }
}
