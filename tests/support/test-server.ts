import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { ensureBuild } from '../../scripts/start/build';
import { ensureProcesses } from '../../scripts/start/processes';
import { runPrepare, siteEnvironment } from './site-processes';

/** Shared by the processes of one test run; passed on in the environment, because test workers are processes. */
export type TestServer = { adminUrl: string; folder: string; template: string; templateMedia: string };

const NAME = 'COLONNADE_TEST_SERVER';

export function testServer(): TestServer {
  const shared = process.env[NAME];
  if (!shared) throw new Error('No test server: run this through `npm run int` or `npm run e2e`.');
  return JSON.parse(shared);
}

export const databaseUrl = (server: TestServer, name: string): string => {
  const url = new URL(server.adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

export async function onServer<T>(server: TestServer, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server.adminUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * One PostgreSQL, one build and one prepared database for a whole run. Each site starts on a copy of that database,
 * which takes a tenth of a second.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  // The second project of one run: the first one started it, and ends it.
  if (process.env[NAME]) return async () => {};
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-test-'));
  // The database's account must be able to pass through when root runs the tests.
  chmodSync(folder, 0o711);
  const report = (line: string) => process.stderr.write(`${line}\n`);
  const settings = { max_connections: '300' };
  const database = await openEmbeddedDatabase({ dataDir: folder, database: 'admin', settings, report });
  const stop = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
    delete process.env[NAME];
  };
  try {
    await ensureProcesses();
    await ensureBuild({ onStop: () => {} }, report);
    const templateMedia = path.join(folder, 'template-media');
    mkdirSync(templateMedia);
    const server = { adminUrl: database.url, folder, template: 'template_site', templateMedia };
    await onServer(server, (client) => client.query(`create database ${server.template} template template0`));
    const dataDir = path.join(folder, 'template-data');
    const env = siteEnvironment({ dataDir, mediaDir: templateMedia, port: 1 });
    await runPrepare({ ...env, DATABASE_URL: databaseUrl(server, server.template) });
    process.env[NAME] = JSON.stringify(server);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
