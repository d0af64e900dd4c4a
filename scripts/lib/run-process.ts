import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { projectRoot } from './root';

type Options = { env: NodeJS.ProcessEnv; stdio?: StdioOptions; args?: string[] };

/** The processes that run on a server, with their entry files. */
export const SITE_PROCESSES = {
  backup: 'scripts/backup.ts',
  prepare: 'scripts/prepare.ts',
  restore: 'scripts/restore.ts',
  roles: 'scripts/roles.ts',
  secrets: 'scripts/secrets.ts',
  web: 'src/front/main.ts',
  worker: 'src/worker/main.ts',
};

/** Where `ensureProcesses` puts them, as plain JavaScript. */
export const PROCESSES_FOLDER = '.processes';

/** Versions are pinned: the S3 client's future requirements do not concern readers of the log. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/**
 * Node 20 sometimes never finishes loading Lexical's Node build, whose files await each other at top level: one start
 * in ten hung on a busy machine. Its production build has no top-level await.
 */
const WITHOUT_WAITING = '--conditions=production';

/**
 * MB for a process's old generation, and for each half of its new generation; the image sets the same in
 * NODE_OPTIONS. By default V8 allows itself gigabytes and collects garbage late, and Node 24 takes more for the new
 * generation.
 */
const HEAP = ['--max-old-space-size=1024', '--max-semi-space-size=16'];

/**
 * glibc keeps freed memory in one arena for each thread, up to eight for each core; two hold 40 MB less once pages, cards
 * and passwords were worked on. The image sets the same.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };

const SUPERUSERS = { DATABASE_ADMIN_URL: '' };
const OTHERS = { ...SUPERUSERS, DATABASE_WEB_URL: '', DATABASE_WORKER_URL: '' };

/**
 * Web and worker connect with their own role, where there is one, and get no other connection; what migrates, backs up
 * and restores connects as the owner and knows the names of both.
 */
export function environmentOf(name: keyof typeof SITE_PROCESSES, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (name === 'roles') return env;
  const own = { web: env.DATABASE_WEB_URL, worker: env.DATABASE_WORKER_URL };
  if (name !== 'web' && name !== 'worker') return { ...env, ...SUPERUSERS };
  return { ...env, ...OTHERS, DATABASE_URL: own[name] || env.DATABASE_URL };
}

function run(flags: string[], { env, stdio = 'inherit', args = [] }: Options): ChildProcess {
  const all = [WITHOUT_WAITING, '--import', './scripts/lib/end-with-parent.mjs', ...flags, ...args];
  return spawn(process.execPath, all, {
    cwd: projectRoot,
    env: { ...env, ...QUIET, ...ALLOCATOR },
    stdio,
    detached: true,
  });
}

/** Starts a compiled process of the site, without a loader. It ends with its parent. */
export const runProcess = (name: keyof typeof SITE_PROCESSES, options: Options): ChildProcess =>
  run([...HEAP, `${PROCESSES_FOLDER}/${name}.mjs`], { ...options, env: environmentOf(name, options.env) });

/** Starts a script that a person runs by hand, from its TypeScript file: node with tsx. It ends with its parent. */
export const runScriptFile = (file: string, options: Options): ChildProcess =>
  run(['--import', 'tsx', file], options);

/** @returns the exit code; a signal counts as 1 */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1);
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
