import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

/** Phrases that visitors or staff read once, and nobody says. What we say instead is in the sources. */
const RETIRED_PHRASES = [
  'E-mail',
  ' e-mail',
  'by mail',
  'answer this mail',
  'to this mail',
  'ignore this mail',
  'our mail',
  'into a mail',
  'into the mail',
  'repared mail',
  'Send mail',
  'it is none, and save',
  'stands in the mail',
  'colour as',
  'Colours',
  'programme reached',
  'Founding programme',
  'spots left of',
  'does the sum',
  'Order ten costs',
  'box finds nothing',
  'dated back',
  'takes entries',
  ' mended',
  'We owe an answer',
  'robots was sprung',
  'Present password',
  'Bring a follower list',
  'Its page for visitors',
  'Make sure first',
  'Kept with',
  'For staff alone',
  'house is doing',
  ' any more',
  'Somebody who left',
  'typed your address',
  'know no request',
  'its time is over',
  'We take this as done',
  'In our hands',
  'at which you got',
  'Whom to ask',
  'Words that came',
  'Words that went',
  'Here already',
  'This is no ',
  'app for codes',
  'write no name',
  'Bring the lists',
  'bring the follower',
  'ake this list out',
  'Nobody is found',
  'Code of your app',
  'present password',
  'the present one',
  'at a mail',
  'as a mail',
  'Go on sending',
  'protocol before',
  'stands by itself',
  'too soon by now',
  'Cancelled',
  'was cancelled',
  'or cancelled',
] as const;

const files = repositoryFiles('src', 'scripts/seed').filter(
  (file) => /\.(tsx?|md)$/.test(file) && !/\.test\.|^src\/migrations\//.test(file),
);

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The string literals, templates and JSX texts of a source, each on one line; a document is all text. */
function textsIn(file: string, source: string): string[] {
  if (file.endsWith('.md')) return [oneLine(source)];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTemplateExpression(node)) texts.push(oneLine(node.getText()));
    else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(oneLine(node.text));
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return texts;
}

function retiredIn(file: string, source: string): string[] {
  // Most files have none of them anywhere, and need not be parsed.
  const line = oneLine(source);
  const suspects = RETIRED_PHRASES.filter((phrase) => line.includes(phrase));
  if (suspects.length === 0) return [];
  return textsIn(file, source).flatMap((text) =>
    suspects.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: "${phrase}"`),
  );
}

it.each([
  ['a.ts', "const label = 'Answer by mail';"],
  ['a.tsx', 'const line = <p>One that is\n  mended.</p>;'],
  ['a.ts', `const due = \`We owe an answer until \${day}.\`;`],
  ['a.md', 'Your e-mail\naddress.'],
])('finds a retired phrase in %s: %j', (file, source) => {
  expect(retiredIn(file, source)).toHaveLength(1);
});

it('leaves names and comments alone', () => {
  expect(retiredIn('a.ts', "// By mail, or by mail.\nimport { Colours } from './e-mail';")).toEqual([]);
});

it('shows nobody a retired phrase', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => retiredIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
