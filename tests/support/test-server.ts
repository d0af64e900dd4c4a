import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { type Connections, ROLE_NAMES } from '../../scripts/roles/make-roles';
import { ensureBuild } from '../../scripts/start/build';
import { ensureProcesses } from '../../scripts/start/processes';
import { makeMemorySpace } from './memory-space';
import { runPrepare, siteEnvironment } from './site-processes';

/** Shared by the processes of one test run; passed on in the environment, because test workers are processes. */
export type TestServer = {
  /** As the superuser: for tests that look at rows, or prepare them. */
  adminUrl: string;
  connections: Connections;
  folder: string;
  template: string;
  tablespace: string;
  templateMedia: string;
};

const NAME = 'COLONNADE_TEST_SERVER';

export function testServer(): TestServer {
  const shared = process.env[NAME];
  if (!shared) throw new Error('No test server: run this through `npm run int` or `npm run e2e`.');
  return JSON.parse(shared);
}

const inDatabase = (address: string, name: string): string => {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
};

export const databaseUrl = (server: TestServer, name: string): string => inDatabase(server.adminUrl, name);

/** What a site on this database has in its environment: the owner, web and worker, as in production. */
export const connectionsIn = (
  { connections }: Pick<TestServer, 'connections'>,
  name: string,
): Connections => ({
  DATABASE_URL: inDatabase(connections.DATABASE_URL, name),
  DATABASE_WEB_URL: inDatabase(connections.DATABASE_WEB_URL, name),
  DATABASE_WORKER_URL: inDatabase(connections.DATABASE_WORKER_URL, name),
});

/** @param template `template0` for an empty one */
export const createDatabase = (server: TestServer, name: string, template = server.template) =>
  onServer(server, (client) =>
    client.query(
      `create database ${name} template ${template} owner ${ROLE_NAMES.owner} tablespace ${server.tablespace}`,
    ),
  );

export async function onServer<T>(
  server: Pick<TestServer, 'adminUrl'>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
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
  let leaveMemory = () => {};
  const stop = async () => {
    await database.close();
    leaveMemory();
    rmSync(folder, { recursive: true, force: true });
    delete process.env[NAME];
  };
  try {
    await ensureProcesses();
    await ensureBuild({ onStop: () => {} }, report);
    const templateMedia = path.join(folder, 'template-media');
    mkdirSync(templateMedia);
    const { connections, url: adminUrl } = database;
    const { tablespace, remove } = await onServer({ adminUrl }, makeMemorySpace);
    leaveMemory = remove;
    const server = { adminUrl, connections, folder, template: 'template_site', tablespace, templateMedia };
    await createDatabase(server, server.template, 'template0');
    const dataDir = path.join(folder, 'template-data');
    const env = siteEnvironment({ dataDir, mediaDir: templateMedia, port: 1 });
    await runPrepare({ ...env, ...connectionsIn(server, server.template) });
    process.env[NAME] = JSON.stringify(server);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
