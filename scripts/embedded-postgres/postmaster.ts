import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { childProcessesOf } from '../lib/child-processes';
import { identityOf, isRunning, pidOf } from '../lib/process-identity';
import { Refusal } from '../lib/refusal';
import { waitUntil } from '../lib/wait';
import type { Home } from './home';

export type Postmaster = { identity: string; pid: number; port: number; ready: boolean; stopping: boolean };

export const pidFile = (home: Home) => path.join(home.cluster, 'postmaster.pid');

/** After a reboot another program may have the pid in the file. */
const worksIn = (pid: number, cluster: string): boolean => {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch (error) {
    // If we may not inspect it, it is not ours, except that root may lack the right (a hardened container).
    return (error as NodeJS.ErrnoException).code === 'EACCES' && process.getuid?.() === 0;
  }
};

/** The server that runs on this cluster, whoever started it; undefined = none. */
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
  const state = lines[7]?.trim();
  return { identity, pid, port: Number(lines[3]), ready: state === 'ready', stopping: state === 'stopping' };
}

/** Fast shutdown: open transactions are rolled back, committed ones are safe. */
export async function stopPostmaster(home: Home): Promise<void> {
  const running = runningPostmaster(home);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  const gone = () => identityOf(running.pid) !== running.identity;
  if (await waitUntil(30_000, gone)) return;
  await killPostmaster(running);
}

/**
 * Ends a server that does not respond, with all its child processes: none may keep its shared memory. Committed data
 * is on disk, and the next start recovers it.
 */
export async function killPostmaster({ identity, pid }: Postmaster): Promise<void> {
  const signal = (to: string, name: NodeJS.Signals) => {
    try {
      if (isRunning(to)) process.kill(pidOf(to), name);
    } catch {
      // It has just ended.
    }
  };
  const children = () => childProcessesOf(pid).flatMap((child) => identityOf(child.pid) ?? []);
  const family = new Set([identity, ...children()]);
  const gone = () => ![...family].some(isRunning);
  signal(identity, 'SIGQUIT');
  if (await waitUntil(5_000, gone)) return;
  for (const one of children()) family.add(one);
  // First the process that would start others.
  for (const one of family) signal(one, 'SIGKILL');
  if (!(await waitUntil(10_000, gone))) throw new Refusal(`PostgreSQL (pid ${pid}) does not end.`);
}
