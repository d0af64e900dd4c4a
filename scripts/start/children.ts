import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isRunning, ownIdentity, pidOf } from '../lib/process-identity';
import { ended } from '../lib/run-process';
import { waitUntil } from '../lib/wait';

/** One file per running child, named by its identity, containing its supervisor's. */
const folderOf = (dataDir: string) => path.join(dataDir, 'running');

export function noteChild(dataDir: string, child: ChildProcess): void {
  const identity = child.pid && identityOf(child.pid);
  if (!identity) return;
  mkdirSync(folderOf(dataDir), { recursive: true });
  const file = path.join(folderOf(dataDir), identity);
  writeFileSync(file, ownIdentity());
  child.once('exit', () => rmSync(file, { force: true }));
}

/** Signals the child and everything it started: it leads its own process group. */
const signalGroup = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
};

/** SIGTERM; then SIGKILL to what is left, grandchildren included, after `graceMs`. */
export async function endChild(child: ChildProcess, graceMs = 10_000): Promise<void> {
  // The pid of a process that ended long ago may belong to another by now.
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const gone = ended(child);
  child.kill('SIGTERM');
  const timer = setTimeout(() => signalGroup(child.pid as number, 'SIGKILL'), graceMs);
  await gone;
  clearTimeout(timer);
  signalGroup(child.pid, 'SIGKILL');
}

/** Ends what a start killed with -9 left running, so that its port is free. */
export async function endLeftovers(dataDir: string): Promise<void> {
  let noted: string[] = [];
  try {
    noted = readdirSync(folderOf(dataDir));
  } catch {
    return;
  }
  for (const identity of noted) {
    const file = path.join(folderOf(dataDir), identity);
    if (isRunning(readFileSync(file, 'utf8'))) continue;
    if (isRunning(identity)) {
      signalGroup(pidOf(identity), 'SIGTERM');
      await waitUntil(8_000, () => !isRunning(identity));
      if (isRunning(identity)) signalGroup(pidOf(identity), 'SIGKILL');
    }
    rmSync(file, { force: true });
  }
}
