import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * `title`: the command line, which PostgreSQL rewrites to show what a process does. `cpuTime`: only for comparison.
 */
export type ChildEntry = { pid: number; title: string; cpuTime: string };

type Entry = ChildEntry & { parent: number };

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const fromProc = (pid: number): Entry => {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A process that ended and was not reaped no longer counts as a child.
  const parent = fields[0] === 'Z' ? 0 : Number(fields[1]);
  return { pid, parent, cpuTime: `${fields[11]}+${fields[12]}`, title: read(`/proc/${pid}/cmdline`) };
};

const ROW = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/;

/** Images without `ps` have /proc, systems without /proc have `ps`. */
const allProcesses = (): Entry[] => {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => fromProc(Number(name)));
  const shown = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,time=,args='], { encoding: 'utf8' }).stdout ?? '';
  return shown.split('\n').flatMap((line) => {
    const [, pid, parent, cpuTime = '', title = ''] = ROW.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), cpuTime, title }] : [];
  });
};

export const childProcessesOf = (pid: number): ChildEntry[] =>
  allProcesses().filter(({ parent }) => parent === pid);
