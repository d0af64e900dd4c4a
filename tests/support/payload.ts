import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { databaseUrl, onServer, testServer } from './test-server';

/**
 * Payload inside the test's own process, on a fresh copy of the prepared database. Call it before importing anything
 * that reads the environment; each test file has its own process.
 */
export async function openPayload(settings: Record<string, string> = {}) {
  const server = testServer();
  const name = `payload_${randomBytes(6).toString('hex')}`;
  const folder = path.join(server.folder, name);
  mkdirSync(path.join(folder, 'media'), { recursive: true });
  await onServer(server, (client) => client.query(`create database ${name} template ${server.template}`));
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl(server, name),
    PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123',
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: path.join(folder, 'media'),
    SITE_URL: 'http://127.0.0.1:3000',
    ...settings,
  });
  const { getPayloadClient } = await import('../../src/server/payload');
  const payload = await getPayloadClient();
  return {
    payload,
    query: (text: string, values: unknown[] = []) => payload.db.pool.query(text, values),
    close: async () => {
      await payload.db.pool.end();
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

export type OpenPayload = Awaited<ReturnType<typeof openPayload>>;
