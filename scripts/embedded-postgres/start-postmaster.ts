import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../lib/wait';
import { healthCheck } from './acceptance';
import { serverEnvironment } from './cluster';
import type { Home } from './home';
import { killPostmaster, type Postmaster, pidFile, runningPostmaster } from './postmaster';
import { isFull } from './reserve';
import { openLog } from './server-log';

/** A stale file whose pid now belongs to another program of the same account would stop the server from starting. */
const clearStalePidFile = (home: Home) => {
  if (!runningPostmaster(home)) rmSync(pidFile(home), { force: true });
};

export type Started = { postmaster: Postmaster } | { failure: string };

/**
 * Starts the server in its own session: Ctrl-C in the terminal must reach the web process first, and a killed
 * launcher must not end the database. After a crash the server ends instead of restarting itself, because PostgreSQL
 * 18 does not survive a failure during that (see `healthCheck`); the process that watches it starts it again.
 */
export async function startPostmaster(
  home: Home,
  bin: string,
  port: number,
  settings: Record<string, string>,
): Promise<Started> {
  clearStalePidFile(home);
  const log = openLog(home.folder);
  const defaults = { restart_after_crash: 'off' };
  const own = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' };
  const options = Object.entries({ ...defaults, ...settings, ...own }).flatMap(([name, value]) => [
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
  log.close();
  let ended: string | undefined;
  server.once('error', (error) => {
    ended = error.message;
  });
  const explain = () => {
    ended ??= log.failure();
  };
  server.once('exit', explain);
  server.unref();
  const isReady = () => runningPostmaster(home)?.ready === true;
  const health = healthCheck(home);
  // Recovery after a crash replays the log: minutes, in the worst case.
  while (!(await waitUntil(1_000, () => ended !== undefined || isReady()))) {
    if ((await health()) !== 'stuck') continue;
    const stuck = runningPostmaster(home);
    if (stuck) await killPostmaster(stuck);
    ended ??= 'it does not get ready';
  }
  // A later end does not concern this caller, and the folder with its log may be gone by then.
  server.off('exit', explain);
  const postmaster = runningPostmaster(home);
  if (ended === undefined && postmaster?.ready) return { postmaster };
  // There may have been no disk space for that log line.
  return { failure: `${isFull(home.folder) ? 'the disk is full. ' : ''}${ended ?? 'it ended'}` };
}
