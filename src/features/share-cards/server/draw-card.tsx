import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { openImage } from '@/core/db/image-files';
import type { ShareCard } from '@/core/shared/share-card';
import type { Faces } from '@/kit/shared/faces';
import { processSingleton } from '@/kit/shared/process-singleton';
import { CARD_SIZE } from '../ui/card-frame';
import { type CardBrand, ShareCardArt } from '../ui/share-card';

/** The families that card-type.ts names, in the brand's faces. */
const fontFiles = ({ display, text }: Faces): [name: string, file: string, weight: 500 | 700][] => [
  ['Display', `${display}-latin`, 700],
  ['Display More', `${display}-latin-ext`, 700],
  ['Greek', `${display}-greek`, 700],
  ['Cyrillic', `${display}-cyrillic`, 700],
  ['Text', `${text}-latin`, 500],
  ['Text More', `${text}-latin-ext`, 500],
];

const folder = () => path.join(process.cwd(), 'src/kit/ui/fonts/static');

async function readFonts(faces: Faces): Promise<Font[]> {
  return Promise.all(
    fontFiles(faces).map(async ([name, file, weight]) => ({
      name,
      weight,
      data: await readFile(path.join(folder(), `${file}.woff`)),
    })),
  );
}

/** Those of the brand's last faces stay in memory; satori also caches what it has parsed by these objects. */
function fonts(faces: Faces): Promise<Font[]> {
  const cached = processSingleton('card-fonts', () => ({ of: '', read: Promise.resolve<Font[]>([]) }));
  const of = `${faces.display} ${faces.text}`;
  if (cached.of !== of) Object.assign(cached, { of, read: readFonts(faces) });
  return cached.read;
}

/** The largest side of a cover in the picture, twice its size in px. */
const COVER_SIDE = 1260;

/** @returns the uploaded picture as a data address; undefined if there is none, or it cannot be read */
async function readCover({ motif }: ShareCard): Promise<string | undefined> {
  if (motif.kind !== 'minute' || !motif.cover) return undefined;
  const file = await openImage(motif.cover.file, null).catch(() => null);
  if (!file?.body) return undefined;
  const jpeg = await sharp(await buffer(file.body.stream))
    .resize(COVER_SIDE, COVER_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/**
 * Lays the picture out (letters become paths) and paints it off the main thread. It never uses the network:
 * characters that our fonts lack are removed beforehand.
 * @returns a PNG of 1200x630 px
 */
export async function drawCard(brand: CardBrand, card: ShareCard): Promise<Buffer> {
  const svg = await satori(<ShareCardArt brand={brand} card={card} cover={await readCover(card)} />, {
    ...CARD_SIZE,
    fonts: await fonts(brand.faces),
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
