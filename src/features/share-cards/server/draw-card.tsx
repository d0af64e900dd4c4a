import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { processSingleton } from '@/shared/process-singleton';
import type { ShareCard } from '@/shared/share-card';
import { CARD_SIZE } from '../ui/card-frame';
import { type CardBrand, ShareCardArt } from '../ui/share-card';

const FONTS: [name: string, file: string, weight: 500 | 700][] = [
  ['Display', 'piazzolla-latin', 700],
  ['Display More', 'piazzolla-latin-ext', 700],
  ['Greek', 'piazzolla-greek', 700],
  ['Cyrillic', 'piazzolla-cyrillic', 700],
  ['Text', 'instrument-sans-latin', 500],
  ['Text More', 'instrument-sans-latin-ext', 500],
];

const folder = () => path.join(process.cwd(), 'src/ui/fonts/static');

async function readFonts(): Promise<Font[]> {
  return Promise.all(
    FONTS.map(async ([name, file, weight]) => ({
      name,
      weight,
      data: await readFile(path.join(folder(), `${file}.woff`)),
    })),
  );
}

const fonts = () => processSingleton('card-fonts', readFonts);

/**
 * Lays the picture out (letters become paths) and paints it off the main thread. It never uses the network:
 * characters that our fonts lack are removed beforehand.
 * @returns a PNG of 1200x630 px
 */
export async function drawCard(brand: CardBrand, card: ShareCard): Promise<Buffer> {
  const svg = await satori(<ShareCardArt brand={brand} card={card} />, {
    ...CARD_SIZE,
    fonts: await fonts(),
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
