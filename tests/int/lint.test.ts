import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runInTree } from '../support/planted';

/** The planted violation, the text by which the script reports it, and its file. */
type Planted = [script: string, named: string, file: string, text: string];

const component = (body: string, imports = 'useEffect, useState') =>
  `import { ${imports} } from 'react';\n\n${body}\n`;

const PLANTED: Planted[] = [
  ['lint', 'noDebugger', 'src/planted.ts', 'debugger;\n'],
  ['lint', 'noDebugger', 'scripts/planted.mjs', 'debugger;\n'],
  ['lint', 'noExplicitAny', 'scripts/planted.ts', 'export const planted = (value: any) => value;\n'],
  ['lint', 'noUnusedImports', 'tests/int/planted.test.ts', "import { readFileSync } from 'node:fs';\n"],
  ['lint', 'noUnusedVariables', 'src/planted.ts', 'export {};\n\nconst planted = 1;\n'],
  [
    'lint',
    'organizeImports',
    'src/planted.ts',
    "import path from 'node:path';\nimport fs from 'node:fs';\n\nexport { fs, path };\n",
  ],
  [
    'lint',
    'useHookAtTopLevel',
    'src/kit/ui/planted.tsx',
    component(
      'export function Planted({ isOn }: { isOn: boolean }) {\n  if (isOn) useState(1);\n  return null;\n}',
      'useState',
    ),
  ],
  [
    'lint',
    'useExhaustiveDependencies',
    'src/kit/ui/planted.tsx',
    component(
      'export function usePlanted(title: string) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}',
      'useEffect',
    ),
  ],
  [
    'lint',
    'noArrayIndexKey',
    'src/kit/ui/planted.tsx',
    'export const Planted = ({ all }: { all: string[] }) => all.map((one, at) => <p key={at}>{one}</p>);\n',
  ],
  [
    'lint',
    'useAltText',
    'src/kit/ui/planted.tsx',
    'export const Planted = () => <img src="/planted.png" />;\n',
  ],
  [
    'lint',
    'useKeyWithClickEvents',
    'src/kit/ui/planted.tsx',
    'export const Planted = ({ go }: { go: () => void }) => <div onClick={go}>Go</div>;\n',
  ],
  [
    'lint',
    'noImgElement',
    'src/app/planted.tsx',
    'export const Planted = () => <img src="/planted.png" alt="" />;\n',
  ],
  [
    'lint',
    'noFocusedTests',
    'tests/int/planted.test.ts',
    "import { it } from 'vitest';\n\nit.only('runs alone', () => {});\n",
  ],
  [
    'lint',
    'useLiteralKeys',
    'src/planted.ts',
    "export const planted = (from: { key: string }) => from['key'];\n",
  ],
  ['lint', 'noImportantStyles', 'src/kit/ui/planted.css', '.planted {\n  color: red !important;\n}\n'],
  [
    'lint',
    'suppressions/unused',
    'src/planted.ts',
    '// biome-ignore lint/suspicious/noDebugger: nothing to see\nexport {};\n',
  ],
  ['format:check', 'planted.ts', 'src/planted.ts', 'export const planted =   "planted"\n'],
  ['format:check', 'planted.test.ts', 'tests/int/planted.test.ts', 'export   {};\n'],
  ['format:check', 'planted.mjs', 'scripts/planted.mjs', 'export   {};\n'],
  ['types', 'TS2322', 'src/planted.ts', "export const planted: number = 'planted';\n"],
  ['types', 'TS2322', 'tests/int/planted.test.ts', "export const planted: number = 'planted';\n"],
  ['types', 'TS2532', 'scripts/planted.ts', 'export const planted = (all: string[]) => all[0].length;\n'],
  ['rules', 'src-without-scripts', 'src/app/planted.ts', "export { clean } from '../../scripts/clean';\n"],
  ['rules', 'not-to-unresolvable', 'scripts/planted.ts', "export { none } from './none';\n"],
  ['rules', 'no-orphan', 'tests/support/planted.ts', 'export {};\n'],
  ['rules', 'not-to-dev-dependency', 'scripts/planted.ts', "export { parse } from 'yaml';\n"],
  ['rules', 'playwright-without-vitest', 'tests/e2e/planted.spec.ts', "import 'vitest';\n"],
  ['rules', 'vitest-without-playwright', 'tests/int/planted.test.ts', "import '@playwright/test';\n"],
  ['rules', 'plain-scripts', 'scripts/planted.mjs', "import '../src/kit/shared/clean.ts';\n"],
];

it.each(['lint', 'format:check', 'types', 'rules'])('npm run %s passes a clean tree', async (script) => {
  const { passed, output } = await runInTree(script);
  expect(passed, output).toBe(true);
});

it.each(PLANTED)('npm run %s fails for %s in %s', async (script, named, file, text) => {
  const { passed, output } = await runInTree(script, { [file]: text });
  expect(output).toContain(named);
  expect(output).toContain(file.split('/').at(-1));
  expect(passed).toBe(false);
});

it('has a reason beside each rule that is switched off', () => {
  const lines = readFileSync('biome.jsonc', 'utf8').split('\n');
  const off = lines.flatMap((line, at) => (line.includes('"off"') ? [at] : []));
  expect(off.length).toBeGreaterThan(3);
  const bare = off.filter((at) => !lines.slice(at - 2, at).some((line) => line.trim().startsWith('// ')));
  expect(bare.map((at) => lines[at])).toEqual([]);
});
