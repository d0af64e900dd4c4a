/**
 * Makes the six font files that the site serves, and the single weights for images drawn on the server, from the npm
 * packages: `npx tsx scripts/make-fonts.ts`. Run it after an update of a font package and commit the result. Only the
 * weights that the tokens use are included.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/ui/fonts');
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

const PIAZZOLLA = { opsz: { min: 8, max: 30 }, wght: { min: 400, max: 760 } };
const INSTRUMENT = { wght: { min: 400, max: 700 } };

/** Features that browsers apply by default, and the CSS's figure styles; the rest has other languages' forms. */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
];

type FontFile = {
  /** inside @fontsource-variable */
  from: string;
  to: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType tags; undefined: all of them */
  features?: string[];
};

const files: FontFile[] = [
  {
    from: 'piazzolla/files/piazzolla-latin-opsz-normal.woff2',
    to: 'piazzolla-latin',
    text: LATIN_FIRST,
    axes: PIAZZOLLA,
    features: FEATURES,
  },
  {
    from: 'piazzolla/files/piazzolla-latin-opsz-normal.woff2',
    to: 'piazzolla-latin-rest',
    text: LATIN_REST,
    axes: PIAZZOLLA,
  },
  {
    from: 'piazzolla/files/piazzolla-greek-opsz-normal.woff2',
    to: 'piazzolla-greek-capitals',
    text: GREEK_CAPITALS,
    axes: PIAZZOLLA,
  },
  {
    from: 'piazzolla/files/piazzolla-greek-opsz-normal.woff2',
    to: 'piazzolla-greek',
    text: GREEK_REST,
    axes: PIAZZOLLA,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin',
    text: LATIN_FIRST,
    axes: INSTRUMENT,
    features: FEATURES,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin-rest',
    text: LATIN_REST,
    axes: INSTRUMENT,
  },
];

/** One weight each: the code that draws images on the server supports neither variable axes nor woff2. */
const BOLD = { opsz: 30, wght: 700 };
const MEDIUM = { wght: 500 };
const single = (family: string, part: string, axis: string, text: string, axes: Record<string, number>) => ({
  from: `${family}/files/${family}-${part}-${axis}-normal.woff2`,
  to: `static/${family}-${part}`,
  text,
  axes,
});
const singles = [
  single('piazzolla', 'latin', 'opsz', LATIN, BOLD),
  single('piazzolla', 'latin-ext', 'opsz', LATIN_MORE, BOLD),
  single('piazzolla', 'greek', 'opsz', GREEK, BOLD),
  single('piazzolla', 'cyrillic', 'opsz', CYRILLIC, BOLD),
  single('instrument-sans', 'latin', 'wght', LATIN, MEDIUM),
  single('instrument-sans', 'latin-ext', 'wght', LATIN_MORE, MEDIUM),
];

async function make({ from, to, text, axes, features }: FontFile, format: 'woff' | 'woff2') {
  const original = await readFile(packageFile(from));
  const options = { targetFormat: format, variationAxes: axes, keepFeatures: features };
  const subset = await subsetFont(original, text, options);
  await writeFile(path.join(target, `${to}.${format}`), subset);
  console.log(`${to}.${format}: ${original.length} -> ${subset.length} bytes`);
}

await mkdir(path.join(target, 'static'), { recursive: true });
for (const file of files) await make(file, 'woff2');
for (const file of singles) await make(file, 'woff');
for (const name of ['piazzolla', 'instrument-sans']) {
  await copyFile(packageFile(`${name}/LICENSE`), path.join(target, `${name}-OFL.txt`));
}
