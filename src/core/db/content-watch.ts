import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { env } from '@/env';
import { contentMayHaveChanged, hearChanges } from '@/kit/db/content-changes';
import { deskMayHaveChanged, hearDeskChanges } from './desk-changes';

const SECOND = 1000;
/** A connection may be lost silently. */
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
    await hearDeskChanges(client);
    // Earlier changes were not received.
    contentMayHaveChanged();
    deskMayHaveChanged();
    const silence = new Promise<void>((resolve) => {
      pulse = setInterval(() => client.query('select 1').catch(() => resolve()), PULSE_MS);
    });
    await Promise.race([lost, silence]);
  } finally {
    clearInterval(pulse);
    // What is cached by now may become outdated unnoticed.
    contentMayHaveChanged();
    // On a dead connection, ending it may never finish.
    void client.end().catch(() => undefined);
  }
}

/**
 * Receives the changes of every process on this database, on a connection of its own, for the life of this process.
 * While the connection is lost, changes by others become visible when cached copies expire, within ten seconds.
 */
export async function watchContent(): Promise<never> {
  for (;;) {
    await listen().catch(() => undefined);
    await sleep(SECOND);
  }
}
