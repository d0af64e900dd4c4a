import { createHash } from 'node:crypto';
import { compress, type Encoding, isCompressible, TOO_SMALL } from './encoding';

/** A built file in memory with its compressed copies; its name holds its content's hash, so it never changes. */
export type Asset = {
  headers: Array<[string, string]>;
  tag: string;
  /** @param encoding undefined: as it is */
  body: (encoding: Encoding | undefined) => Promise<{ bytes: Buffer; encoding: Encoding | undefined }>;
};

const LARGEST = 4 * 1024 * 1024;

/** Keeps what was asked for lately, up to `capacity` bytes (compressed copies counted). */
export class StaticShelf {
  private readonly assets = new Map<string, { asset: Asset; bytes: number }>();
  private used = 0;

  constructor(private readonly capacity = 24 * 1024 * 1024) {}

  get(path: string): Asset | undefined {
    const entry = this.assets.get(path);
    if (!entry) return undefined;
    this.assets.delete(path);
    this.assets.set(path, entry);
    return entry.asset;
  }

  put(path: string, contentType: string, cacheControl: string, file: Buffer): Asset {
    const copies = new Map<Encoding, Promise<Buffer>>();
    const shrinks = isCompressible(contentType) && file.length >= TOO_SMALL;
    const asset: Asset = {
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
          copy = compress(file, encoding, 'file');
          copies.set(encoding, copy);
          this.count(path, asset, (await copy).length);
        }
        return { bytes: await copy, encoding };
      },
    };
    if (file.length <= LARGEST) {
      this.drop(path);
      this.assets.set(path, { asset, bytes: 0 });
      this.count(path, asset, file.length);
    }
    return asset;
  }

  private count(path: string, asset: Asset, bytes: number): void {
    const entry = this.assets.get(path);
    if (entry?.asset !== asset) return;
    entry.bytes += bytes;
    this.used += bytes;
    for (const oldest of this.assets.keys()) {
      if (this.used <= this.capacity) return;
      this.drop(oldest);
    }
  }

  private drop(path: string): void {
    this.used -= this.assets.get(path)?.bytes ?? 0;
    this.assets.delete(path);
  }
}
