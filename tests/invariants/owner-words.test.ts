import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';
import { FIELD_NAMES, FIXED, FIXED_FILES, NOT_READ, OTHER_ROOMS } from './fixed-words';

const READ_ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-valuetext',
  'hint',
  'label',
  'pendingLabel',
  'placeholder',
  'title',
];
const READ_PROPERTIES = ['description', 'label', 'text', 'title'];

const sources = new Set(
  repositoryFiles('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.fixture\./.test(file)),
);

/** The owner's own words, words for staff, what the API and the team's emails say, and names of pages for staff and robots. */
const ELSEWHERE =
  /texts\.ts$|^src\/((core|kit)\/(admin|cms|db)\/|core\/server\/(session|file-imports)|migrations|payload-types|env)|^src\/features\/[^/]+\/(feature\.ts$|(admin|cms|server)\/)|\/sample-/;

const isRead = (file: string) =>
  !NOT_READ.test(file) &&
  !ELSEWHERE.test(file) &&
  !((/^src\/features\/([^/]+)/.exec(file)?.[1] ?? '') in OTHER_ROOMS);

/** The source that an import leads to. */
function importedFrom(file: string, specifier: string): string | undefined {
  const target = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.join(path.dirname(file), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => target + end).find((one) => sources.has(one));
}

/** What pages are made of, with everything that it imports. */
function readableFiles(): string[] {
  const pages = /^src\/((core|kit)\/(ui|server)|app\/[^/]+\.tsx|app\/\((site|preview)\)|features\/[^/]+\/ui)/;
  const found = new Set<string>();
  const open = [...sources].filter((file) => pages.test(file));
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || !isRead(file)) continue;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, from = '', later = ''] of text.matchAll(/ from '([^']+)'|import\('([^']+)'\)/g)) {
      const imported = importedFrom(file, from || later);
      if (imported) open.push(imported);
    }
  }
  return [...found].sort();
}

const isLiteral = (node: ts.Node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** The branches of an expression that can end up in the page. */
function written(node: ts.Node): string[] {
  if (ts.isConditionalExpression(node)) return [...written(node.whenTrue), ...written(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return written(node.expression);
  if (ts.isBinaryExpression(node)) return [...written(node.left), ...written(node.right)];
  return isLiteral(node) ? [node.getText().slice(1, -1)] : [];
}

/** A word with a capital, or more of them: no class, key, path or statement of SQL. */
const READS_LIKE_WORDS =
  /^(?=.*\p{Ll})(?!(SELECT|INSERT|UPDATE|DELETE|WITH)\b)[A-Z’“‘][\p{L}’']+([ :.…,]|$)/u;

/** Where a text is read by nobody: imports, types, comparisons, other attributes, and what is thrown for the log. */
const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) ||
  (ts.isJsxAttribute(node) && !READ_ATTRIBUTES.includes(node.name.getText()) && !hasCode(node)) ||
  (ts.isNewExpression(node) && /^(Type|Range)?Error$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && /^(console\.|super$)/.test(node.expression.getText())) ||
  (ts.isBinaryExpression(node) && node.left.getText() === 'this.name');

const hasCode = (node: ts.JsxAttribute) =>
  node.initializer !== undefined && ts.isJsxExpression(node.initializer);

/** What a source says to its readers: JSX text, attributes that are read, and every text that reads like words. */
function wordsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    if (isLiteral(node) && READS_LIKE_WORDS.test(node.getText().slice(1, -1)))
      found.push(node.getText().slice(1, -1));
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      found.push(...written(node.expression));
    if (ts.isJsxAttribute(node) && node.initializer && READ_ATTRIBUTES.includes(node.name.getText())) {
      const { initializer } = node;
      found.push(
        ...written(
          ts.isJsxExpression(initializer) && initializer.expression ? initializer.expression : initializer,
        ),
      );
    }
    if (ts.isPropertyAssignment(node) && READ_PROPERTIES.includes(node.name.getText()))
      found.push(...written(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(
      (text) => !/^(#[\da-f]{6}$|select )/.test(text) && /\p{L}{2}/u.test(text.replace(/\$\{[^}]*\}/g, '')),
    );
}

const parse = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

it('finds words wherever a page can say them', () => {
  const page = `const toast = { title: 'Sent!', tone: 'default' };
    const LATER = 'Come back later.';
    if (!name) throw new Error('Nobody is here');
    const Page = ({ full, name }) => (
      <main className="wide page" aria-label="The page">
        Hello <b>{full ? 'No seat' : \`Seat for \${name}\`}</b> {name} · <Field label={'Name'} type="text" />
      </main>
    );`;
  expect(wordsIn(parse('page.tsx', page))).toEqual([
    'Sent!',
    'Come back later.',
    'The page',
    'Hello',
    'No seat',
    `Seat for \${name}`,
    'Name',
  ]);
});

it('says nothing to a visitor that the owner cannot change, except for what is listed with its reason', () => {
  const files = readableFiles();
  expect(files.length).toBeGreaterThan(500);
  const wordsOf = (file: string) => wordsIn(parse(file, readFileSync(file, 'utf8')));
  const listed = Object.values(FIXED_FILES)
    .flat()
    .map((file) => `src/${file}`);
  const fixedFiles = [...listed, ...files.filter((file) => file.endsWith('.form.ts'))];
  expect(fixedFiles.filter((file) => !files.includes(file) || wordsOf(file).length === 0)).toEqual([]);
  // A new feature may have a contract: all other fixed words get no more.
  expect(fixedFiles.filter((file) => !/\/contract\.ts$|\.form\.ts$/.test(file)).length).toBeLessThan(50);
  const said = new Set(files.filter((file) => !fixedFiles.includes(file)).flatMap(wordsOf));
  const fixed = Object.values(FIXED).flat();
  expect([...said].filter((text) => !fixed.includes(text))).toEqual([]);
  expect(fixed.filter((text) => !said.has(text))).toEqual([]);
  expect(fixed.length - FIELD_NAMES.length).toBeLessThan(34);
});
