import { readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { someone } from './api';
import type { Site } from './site';

type Picture = 'png' | 'jpeg';

/** A real picture of one color; noise makes it as many bytes as pixels. */
export const picture = (format: Picture, width = 60, height = 40, noise = false): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7c3aed',
      ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  })
    [format]()
    .toBuffer();

/** A picture of a few bytes that claims to have 400 million pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const png = await picture('png', 1, 1);
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export type DesignFile = { name: string; bytes: Uint8Array; type?: string };

export const quoteFields = (changes: Record<string, string> = {}) => ({
  merchandise: 't-shirts',
  quantity: '75',
  tier: '35',
  sizes: 'S 10, M 65',
  event: 'Founders Day dinner',
  idea: '',
  name: 'Ada Lovelace',
  email: someone(),
  organization: 'ΑΦΑ',
  website: '',
  ...changes,
});

/** As the browser sends the form, with or without a chosen file. */
export function quoteForm(changes: Record<string, string> = {}, design?: DesignFile): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(quoteFields(changes))) form.append(name, value);
  const blob = new Blob(design ? [new Uint8Array(design.bytes)] : [], {
    type: design?.type ?? 'application/octet-stream',
  });
  form.append('design', blob, design?.name ?? '');
  return form;
}

export const designFolder = (site: Pick<Site, 'dataDir'>) => path.join(site.dataDir, 'private/quotes');

/** Ids of the files on disk. */
export function designFiles(site: Pick<Site, 'dataDir'>): string[] {
  try {
    return readdirSync(designFolder(site)).sort();
  } catch {
    return [];
  }
}
