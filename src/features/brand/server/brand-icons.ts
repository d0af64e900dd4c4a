import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { addressOf } from '@/core/server/named-file';
import { processSingleton } from '@/kit/shared/process-singleton';

type Looks = { markPath: string; colors: { primary: string } };

/** In units of a 32-unit icon: the size of the mark and the corner radius of its ground. */
type Shape = { mark: number; corner: number };

/** The app icon of the style guide. */
const TILE: Shape = { mark: 19.2, corner: 7.36 };
/** iPhones round the corners themselves. */
const SQUARE: Shape = { mark: 19.2, corner: 0 };
/** A phone may crop this to a circle, so the mark stays in the middle. */
const MASKABLE: Shape = { mark: 16, corner: 0 };
/** A tab is too small for white space. */
const TAB: Shape = { mark: 24, corner: 6 };
/** At 16 px the columns' edges fall on whole pixels only if the mark fills the grid. */
const SMALLEST: Shape = { mark: 32, corner: 4 };

function iconSvg({ markPath, colors }: Looks, { mark, corner }: Shape = TILE): string {
  const edge = (32 - mark) / 2;
  const ground = `<rect width="32" height="32" rx="${corner}" fill="${colors.primary}"/>`;
  const drawn = `<path fill="#ffffff" transform="translate(${edge} ${edge}) scale(${mark / 32})" d="${markPath}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${drawn}</svg>`;
}

const png = (looks: Looks, shape: Shape, size: number) =>
  sharp(Buffer.from(iconSvg(looks, shape)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A Windows icon file: a directory of 16 bytes per picture, then the pictures as PNG. */
async function ico(looks: Looks): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const pictures = await Promise.all(sizes.map((size) => png(looks, size < 32 ? SMALLEST : TAB, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let at = head.length;
  sizes.forEach((size, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(pictures[index]?.length ?? 0, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += pictures[index]?.length ?? 0;
  });
  return Buffer.concat([head, ...pictures]);
}

type Icon = { type: string; draw: (looks: Looks) => Promise<Buffer> };

const drawn = (shape: Shape, size: number): Icon => ({
  type: 'image/png',
  draw: (looks) => png(looks, shape, size),
});

const ICONS: Record<string, Icon> = {
  'favicon.ico': { type: 'image/x-icon', draw: ico },
  'icon.svg': { type: 'image/svg+xml', draw: async (looks) => Buffer.from(iconSvg(looks, TAB)) },
  'apple-touch-icon.png': drawn(SQUARE, 180),
  'icon-192.png': drawn(TILE, 192),
  'icon-512.png': drawn(TILE, 512),
  'maskable-512.png': drawn(MASKABLE, 512),
};

/** Increase when the drawing changes. */
const DRAWING = 1;

/** Identifies the icons: the same mark in the same color gives the same name. */
export const iconName = ({ markPath, colors }: Looks) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, markPath, colors.primary]))
    .digest('base64url')
    .slice(0, 12);

/** An icon's address, which changes when the icon changes. */
export const iconAddress = (file: string, looks: Looks) => addressOf(`/icons/${file}`, iconName(looks));

/** @returns undefined when no icon has this file name; each is drawn once per brand */
export function brandIcon(looks: Looks, file: string): { type: string; bytes: Promise<Buffer> } | undefined {
  const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined;
  if (!icon) return undefined;
  const name = iconName(looks);
  const cached = processSingleton('brand-icons', () => ({
    name: '',
    files: new Map<string, Promise<Buffer>>(),
  }));
  if (cached.name !== name) Object.assign(cached, { name, files: new Map() });
  const bytes = cached.files.get(file) ?? icon.draw(looks);
  cached.files.set(file, bytes);
  bytes.catch(() => cached.files.delete(file));
  return { type: icon.type, bytes };
}
