import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { identityOf } from '../lib/process-identity';
import { Refusal } from '../lib/refusal';
import { waitUntil } from '../lib/wait';
import { serverEnvironment } from './cluster';
import type { Home } from './home';

export type Postmaster = { identity: string; pid: number; port: number; ready: boolean };

const logFile = (home: Home) => path.join(home.folder, 'server.log');
const pidFile = (home: Home) => path.join(home.cluster, 'postmaster.pid');

/** After a reboot another program may have the number that the file names. */
const worksIn = (pid: number, cluster: string): boolean => {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch (error) {
    // Not ours to look at, so not ours either, unless root may not look (a hardened container).
    return (error as NodeJS.ErrnoException).code === 'EACCES' && process.getuid?.() === 0;
  }
};

/** The server that runs on this cluster, whoever started it; undefined = none does. */
export function runningPostmaster(home: Home): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(home), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const identity = pid > 0 ? identityOf(pid) : undefined;
  if (!identity || !worksIn(pid, home.cluster)) return undefined;
  return { identity, pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** A stale file whose number now belongs to another program of the same account would stop the server. */
const clearStalePidFile = (home: Home) => {
  if (!runningPostmaster(home)) rmSync(pidFile(home), { force: true });
};

const lastLogLine = (home: Home, from: number): string => {
  const added = readFileSync(logFile(home)).subarray(from).toString('utf8');
  const lines = added.split('\n').filter((line) => /FATAL|PANIC|could not|error while loading/.test(line));
  return (lines[0] ?? added.trim().split('\n').at(-1) ?? '').trim();
};

const LOG_LIMIT = 5_000_000;

const openLog = (home: Home): { descriptor: number; from: number } => {
  const size = statSync(logFile(home), { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(logFile(home), `${logFile(home)}.1`);
  return { descriptor: openSync(logFile(home), 'a', 0o600), from: size > LOG_LIMIT ? 0 : size };
};

export type Started = { postmaster: Postmaster } | { failure: string };

/**
 * Starts the server in a session of its own: Ctrl-C in the terminal must reach the web process first, and a killed
 * launcher must not take the database with it.
 */
export async function startPostmaster(
  home: Home,
  bin: string,
  port: number,
  settings: Record<string, string>,
): Promise<Started> {
  clearStalePidFile(home);
  const log = openLog(home);
  const own = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' };
  const options = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', home.cluster, ...options], {
    ...home.account,
    cwd: home.folder,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  let ended: string | undefined;
  server.once('error', (error) => {
    ended = error.message;
  });
  const explain = () => {
    ended ??= lastLogLine(home, log.from);
  };
  server.once('exit', explain);
  server.unref();
  // Recovery after a crash replays the log: minutes, in the worst case.
  await waitUntil(300_000, () => ended !== undefined || runningPostmaster(home)?.ready === true);
  // Why it ends later is nobody's question here, and the folder with its log may be gone by then.
  server.off('exit', explain);
  const postmaster = runningPostmaster(home);
  if (ended === undefined && postmaster?.ready) return { postmaster };
  return { failure: ended ?? 'it did not become ready within five minutes' };
}

/** Fast shutdown: open transactions are rolled back, committed ones are safe. */
export async function stopPostmaster(home: Home): Promise<void> {
  const running = runningPostmaster(home);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const gone = () => identityOf(running.pid) !== running.identity;
  if (await waitUntil(30_000, gone)) return;
  process.kill(running.pid, 'SIGQUIT');
  if (!(await waitUntil(10_000, gone))) throw new Refusal(`PostgreSQL (pid ${running.pid}) does not stop.`);
}
