import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { env } from '@/env';
import { contentMayHaveChanged, hearChanges } from './content-changes';

const SECOND = 1000;
/** A connection may be lost without a word. */
const PULSE_MS = 15 * SECOND;

/** Resolves when the connection is lost. */
async function listen(): Promise<void> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    application_name: 'colonnade-changes',
    keepAlive: true,
    connectionTimeoutMillis: 2 * SECOND,
    query_timeout: 5 * SECOND,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', resolve);
  });
  let pulse: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await hearChanges(client);
    // Nobody told us what happened before.
    contentMayHaveChanged();
    const silence = new Promise<void>((resolve) => {
      pulse = setInterval(() => client.query('select 1').catch(() => resolve()), PULSE_MS);
    });
    await Promise.race([lost, silence]);
  } finally {
    clearInterval(pulse);
    // What is kept by now may become wrong without a word.
    contentMayHaveChanged();
    // On a dead line the goodbye may take for ever.
    void client.end().catch(() => undefined);
  }
}

/**
 * Hears what every process on this database changes, on one connection of its own, for as long as this process lives.
 * While the connection is lost, what others change is seen when copies grow old, within ten seconds.
 */
export async function watchContent(): Promise<never> {
  for (;;) {
    await listen().catch(() => undefined);
    await sleep(SECOND);
  }
}
