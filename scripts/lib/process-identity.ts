import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process id alone is not enough: ids are reused, in a container even immediately. Together with the start time it
 * identifies one process permanently.
 */
const startOf = (pid: number): string | undefined => {
  if (process.platform !== 'linux') {
    const shown = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return shown.stdout?.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces and parentheses: count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
};

/** @returns `pid:start`, or undefined when no such process runs */
export function identityOf(pid: number): string | undefined {
  const start = startOf(pid);
  return start === undefined ? undefined : `${pid}:${start}`;
}

export const ownIdentity = (): string => identityOf(process.pid) ?? `${process.pid}:unknown`;

/** @param identity what `identityOf` once returned */
export function isRunning(identity: string): boolean {
  const pid = Number(identity.split(':', 1)[0]);
  return Number.isSafeInteger(pid) && pid > 0 && identityOf(pid) === identity;
}

export const pidOf = (identity: string): number => Number(identity.split(':', 1)[0]);
