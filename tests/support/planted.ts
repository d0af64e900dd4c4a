import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from './temp-folder';

/** What the checks read besides the sources. */
const SETTINGS = ['biome.jsonc', '.dependency-cruiser.mjs', 'tsconfig.json', '.gitignore', 'package.json'];

/** The smallest tree in which every check has something to read, and finds nothing. */
const CLEAN = {
  'src/kit/shared/clean.ts': "export const clean = 'clean';\n",
  'src/app/page.ts': "export { clean } from '../shared/clean';\n",
  'scripts/clean.ts': "export { clean } from '../src/kit/shared/clean';\n",
  'tests/int/clean.test.ts': "import { it } from 'vitest';\n\nit('is clean', () => {});\n",
  'payload.config.ts': 'export {};\n',
  'next.config.mjs': 'export {};\n',
};

export type Outcome = { passed: boolean; output: string };

/**
 * Runs a script of package.json, with its own command, in a tree with the settings of this one.
 * @param planted file to text: what the script must find there
 */
export function runInTree(script: string, planted: Record<string, string> = {}): Promise<Outcome> {
  const root = tempFolder();
  for (const file of SETTINGS) copyFileSync(file, path.join(root, file));
  for (const [file, text] of Object.entries({ ...CLEAN, ...planted })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const command: string = JSON.parse(readFileSync('package.json', 'utf8')).scripts[script];
  const env = { ...process.env, PATH: `${path.resolve('node_modules/.bin')}:${process.env.PATH}` };
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: stdout + stderr }),
    );
  });
}
