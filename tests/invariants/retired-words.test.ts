import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';
import { RETIRED_WORDS, type RetiredWord } from './retired-words';

/** Migrations, measurements and drawings stay as they were when they were made. */
const MADE =
  /^src\/migrations\/|^docs\/(screens\/|benchmarks|licenses)|^tests\/invariants\/retired-words|^package-lock/;
const TEXT = /\.(tsx?|mjs|js|css|md|ya?ml|json|cfg)$|^Dockerfile$|^\.env\.example$/;
const files = repositoryFiles().filter((file) => TEXT.test(file) && !MADE.test(file));

/** Splits words: keptPage, KEPT_PAGE and kept-page become ' kept page '. */
const apart = (text: string) =>
  ` ${text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[^\p{L}\d\n]+/gu, ' ')
    .toLowerCase()} `;

function namesIn(file: string, text: string): string[] {
  if (!/\.(tsx?|mjs|js)$/.test(file)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names: string[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return names;
}

type Place = { file: string; all: string[]; names: string[] };
const place = (file: string, text: string): Place => ({
  file,
  all: [file, ...text.split('\n')].map(apart),
  names: [file.replace(/^.*\//, ''), ...namesIn(file, text)].map(apart),
});

const retiredIn = ({ file, all, names }: Place, retired: readonly RetiredWord[] = RETIRED_WORDS): string[] =>
  retired.flatMap(({ words, instead, inNamesOnly, except = [] }) => {
    if (except.some(([pattern]) => pattern.test(file))) return [];
    const where = inNamesOnly ? names : all;
    return words.flatMap((word) =>
      where.flatMap((line, at) =>
        line.includes(` ${word} `)
          ? [
              `${file}${inNamesOnly ? '' : `:${at}`}: "${word}" is called ${instead}: ${line.trim().slice(0, 100)}`,
            ]
          : [],
      ),
    );
  });

const places = files.map((file) => place(file, readFileSync(file, 'utf8')));

it.each([
  ['src/front/page-shelf.ts', ''],
  ['src/a.ts', 'const staffDoor = 1;'],
  ['src/a.ts', '// What the errand brought.'],
  ['src/a.ts', 'const keptPages = makeWorld();'],
  ['docs/a.md', 'Each door has a limit.'],
  ['src/a.ts', "const colour = '#fff';"],
])('finds the retired word in %s: %j', (file, text) => {
  expect(retiredIn(place(file, text))).not.toEqual([]);
});

it.each([
  ['src/a.ts', "const subject = 'Your newsletter'; // The world keeps its letterhead."],
  ['scripts/seed/a.ts', "const text = 'Our letters over the door';"],
])('leaves alone what means what it means to everybody, in %s: %j', (file, text) => {
  expect(retiredIn(place(file, text))).toEqual([]);
});

it('says no retired word in code, comments, documents and file names', () => {
  expect(places.length).toBeGreaterThan(1000);
  expect(places.flatMap((one) => retiredIn(one))).toEqual([]);
});

it('excepts no file that has no such word', () => {
  const idle = RETIRED_WORDS.flatMap((one) =>
    (one.except ?? []).filter(
      ([pattern]) =>
        !places.some((at) => pattern.test(at.file) && retiredIn(at, [{ ...one, except: [] }]).length > 0),
    ),
  );
  expect(idle.map(([pattern]) => pattern.source)).toEqual([]);
});
