import { sleep } from '../../scripts/lib/wait';
import { query } from '../support/api';
import type { FaultEnvironment } from './environment';
import type { OwnDisk } from './own-disk';

type Server = FaultEnvironment['database'];

const ask = (server: Server, statement: string) =>
  query({ databaseUrl: server.url }, statement).catch(() => undefined);

/** Operations that need space when there is none. The server refuses, or ends. */
const POINTS = {
  data: (server: Server) =>
    ask(
      server,
      `create table without_room as select repeat(md5(n::text), 100) from generate_series(1, 2000) n`,
    ),
  wal: async (server: Server) => {
    await ask(server, `select pg_logical_emit_message(false, 'full', repeat('x', 20000000))`);
    await ask(server, 'select pg_switch_wal()');
  },
  log: (server: Server) =>
    ask(server, `do $$ begin raise log '%', repeat('the log needs room ', 100000); end $$`),
  /** Recovery begins where nothing can be written. */
  crash: async (server: Server) => {
    const pid = server.pid();
    if (pid) process.kill(pid, 'SIGKILL');
  },
};

/** Writes where there is no space, at one to three random points and times. @returns the points */
export async function failWithoutRoom(server: Server, disk: OwnDisk, random: () => number) {
  const names = Object.keys(POINTS) as (keyof typeof POINTS)[];
  const count = 1 + Math.floor(random() * 3);
  const points = Array.from({ length: count }, () => names[Math.floor(random() * names.length)] ?? 'wal');
  for (const point of points) {
    await POINTS[point](server);
    await sleep(random() * 1_500);
    // Partial files of failed forms, and the server's reserve, free space again.
    disk.fill();
  }
  return points;
}
