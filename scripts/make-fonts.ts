/**
 * Makes the font files that the site serves, and the single weights for images drawn on the server, from the npm
 * packages: `npx tsx scripts/make-fonts.ts`. Run it after an update of a font package and commit the result. Only the
 * weights that the tokens use are included. `src/kit/shared/faces.ts` lists the faces, `src/kit/ui/fonts/` how they are served.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/kit/ui/fonts');
const packageFile = (name: string) => require.resolve(`@fontsource-variable/${name}`);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‐‑‒–—‘’‚“”„•…′″‹›€™−←→↑↓`;
/** The characters of English, and the accents most frequent in names in the United States: the preloaded files. */
const LATIN_FIRST = `${range(0x20, 0x7e)}\u00a0©·×áãçéíñóöúü‑–—‘’“”•…™←→−`;
const LATIN_REST = [...LATIN].filter((letter) => !LATIN_FIRST.includes(letter)).join('');
const GREEK = range(0x370, 0x3ff);
/** What chapters are named with: a separate file, less than half of all Greek. */
const GREEK_CAPITALS = range(0x391, 0x3a9);
const GREEK_REST = `${range(0x370, 0x390)}${range(0x3aa, 0x3ff)}`;

const LATIN_MORE = `${range(0x100, 0x17f)}${range(0x1e00, 0x1ef9)}ȘșȚțẞ₫₺`;
const CYRILLIC = range(0x400, 0x45f);

/**
 * Features that browsers apply by default, and the CSS's figure styles. The rest has other languages' forms; those for
 * combining marks (ccmp, mark, mkmk) have nothing to work on in the first file.
 */
const FEATURES = ['calt', 'clig', 'kern', 'liga', 'lnum', 'rclt', 'rlig', 'rvrn', 'tnum'];

type Axes = Record<string, number | { min: number; max: number }>;

type Face = {
  /** Inside @fontsource-variable. */
  name: string;
  /** As the package's files name their axes. */
  axis: 'opsz' | 'wght';
  axes: Axes;
  /** Of the files with Greek, which text set in the text face uses too; undefined: as the others. */
  greekAxes?: Axes;
  /** One weight: the code that draws images on the server supports neither variable axes nor woff2. */
  single: Record<string, number>;
  /** Makes it as wide as the first face: lines then break alike, and fit wherever those fit. */
  scale?: number;
};

const TEXT_WEIGHTS = { wght: { min: 400, max: 700 } };
const TEXT_SINGLE = { wght: 500 };

const DISPLAY: Face[] = [
  // One weight for all headings: it is what the face was chosen for, and half of the file. With the optical sizes from
  // 22 px on, Piazzolla's first file fits into the ten packets that a server sends before it waits for the browser.
  {
    name: 'piazzolla',
    axis: 'opsz',
    axes: { opsz: { min: 22, max: 30 }, wght: 690 },
    greekAxes: { opsz: { min: 8, max: 30 }, wght: { min: 400, max: 760 } },
    single: { opsz: 30, wght: 700 },
  },
  {
    name: 'source-serif-4',
    axis: 'opsz',
    axes: { opsz: { min: 14, max: 60 }, wght: 620 },
    single: { opsz: 60, wght: 620 },
  },
  {
    name: 'literata',
    axis: 'opsz',
    axes: { opsz: { min: 14, max: 72 }, wght: 640 },
    single: { opsz: 72, wght: 640 },
    scale: 0.885,
  },
];

const TEXT: Face[] = [
  { name: 'instrument-sans', axis: 'wght', axes: TEXT_WEIGHTS, single: TEXT_SINGLE },
  { name: 'commissioner', axis: 'wght', axes: TEXT_WEIGHTS, single: TEXT_SINGLE },
  { name: 'source-sans-3', axis: 'wght', axes: TEXT_WEIGHTS, single: TEXT_SINGLE, scale: 1.08 },
];

/** @returns the font with another number of units per em, in the font's table `head` */
function scaled(sfnt: Buffer, scale: number): Buffer {
  const tables = sfnt.readUInt16BE(4);
  for (let table = 0; table < tables; table += 1) {
    const entry = 12 + 16 * table;
    if (sfnt.toString('latin1', entry, entry + 4) !== 'head') continue;
    const at = sfnt.readUInt32BE(entry + 8) + 18;
    sfnt.writeUInt16BE(Math.round(sfnt.readUInt16BE(at) / scale), at);
  }
  return sfnt;
}

type FontFile = {
  /** Part of the package. */
  from: string;
  to: string;
  text: string;
  axes: Axes;
  /** OpenType tags; undefined: all of them */
  features?: string[];
};

async function make(face: Face, { from, to, text, axes, features }: FontFile, format: 'woff' | 'woff2') {
  const file = packageFile(`${face.name}/files/${face.name}-${from}-${face.axis}-normal.woff2`);
  const source = await readFile(file);
  const original = face.scale
    ? scaled(await subsetFont(source, text, { targetFormat: 'sfnt' }), face.scale)
    : source;
  const options = { targetFormat: format, variationAxes: axes, keepFeatures: features };
  const subset = await subsetFont(original, text, options);
  await writeFile(path.join(target, `${to}.${format}`), subset);
  console.log(`${to}.${format}: ${subset.length} bytes`);
}

const parts = ({ name, axes, greekAxes = axes }: Face, isDisplay: boolean): FontFile[] => [
  { from: 'latin', to: `${name}-latin`, text: LATIN_FIRST, axes, features: FEATURES },
  { from: 'latin', to: `${name}-latin-rest`, text: LATIN_REST, axes },
  ...(isDisplay
    ? [
        { from: 'greek', to: `${name}-greek-capitals`, text: GREEK_CAPITALS, axes: greekAxes },
        { from: 'greek', to: `${name}-greek`, text: GREEK_REST, axes: greekAxes },
      ]
    : []),
];

const singles = ({ name, single }: Face, isDisplay: boolean): FontFile[] =>
  [
    ['latin', LATIN],
    ['latin-ext', LATIN_MORE],
    ...(isDisplay
      ? [
          ['greek', GREEK],
          ['cyrillic', CYRILLIC],
        ]
      : []),
  ].map(([from = '', text = '']) => ({ from, to: `static/${name}-${from}`, text, axes: single }));

await mkdir(path.join(target, 'static'), { recursive: true });
for (const face of [...DISPLAY, ...TEXT]) {
  const isDisplay = DISPLAY.includes(face);
  for (const file of parts(face, isDisplay)) await make(face, file, 'woff2');
  for (const file of singles(face, isDisplay)) await make(face, file, 'woff');
  await copyFile(packageFile(`${face.name}/LICENSE`), path.join(target, `${face.name}-OFL.txt`));
}
