import type { ChildProcess, StdioOptions } from 'node:child_process';
import { createServer } from 'node:net';
import { ended, runProcess, runScriptFile, type SITE_PROCESSES } from '../../scripts/lib/run-process';
import { expectCleanLog } from './clean-log';
import { SETTINGS } from './settings';

/** The first admin of every test site. */
export const ADMIN = { username: 'admin', password: 'first-admin-of-the-tests' };

const MACHINE = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'USER'];

/** A complete environment: every name is set, so that nothing of the caller's leaks in. No limit counts. */
export function siteEnvironment(place: {
  dataDir: string;
  mediaDir: string;
  port: number;
}): NodeJS.ProcessEnv {
  const own = Object.fromEntries(SETTINGS.map((name) => [name, name.startsWith('RATE_LIMIT_') ? '0' : '']));
  const machine = Object.fromEntries(MACHINE.map((name) => [name, process.env[name]]));
  return {
    ...own,
    ...machine,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(place.port),
    SITE_URL: `http://127.0.0.1:${place.port}`,
    DATA_DIR: place.dataDir,
    MEDIA_DIR: place.mediaDir,
    PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123',
    // Nothing answers there: a test that needs a relay starts one.
    DRAND_RELAYS: 'http://127.0.0.1:9',
  };
}

/**
 * Systems give the ports from 32768 up to clients and to servers that ask for any port: one of those could be taken
 * between this look and the site's start. These are given to nobody, and each process of a test run has its own 500.
 */
const PORTS = { first: 20_000, each: 500, processes: 24 };
const { TEST_PARALLEL_INDEX, VITEST_POOL_ID } = process.env;
const FIRST_PORT =
  PORTS.first + PORTS.each * (Number(TEST_PARALLEL_INDEX ?? VITEST_POOL_ID ?? 0) % PORTS.processes);
let nextPort = process.pid;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** @throws Error when all 500 ports of this process are in use */
export async function freePort(): Promise<number> {
  for (const last = nextPort + PORTS.each; nextPort < last; ) {
    const port = FIRST_PORT + (nextPort % PORTS.each);
    nextPort += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS.each - 1} is free`);
}

export type Running = {
  child: ChildProcess;
  output: () => string;
  /** @throws Error when it logged something private */
  checkLog: () => void;
};

/** Collects a process's output instead of showing it. */
function listen(child: ChildProcess, env?: NodeJS.ProcessEnv): Running {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, checkLog: () => env && expectCleanLog(output, env) };
}

const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];

/** @param file a TypeScript file of the project that people run by hand */
export const launch = (file: string, env: NodeJS.ProcessEnv, args: string[] = []): Running =>
  listen(runScriptFile(file, { env, args, stdio }));

/** One of the site's processes, started as `npm start` does. Its log is checked when it ends. */
export const launchProcess = (
  name: keyof typeof SITE_PROCESSES,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Running => listen(runProcess(name, { env, stdio, args }), env);

/**
 * A process's exit code and all that it said. An exit can be known before its last words were read, so this waits for
 * the end of its output.
 */
export const outcome = ({ child, output }: Running): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });

export const hasEnded = ({ child }: Running): boolean => child.exitCode !== null || child.signalCode !== null;

/** SIGTERM, then SIGKILL for a process that ignores it. @throws Error when it logged something private */
export async function end(running: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(running)) return running.checkLog();
  running.child.kill(signal);
  const hard = setTimeout(() => running.child.kill('SIGKILL'), 12_000);
  await ended(running.child);
  clearTimeout(hard);
  running.checkLog();
}

/** @throws Error with the script's output */
export async function runPrepare(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await outcome(launchProcess('prepare', env));
  if (code !== 0) throw new Error(`The database could not be prepared:\n${output}`);
}
