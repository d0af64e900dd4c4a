import { Client, DatabaseError } from 'pg';
import { childProcessesOf } from '../lib/child-processes';
import { urlOf } from './cluster';
import type { Home } from './home';
import { type Postmaster, runningPostmaster } from './postmaster';

const SECOND = 1000;
const PROBE_MS = 3 * SECOND;
/** It answers that it does not take connections yet, and nothing recovers it: its startup process died. */
const WITHOUT_RECOVERY_MS = 10 * SECOND;
/** It answers nothing: frozen, or on a machine that is busy beyond measure. Short freezes pass. */
const SILENT_MS = 60 * SECOND;
/** It recovers, or stops, and has used no processor time since. */
const WITHOUT_PROGRESS_MS = 300 * SECOND;
/** `cannot_connect_now`: starting up, recovering, shutting down. */
const NOT_NOW = '57P03';

/** `waiting`: not accepting, and there is still reason to wait. `stuck`: it will not come back by itself. */
export type Health = 'ended' | 'accepting' | 'waiting' | 'stuck';

async function tryToConnect(url: string): Promise<'accepts' | 'refuses' | 'silent'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'accepts';
  } catch (error) {
    if (!(error instanceof DatabaseError)) return 'silent';
    // Every other answer, such as "too many clients", comes from a server that takes connections.
    return error.code === NOT_NOW ? 'refuses' : 'accepts';
  } finally {
    // A server that froze just now would not say goodbye.
    void client.end().catch(() => undefined);
  }
}

/** The process that replays the log after a crash; without it nothing ever ends the recovery. */
const recoveryOf = ({ pid }: Postmaster) =>
  childProcessesOf(pid).find(({ title }) => title.startsWith('postgres: startup'));

/**
 * Tells a server that lives from one that takes connections, and a long recovery from one that will never end.
 * PostgreSQL 18 can be left in the latter: when its startup process dies while the server restarts itself after a crash,
 * on a full disk for instance, the postmaster lives on and refuses every connection for ever.
 * @returns asks once; it remembers between questions for how long nothing has moved
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
