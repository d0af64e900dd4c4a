/**
 * Makes the three font files that the site serves, from the npm packages: `npx tsx scripts/make-fonts.ts`. Run it
 * after an update of a font package and commit what it writes. Only the weights that the tokens use are kept.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
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
const GREEK = range(0x370, 0x3ff);

const PIAZZOLLA = { opsz: { min: 8, max: 30 }, wght: { min: 400, max: 760 } };
const INSTRUMENT = { wght: { min: 400, max: 700 } };

const files = [
  {
    from: 'piazzolla/files/piazzolla-latin-opsz-normal.woff2',
    to: 'piazzolla-latin',
    text: LATIN,
    axes: PIAZZOLLA,
  },
  {
    from: 'piazzolla/files/piazzolla-greek-opsz-normal.woff2',
    to: 'piazzolla-greek',
    text: GREEK,
    axes: PIAZZOLLA,
  },
  {
    from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin',
    text: LATIN,
    axes: INSTRUMENT,
  },
];

for (const { from, to, text, axes } of files) {
  const original = await readFile(packageFile(from));
  const subset = await subsetFont(original, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(path.join(target, `${to}.woff2`), subset);
  console.log(`${to}.woff2: ${original.length} -> ${subset.length} bytes`);
}
for (const name of ['piazzolla', 'instrument-sans']) {
  await copyFile(packageFile(`${name}/LICENSE`), path.join(target, `${name}-OFL.txt`));
}
