import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { waitUntil } from '../../scripts/lib/wait';
import { connectionsIn, createDatabase, databaseUrl, onServer, testServer } from './test-server';

/**
 * Payload inside the test's own process, on a fresh copy of the prepared database. Call it before importing anything
 * that reads the environment; each test file has its own process.
 * @param connection whose it is: the web process's, or the owner's (`DATABASE_URL`)
 */
export async function openPayload(
  settings: Record<string, string> = {},
  connection: 'DATABASE_WEB_URL' | 'DATABASE_URL' = 'DATABASE_WEB_URL',
) {
  const server = testServer();
  const name = `payload_${randomBytes(6).toString('hex')}`;
  const folder = path.join(server.folder, name);
  mkdirSync(path.join(folder, 'media'), { recursive: true });
  await createDatabase(server, name);
  const rows = new Pool({ connectionString: databaseUrl(server, name) });
  rows.on('error', () => undefined);
  Object.assign(process.env, {
    DATABASE_URL: connectionsIn(server, name)[connection],
    PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    SITE_URL: 'http://127.0.0.1:3000',
    ...settings,
  });
  const { getPayloadClient } = await import('../../src/core/server/payload');
  const payload = await getPayloadClient();
  return {
    payload,
    /** As the superuser, to look at rows and to prepare them. */
    query: (text: string, values: unknown[] = []) => rows.query(text, values),
    close: async () => {
      await Promise.all([payload.db.pool.end(), rows.end()]);
      await onServer(server, async (client) => {
        // A pool has ended before its connections have, and a connection cut in between ends the test's process. Those
        // of the site's own pools stay open, and hear it.
        await waitUntil(5000, async () => {
          const { rows } = await client.query(
            `select 1 from pg_stat_activity where datname = $1 and application_name not like 'colonnade-%'`,
            [name],
          );
          return rows.length === 0;
        });
        await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
}

export type OpenPayload = Awaited<ReturnType<typeof openPayload>>;
