import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/lib/root';
import { runProcess } from '../../scripts/lib/run-process';

const packages = [
  'lexical',
  ...readdirSync(path.join(projectRoot, 'node_modules/@lexical')).map((name) => `@lexical/${name}`),
];

/** Which file of each package Node loads when a process of the site starts. */
function filesFor(flags: string[]): string[] {
  const code = `for (const name of ${JSON.stringify(packages)}) {
    try { console.log(import.meta.resolve(name)); } catch {}
  }`;
  const { stdout } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return stdout.trim().split('\n');
}

it('a process of the site loads no Lexical file with a top-level await', async () => {
  const child = runProcess('prepare', {
    env: { NODE_ENV: 'production', PATH: process.env.PATH },
    stdio: 'ignore',
  });
  const flags = child.spawnargs.filter((part) => part.startsWith('--conditions'));
  child.kill('SIGKILL');
  const files = filesFor(flags);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !file.endsWith('.prod.mjs'))).toEqual([]);
});
