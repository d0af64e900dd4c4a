import { Client } from 'pg';
import { env } from '@/env';
import { LOCKS } from '@/kit/db/locks';
import { Refusal } from '../lib/refusal';

/** A connection without a time limit. @throws Error when DATABASE_URL is not set; connection errors */
export async function connect(): Promise<Client> {
  const connectionString = env().DATABASE_URL;
  if (!connectionString) throw new Error('DATABASE_URL is not set');
  const client = new Client({
    connectionString,
    application_name: 'colonnade-backup',
    connectionTimeoutMillis: 20_000,
  });
  // The connection's user learns it from the failing query.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}

/** Locked until the connection ends. @throws Refusal when another process has the lock */
export async function takeBackupLock(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    LOCKS.backup,
  ]);
  if (!rows[0]?.mine) throw new Refusal('Another backup or restore of this database is under way.');
}
