import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { root } from './root';

type Options = { env: NodeJS.ProcessEnv; stdio?: StdioOptions; args?: string[] };

/** What runs on a server, by the file that each begins with. */
export const SITE_PROCESSES = {
  backup: 'scripts/backup.ts',
  prepare: 'scripts/prepare.ts',
  restore: 'scripts/restore.ts',
  web: 'src/front/main.ts',
  worker: 'src/worker/main.ts',
};

/** Where `ensureProcesses` puts them, as plain JavaScript. */
export const PROCESSES_FOLDER = '.processes';

/** Versions are exact: what later ones of the S3 client will need is no news for whoever reads the log. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/**
 * Node 20 now and then never ends loading Lexical's files for Node, of which each waits at its top level for another:
 * one start in ten on a busy machine then stood still for ever. Its files for production wait for nothing.
 */
const WITHOUT_WAITING = '--conditions=production';

/**
 * MB that what a process keeps may take, and each half of what is new; the image says the same in NODE_OPTIONS. By
 * default V8 allows itself some gigabytes and lets garbage lie accordingly, and Node 24 takes more for the new.
 */
const HEAP = ['--max-old-space-size=1024', '--max-semi-space-size=16'];

function run(flags: string[], { env, stdio = 'inherit', args = [] }: Options): ChildProcess {
  const all = [WITHOUT_WAITING, '--import', './scripts/lib/end-with-parent.mjs', ...flags, ...args];
  return spawn(process.execPath, all, { cwd: root, env: { ...env, ...QUIET }, stdio, detached: true });
}

/** Starts a compiled process of the site, with no loader between it and Node. It ends with its parent. */
export const runProcess = (name: keyof typeof SITE_PROCESSES, options: Options): ChildProcess =>
  run([...HEAP, `${PROCESSES_FOLDER}/${name}.mjs`], options);

/** Starts a script that a person runs by hand, by its TypeScript file: node with tsx. It ends with its parent. */
export const runScriptFile = (file: string, options: Options): ChildProcess =>
  run(['--import', 'tsx', file], options);

/** @returns the exit code; a signal counts as 1 */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
