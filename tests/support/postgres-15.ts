import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { waitUntil } from '../../scripts/lib/wait';
import { freePort } from './site-processes';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const OF_PACKAGE = '/etc/postgresql-common';
const isRoot = process.getuid?.() === 0;

/** @throws Error where there is no PostgreSQL 15, and none can be installed */
function install(): void {
  if (existsSync(PROGRAMS)) return;
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(`There is no PostgreSQL 15 in ${PROGRAMS}: apt-get install postgresql-15`);
  // Debian's package would otherwise make a database of its own, and run it.
  mkdirSync(OF_PACKAGE, { recursive: true });
  writeFileSync(path.join(OF_PACKAGE, 'createcluster.conf'), 'create_main_cluster = false\n');
  const apt = (...args: string[]) =>
    execFileSync('/usr/bin/apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 240_000,
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'postgresql-15');
}

const idOf = (flag: string) => Number(execFileSync('/usr/bin/id', [flag, 'postgres'], { encoding: 'utf8' }));

/** An empty server of the oldest version that a site may have; any password opens it. */
export async function startPostgres15() {
  install();
  const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-15-'));
  chmodSync(folder, 0o700);
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = path.join(folder, 'data');
  const options = { ...account, cwd: folder, stdio: 'ignore' } as const;
  const kind = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(`${PROGRAMS}/initdb`, [`--pgdata=${data}`, ...kind], options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(`${PROGRAMS}/postgres`, args, options);
  const urlOf = (database: string, role = 'postgres') =>
    `postgres://${role}:any@127.0.0.1:${port}/${database}`;
  const run = async (database: string, statements: string): Promise<Record<string, unknown>[]> => {
    const client = new Client({ connectionString: urlOf(database) });
    await client.connect();
    return client
      .query(statements)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  await waitUntil(20_000, () =>
    run('postgres', 'select 1').then(
      () => true,
      () => false,
    ),
  );
  return {
    urlOf,
    /** As the superuser. */
    run,
    stop: async () => {
      server.kill('SIGINT');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
