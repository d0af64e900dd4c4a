import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../src/features';
import { FORM_APIS, FORM_PATHS } from '../../src/site-forms';
import { repositoryFiles } from '../support/repository-files';

const MACHINES = Object.values(STATE_MACHINES);
const NOT_RULED =
  /\.test\.tsx?$|^src\/migrations\/|^src\/features\/[^/]+\/(rules\/|[a-z-]+\.form\.ts$)|payload-types/;
const sources = repositoryFiles('src')
  .filter((file) => /\.tsx?$/.test(file) && !NOT_RULED.test(file))
  .map((file) => ({ file, whole: readFileSync(file, 'utf8') }))
  .map((one) => ({ ...one, text: one.whole.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

/** Files that contain a match. */
const filesWith = (what: RegExp) =>
  sources.filter(({ text }) => text.search(what) >= 0).map(({ file }) => file);

describe('a rule on states stands once', () => {
  it('has records change their state, and their history written, by `transition` alone', () => {
    const tables = MACHINES.map(({ table }) => table).join('|');
    const statement = new RegExp(
      `update\\s+(${tables})\\s+set\\b(?:(?!\\bwhere\\b)[^\`;])*\\b(status|state)\\s*=`,
      'i',
    );
    expect('update waitlist set name = $1, status = $2 where').toMatch(statement);
    expect(filesWith(statement)).toEqual([]);
    // A statement that gets table and column from a state table.
    expect(filesWith(/::enum_\$\{/)).toEqual(['src/core/db/transition.ts']);
    expect(filesWith(/into transitions\b/i)).toEqual(['src/core/db/transition.ts']);
  });

  it('says in the rules alone which states belong together', () => {
    /** Looks like states, but is not. */
    const others = ['src/kit/ui/page-shell/header-frame.tsx'];
    const together = sources.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => {
        const told = MACHINES.filter(
          ({ options }) =>
            options.filter(({ value }) => new RegExp(`['",]${value}['",]`).test(line)).length > 1,
        );
        return told.length > 0 && !others.includes(file) ? [`${file}: ${line.trim()}`] : [];
      }),
    );
    expect(together).toEqual([]);
  });

  it('compares no label, and spells none out where a state is meant', () => {
    const labels = MACHINES.flatMap(({ options }) => options.map(({ label }) => label)).join('|');
    expect(filesWith(new RegExp(`(===|!==|\\bin \\(|=)\\s*'(${labels})'`))).toEqual([]);
  });

  it('counts the hours of an answer in one place', () => {
    expect(filesWith(/\bANSWER_HOURS =/)).toEqual(['src/core/shared/answer-clock.ts']);
    expect(filesWith(/due_?at\b.*(interval|getTime\(\) \+|now\(\) \+|HOURS?\b)/i)).toEqual([]);
  });
});

it('makes streams for the web in the one place that survives a cancel', () => {
  const made = repositoryFiles('src', 'scripts').filter((file) =>
    /\bReadable\.toWeb\(/.test(readFileSync(file, 'utf8')),
  );
  expect(made).toEqual([]);
});

/** The sentences and statements of the program as they stand in it; JSX text is what one page says. */
function sentencesOf({ file, whole }: (typeof sources)[number]): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return;
    if (ts.isStringLiteralLike(node)) found.push(node.text.replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, whole, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => text.length >= 25 && /^\S+ \S+ \S+/.test(text) && !/\b(flex|px-)/.test(text));
}

describe('a sentence, a statement or a shape stands once', () => {
  /** Each page has its own texts, which its owner may change; sample screens show an invented chapter. */
  const OWN = /\/contract\.([a-z]+-)?texts\.ts$|^src\/features\/app-screens\/|\.fixture\.tsx?$/;

  it('in one file: others import it', () => {
    const places = new Map<string, Set<string>>();
    for (const source of sources.filter(({ file }) => !OWN.test(file)))
      for (const text of sentencesOf(source))
        places.set(text, (places.get(text) ?? new Set<string>()).add(source.file));
    expect(places.size).toBeGreaterThan(900);
    const several = [...places].filter(([, files]) => files.size > 1);
    expect(several.map(([text, files]) => `${text}: ${[...files].join(', ')}`)).toEqual([]);
  });

  it('of a form, address and limit included, in its feature’s rules or beside its fields', () => {
    // The page that says how a request stands has previews too.
    const addresses = [...FORM_PATHS, ...FORM_APIS].filter((path) => path !== '/support/status');
    expect(addresses.length).toBeGreaterThan(12);
    for (const path of addresses) expect(filesWith(new RegExp(`['"\`]${path}['"\`?]`)), path).toEqual([]);
    expect(filesWith(/setting: 'RATE_LIMIT_/)).toEqual(['src/kit/shared/form.ts']);
  });

  it('of a price, in the rules of its feature', () => {
    expect(filesWith(/1 - margin|margin \/ 100/)).toEqual([]);
    expect(readFileSync('src/features/merch/rules/shirt-price.ts', 'utf8')).toMatch(/1 - margin \/ 100/);
  });

  it('of a lock, by its name: numbers stand in the list of locks', () => {
    expect(filesWith(/advisory_(xact_)?lock(_shared)?\(\d/)).toEqual([]);
  });
});
