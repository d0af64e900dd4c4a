import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

/** `%23` is `#` in a drawing that is written into a style sheet. */
const LITERAL = /(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|(?:rgb|hsl|oklch)a?\(\s*[\d.]/gi;
/** No brand's. */
const NEUTRAL = ['#fff', '#ffffff', '#000', '#0000', '#000000', '#010101'];

/** Files with colors that no brand changes, each with its reason. */
const OWN_COLORS: Record<string, string> = {
  'src/kit/shared/palette/palette.ts': 'the colors of success, error and warning',
  'src/kit/shared/palette/evening.ts': 'the same in the evening',
  'src/kit/shared/palette/chosen-by-hand.ts': 'the colors that the first brand keeps (decision 034)',
  'src/kit/ui/styles/tokens.css': 'the tints of sample portraits',
  'src/features/brand-assets/contract.ts': 'the colors of the social networks',
  'src/front/answer-flow.ts': 'there is no brand without the database',
  'src/features/brand/cms/brand.identity-fields.ts': 'the example in a message',
  'src/features/brand/admin/colors-in-use.tsx': 'the example in a message',
};

const files = repositoryFiles('src')
  .filter((file) => /\.(tsx?|css|svg)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\.fixture\.tsx?$|^src\/(migrations\/|payload-types)/.test(file));

const literals = (file: string) =>
  (readFileSync(file, 'utf8').match(LITERAL) ?? []).filter(
    (found) => !NEUTRAL.includes(found.toLowerCase().replace('%23', '#')),
  );

it('writes no color of a brand into the source', () => {
  expect(files.length).toBeGreaterThan(900);
  expect(
    files
      .filter((file) => !(file in OWN_COLORS))
      .flatMap((file) => literals(file).map((hex) => `${file}: ${hex}`)),
  ).toEqual([]);
});

it('lists only files that have colors of their own', () => {
  expect(Object.keys(OWN_COLORS).filter((file) => literals(file).length === 0)).toEqual([]);
});

it('uses only tokens that exist', async () => {
  const { paletteOf, STATUS } = await import('@/kit/shared/palette/palette');
  const black = '#000000';
  const derived = Object.keys(
    paletteOf({ paper: black, ink: black, primary: black, light: black, highlight: black }),
  );
  const tokens = readFileSync('src/kit/ui/styles/tokens.css', 'utf8');
  const declared = [...tokens.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
  expect([...derived, ...Object.keys(STATUS)].filter((name) => !declared.includes(name))).toEqual([]);
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\(--color-([\w-]+)/g)].map(
      ([, name]) => `${name} in ${file}`,
    ),
  );
  expect(used.length).toBeGreaterThan(500);
  const isPayloads = (name: string) => /^(base|success|error|warning|blue)-\d+/.test(name);
  expect(used.filter((one) => !declared.includes(one.split(' ')[0]) && !isPayloads(one))).toEqual([]);
});
