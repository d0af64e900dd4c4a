import { Client, DatabaseError } from 'pg';
import { childProcessesOf } from '../lib/child-processes';
import { urlOf } from './cluster';
import type { Home } from './home';
import { type Postmaster, runningPostmaster } from './postmaster';

const SECOND = 1000;
const PROBE_MS = 3 * SECOND;
/** It answers that it does not accept connections yet, and nothing recovers it: its startup process died. */
const WITHOUT_RECOVERY_MS = 10 * SECOND;
/** No answer: it is frozen, or the machine is extremely busy. Short freezes pass. */
const SILENT_MS = 60 * SECOND;
/** It is recovering or stopping, and has used no processor time since. */
const WITHOUT_PROGRESS_MS = 300 * SECOND;
/** `cannot_connect_now`: starting up, recovering, shutting down. */
const NOT_NOW = '57P03';

/** `waiting`: not accepting connections, but still worth waiting for. `stuck`: it will not recover by itself. */
export type Health = 'ended' | 'accepting' | 'waiting' | 'stuck';

async function tryToConnect(url: string): Promise<'accepts' | 'refuses' | 'silent'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'accepts';
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'silent';
    // Any other answer, such as "too many clients", comes from a server that accepts connections.
    return error.code === NOT_NOW ? 'refuses' : 'accepts';
  } finally {
    // A server that just froze would not close the connection.
    void client.end().catch(() => undefined);
  }
}

/** The process that replays the log after a crash; without it the recovery never ends. */
const recoveryOf = ({ pid }: Postmaster) =>
  childProcessesOf(pid).find(({ title }) => title.startsWith('postgres: startup'));

/**
 * Distinguishes a live server from one that accepts connections, and a long recovery from one that never ends.
 * PostgreSQL 18 can get stuck in such a recovery: if its startup process dies while the server restarts itself after
 * a crash, for example on a full disk, the postmaster keeps running and refuses every connection forever.
 * @returns a function that checks once; between checks it stores how long nothing has changed
 */
export function healthCheck(home: Home): () => Promise<Health> {
  let lastSeen = '';
  let since = 0;
  return async () => {
    const running = runningPostmaster(home);
    if (!running) return 'ended';
    const answer = await tryToConnect(urlOf(home, running.port, 'postgres'));
    if (answer === 'accepts') {
      lastSeen = '';
      return 'accepting';
    }
    const recovery = recoveryOf(running);
    const seen = [running.identity, recovery?.pid, recovery?.title, recovery?.cpuTime].join();
    if (seen !== lastSeen) since = performance.now();
    lastSeen = seen;
    const isMoving = recovery !== undefined || running.stopping;
    const withAnswer = isMoving ? WITHOUT_PROGRESS_MS : WITHOUT_RECOVERY_MS;
    const patienceMs = answer === 'silent' ? SILENT_MS : withAnswer;
    return performance.now() - since > patienceMs ? 'stuck' : 'waiting';
  };
}
