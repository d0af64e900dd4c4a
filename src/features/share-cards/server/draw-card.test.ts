import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardMotif } from '@/core/shared/share-card';
import { DEFAULT_FACES, type DisplayFace, type TextFace } from '@/kit/shared/faces';
import { paletteOf } from '@/kit/shared/palette/palette';
import { violet } from '@/kit/shared/palette/violet.fixture';
import { drawCard } from './draw-card';

const MARK = 'M16 2 31 12h-7.2L16 6.8 8.2 12H1zM4 14h4v16H4zM24 14h4v16h-4z';
const brand = { name: 'Colonnade', markPath: MARK, palette: paletteOf(violet), faces: DEFAULT_FACES };
const columns: CardMotif = { kind: 'columns' };
const card = (headline: string, motif: CardMotif = columns) => ({ headline, line: 'One line.', motif });

const network = vi.fn(() => Promise.reject(new Error('no network')));
beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockClear();
});

// Painting is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Raw pixels of a part of the picture, three bytes each. */
const pixels = (png: Buffer, left: number, top: number, width: number, height: number) =>
  sharp(png).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();

it.each<[string, CardMotif]>([
  [
    'temple',
    {
      kind: 'temple',
      motto: 'ΓΝΩΘΙ ΣΑΥΤΟΝ',
      seatsTotal: 100,
      seatsLeft: 88,
      seats: '88 founding spots left',
    },
  ],
  [
    'temple, sold out',
    {
      kind: 'temple',
      motto: '',
      seatsTotal: 1000,
      seatsLeft: 0,
      seats: 'All 1000 founding places are taken',
    },
  ],
  ['ticket', { kind: 'ticket', call: 'Follow us', stub: '1 entry each' }],
  ['stairs', { kind: 'stairs', steps: [{ figure: '35%', label: '1st order', height: 1 }] }],
  ['count', { kind: 'count', count: 24, unit: 'hours' }],
  ['document', { kind: 'document' }],
  ['columns', columns],
  ...(['temple', 'columns', 'sheet', 'plan', 'portraits'] as const).map((drawing): [string, CardMotif] => [
    `minute with ${drawing}`,
    { kind: 'minute', numeral: 'II', section: 'Treasurer’s report', drawing, cover: null },
  ]),
])('draws the %s at the size that every network accepts', async (_, motif) => {
  const { width, height, format } = await sharp(await drawCard(brand, card('Words', motif))).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
});

it('shows the given text, mark and colors', async () => {
  const original = await drawCard(brand, card('Words'));
  for (const [what, other] of [
    ['words', await drawCard(brand, card('Other words'))],
    ['name', await drawCard({ ...brand, name: 'Portico' }, card('Words'))],
    ['mark', await drawCard({ ...brand, markPath: 'M2 2h28v28H2z' }, card('Words'))],
    [
      'display face',
      await drawCard({ ...brand, faces: { ...DEFAULT_FACES, display: 'literata' } }, card('Words')),
    ],
    [
      'text face',
      await drawCard({ ...brand, faces: { ...DEFAULT_FACES, text: 'commissioner' } }, card('Words')),
    ],
    [
      'color',
      await drawCard({ ...brand, palette: paletteOf({ ...violet, light: '#44ccff' }) }, card('Words')),
    ],
  ] as const) {
    expect(other.equals(original), what).toBe(false);
  }
  expect((await drawCard(brand, card('Words'))).equals(original)).toBe(true);
});

it('draws Greek letters from its own font, and makes no request for missing characters', async () => {
  const greek = await drawCard(brand, card('ΑΦΑ'));
  const none = await drawCard(brand, card(''));
  const boxes = await drawCard(brand, card('ΞΨΩ'));
  expect(greek.equals(none)).toBe(false);
  // Missing glyphs would all be equal boxes.
  expect(greek.equals(boxes)).toBe(false);
  const foreign = await drawCard(brand, card('👋🏽 株式会社 שלום'));
  expect(foreign.equals(none)).toBe(true);
  expect(network).not.toHaveBeenCalled();
});

it.each<[DisplayFace, TextFace]>([
  ['piazzolla', 'instrument-sans'],
  ['source-serif-4', 'commissioner'],
  ['literata', 'source-sans-3'],
])('keeps long words inside the text column, set in %s and %s', async (display, text) => {
  const chosen = { ...brand, faces: { display, text } };
  const short = await drawCard(chosen, card('a'));
  const right = await pixels(short, 660, 0, 540, 630);
  const edges = async (png: Buffer) => [
    await pixels(png, 0, 0, 60, 630),
    await pixels(png, 0, 0, 640, 40),
    await pixels(png, 0, 590, 640, 40),
  ];
  const longest = { ...chosen, name: 'The Extraordinarily Long-Named Federation of Greek Organizat' };
  for (const headline of ['W'.repeat(60), 'Donaudampfschifffahrt '.repeat(9), 'i'.repeat(200)]) {
    const png = await drawCard(longest, { headline, line: 'M'.repeat(400), motif: columns });
    expect((await pixels(png, 660, 0, 540, 630)).equals(right), headline).toBe(true);
    expect(await edges(png), headline).toEqual(await edges(short));
  }
});
