import type { BrandAsset } from '../assets';
import { drawAsset } from './draw-asset';
import { pngSize } from './png-chunks';

type Entry = {
  file: string;
  pixels: { width: number; height: number };
  /** Print resolution; null for screens. */
  dpi: number | null;
  /** Hex; null where the browser has no way to compute it (a page over plain http). */
  sha256: string | null;
};

export type PackOf = { name: string; updatedAt: string };

type Order = {
  assets: readonly BrandAsset[];
  brand: PackOf;
  /** Called before each file. */
  onFile: (asset: BrandAsset, place: number) => void;
  signal: AbortSignal;
};

async function sha256(bytes: ArrayBuffer): Promise<string | null> {
  if (!crypto.subtle) return null;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Each file as it is drawn, then the list of them: no image waits in memory for the next. */
async function* filesOf({ assets, brand, onFile, signal }: Order) {
  const files: Entry[] = [];
  for (const [place, asset] of assets.entries()) {
    signal.throwIfAborted();
    onFile(asset, place);
    const bytes = await (await drawAsset(asset)).arrayBuffer();
    signal.throwIfAborted();
    files.push({
      file: asset.file,
      pixels: pngSize(new Uint8Array(bytes)),
      dpi: asset.dpi ?? null,
      sha256: await sha256(bytes),
    });
    yield { name: asset.file, input: bytes };
  }
  const manifest = {
    brand: brand.name,
    brandVersion: brand.updatedAt,
    made: new Date().toISOString(),
    files,
  };
  yield { name: 'manifest.json', input: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** One zip of all files, written while they are drawn. @throws what drawing throws; AbortError when canceled */
export async function packAssets(order: Order): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  let reason: unknown;
  async function* files() {
    try {
      yield* filesOf(order);
    } catch (error) {
      reason = error;
      throw error;
    }
  }
  // The browser reports only that reading failed.
  return downloadZip(files())
    .blob()
    .catch((error) => {
      throw reason ?? error;
    });
}
