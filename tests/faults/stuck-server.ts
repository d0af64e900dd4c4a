import { childProcessesOf } from '../../scripts/lib/child-processes';
import { waitUntil } from '../../scripts/lib/wait';

const childOf = (postmaster: number, title: string) =>
  childProcessesOf(postmaster).find((child) => child.title.startsWith(`postgres: ${title}`))?.pid;

/**
 * Puts a server that restarts itself after a crash (`restart_after_crash = on`) into the state in which a full disk
 * leaves PostgreSQL 18: the startup process dies during the restart, and the postmaster keeps running, with its io
 * workers, checkpointer and background writer, and refuses every connection forever.
 */
export async function makeStuck(postmaster: number): Promise<void> {
  process.kill(childOf(postmaster, 'checkpointer') as number, 'SIGKILL');
  let startup: number | undefined;
  const starts = () => {
    startup = childOf(postmaster, 'startup');
    return startup !== undefined;
  };
  if (!(await waitUntil(20_000, starts, 1))) throw new Error('The server does not restart itself');
  process.kill(startup as number, 'SIGKILL');
}
