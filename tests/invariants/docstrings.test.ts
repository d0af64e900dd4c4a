import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../support/repository-files';

type Documented = ts.Node & { jsDoc?: ts.JSDoc[] };

/** The function that a docstring above this node is about. */
function functionIn(node: ts.Node | undefined): ts.SignatureDeclaration | undefined {
  if (node === undefined || ts.isFunctionLike(node)) return node;
  if (ts.isVariableStatement(node)) return functionIn(node.declarationList.declarations[0]?.initializer);
  if (ts.isPropertyAssignment(node)) return functionIn(node.initializer);
  if (ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node)) return functionIn(node.type);
  if (ts.isCallExpression(node)) return node.arguments.map(functionIn).find((found) => found !== undefined);
  return undefined;
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

/** A parameter without a name of its own is documented by its parts, or in its place under any name. */
function isParameter(tag: ts.JSDocParameterTag, place: number, signature?: ts.SignatureDeclaration): boolean {
  if (signature === undefined) return false;
  const { parameters } = signature;
  const at = parameters[place];
  if (at && !ts.isIdentifier(at.name)) return true;
  if (parameters.some(({ name }) => namesIn(name).includes(tag.name.getText().split('.')[0] ?? '')))
    return true;
  // A function that returns a function has one docstring for both.
  return ts.isArrowFunction(signature) && isParameter(tag, -1, functionIn(signature.body));
}

function misnamedIn(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: Documented) => {
    const tags = (node.jsDoc ?? []).flatMap((doc) => doc.tags?.filter(ts.isJSDocParameterTag) ?? []);
    for (const [place, tag] of tags.entries())
      if (!isParameter(tag, place, functionIn(node))) found.push(`${file}: ${tag.name.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const OLD_NAME = `
/** @param moment in ms @param zone of the reader @param rest is read */
export const timeOf = (time: number, { zone }: Settings) => (rest: string) => rest;
/** @param share in multiples */
type Network = { share: number };
`;

it('a docstring names a parameter as the function does', () => {
  expect(misnamedIn('old.ts', OLD_NAME)).toEqual(['old.ts: moment', 'old.ts: share']);
  const files = repositoryFiles('src', 'scripts', 'tests').filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const documented = sources.filter(([, source]) => source.includes('@param'));
  expect(documented.length).toBeGreaterThan(100);
  expect(documented.flatMap(([file, source]) => misnamedIn(file, source))).toEqual([]);
});
