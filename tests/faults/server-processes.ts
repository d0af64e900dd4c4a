import { spawnSync } from 'node:child_process';

/** The processes of a PostgreSQL server, the postmaster first. */
function serverProcesses(postmaster: number): number[] {
  const shown = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = shown.stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [postmaster, ...rows.filter(([, parent]) => parent === postmaster).map(([pid]) => pid as number)];
}

/** Stops a server in the middle of its work: its connections stay open and silent. @returns resumes it */
export function freeze(postmaster: number): () => void {
  process.kill(postmaster, 'SIGSTOP');
  const all = serverProcesses(postmaster);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of all) {
      try {
        process.kill(pid, name);
      } catch {
        // A connection that ended just then.
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
