import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { root } from './root';

type Options = { env: NodeJS.ProcessEnv; stdio?: StdioOptions; args?: string[] };

/** Starts a TypeScript file of this project the one stated way: node with tsx, ending with its parent. */
export function runTypeScript(entry: string, { env, stdio = 'inherit', args = [] }: Options): ChildProcess {
  const flags = ['--import', 'tsx', '--import', './scripts/lib/end-with-parent.mjs'];
  return spawn(process.execPath, [...flags, entry, ...args], { cwd: root, env, stdio, detached: true });
}

/** @returns the exit code; a signal counts as 1 */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
