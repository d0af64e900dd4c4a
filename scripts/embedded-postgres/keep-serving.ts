import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedDatabase } from './launcher';
import { giveUpReserve, isFull, keepReserve } from './reserve';
import { boundLog } from './server-log';

const LOOK_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

const FULL = 'The disk is full: the database starts again once there is room';

/**
 * Keeps the embedded database accepting connections, indefinitely: starts it again when it has ended, and replaces it
 * when it runs but never recovers. The pause grows after each start and each failure, up to ten seconds.
 * @param say reports each thing once, until the database accepts connections again
 * @returns a function that stops watching
 */
export function keepServing(database: EmbeddedDatabase, say: (line: string) => void): () => Promise<void> {
  const { folder } = database;
  const stopping = new AbortController();
  const { signal } = stopping;
  const said = new Set<string>();
  const sayOnce = (line: string) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };

  /** @returns true if nothing was needed */
  const look = async (): Promise<boolean> => {
    boundLog(folder);
    const health = await database.health();
    if (health === 'accepting') {
      said.clear();
      await keepReserve(folder);
    }
    if (health === 'accepting' || health === 'waiting' || signal.aborted) return true;
    if (giveUpReserve(folder)) sayOnce('The disk is full: the database gets the space of its reserve');
    if (health === 'stuck') sayOnce('The database runs and takes no connections: it is started again');
    if (await database.revive()) say('The database had ended; it runs again');
    // If it ends immediately, do not restart it immediately.
    return false;
  };

  const watch = async () => {
    for (let pauseMs = LOOK_MS; !signal.aborted; ) {
      const neededNothing = await look().catch((error) => {
        sayOnce(isFull(folder) ? FULL : error instanceof Error ? error.message : String(error));
        return false;
      });
      pauseMs = neededNothing ? LOOK_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const done = watch();
  return async () => {
    stopping.abort();
    await done;
  };
}
