import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

const sheet = readFileSync('src/kit/ui/styles/site.css', 'utf8');
const unwritten = /@source not inline\("\{([\w,]+)\}"\)/.exec(sheet)?.[1]?.split(',') ?? [];
const files = repositoryFiles('src/app', 'src/core', 'src/features', 'src/kit').filter((file) =>
  file.endsWith('.tsx'),
);

/** The words of every text in a file: a class is written in one. */
function wordsOf(file: string): string[] {
  const words: string[] = [];
  const read = (node: ts.Node) => {
    const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (ts.isStringLiteralLike(node) || isPart) words.push(...node.text.split(/\s+/));
    ts.forEachChild(node, read);
  };
  read(
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  return words;
}

it('uses no class whose rule the site’s style sheet leaves out', () => {
  expect(unwritten).toEqual(['container', 'transform', 'transition']);
  expect(files.length).toBeGreaterThan(250);
  const used = files.flatMap((file) =>
    wordsOf(file)
      .filter((word) => unwritten.includes(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(used).toEqual([]);
});
