import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { takeLock } from '../lib/file-lock';
import { isRunning, ownIdentity } from '../lib/process-identity';
import { Refusal } from '../lib/refusal';
import { sleep } from '../lib/wait';
import { type Connections, connectionsOf, makeRoles } from '../roles/make-roles';
import { type Health, healthCheck } from './acceptance';
import { ensureCluster, rolesOf, urlOf } from './cluster';
import { durabilityProblems } from './durability';
import { type Home, makeHome } from './home';
import { type PostgresPackage, postgresPackage } from './platform';
import { killPostmaster, type Postmaster, runningPostmaster, stopPostmaster } from './postmaster';
import { giveUpReserve } from './reserve';
import { startPostmaster } from './start-postmaster';

type Link = { source: string; target: string };

/**
 * npm packages cannot contain symbolic links; this one creates them in an install script, which `npm ci
 * --ignore-scripts` skips. Both names begin with `native/`.
 */
const linkLibraries = (native: string) => {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const at = path.join(native, target.replace(/^native\//, ''));
    const to = path.join(native, source.replace(/^native\//, ''));
    rmSync(at, { force: true });
    mkdirSync(path.dirname(at), { recursive: true });
    symlinkSync(path.relative(path.dirname(at), to), at);
  }
};

/** A private umask (077) must not hide the programs from the account that runs them. */
const makeReadable = (folder: string) => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(at);
    else if (entry.isFile()) chmodSync(at, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
};

/**
 * A copy of the programs beside the data: node_modules may be in a private home, and `npm ci` may empty it while the
 * server runs.
 * @returns the folder with `postgres` and `initdb`
 */
function installBinaries(source: PostgresPackage, home: string): string {
  const place = path.join(home, `postgresql-${source.version}`);
  if (!existsSync(place)) {
    const draft = `${place}.${randomUUID()}`;
    cpSync(source.nativeDir, draft, { recursive: true });
    linkLibraries(draft);
    makeReadable(draft);
    renameSync(draft, place);
  }
  for (const entry of readdirSync(home)) {
    if (entry.startsWith(`postgresql-${source.version}.`)) {
      rmSync(path.join(home, entry), { recursive: true, force: true });
    }
  }
  return path.join(place, 'bin');
}

const listenOn = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** The port stored in the folder while it is free (scripts and people get used to it), else a new stored one. */
async function choosePort(folder: string): Promise<number> {
  const file = path.join(folder, 'port');
  let kept = 0;
  try {
    kept = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // None yet.
  }
  const port = (kept > 0 && (await listenOn(kept))) || (await listenOn(0)) || kept;
  if (port !== kept) writeFileSync(file, `${port}\n`);
  return port;
}

/**
 * The launchers that use the server now: one empty file each, named by its identity. The last one to leave stops the
 * server. Call these only while holding the launcher's lock.
 */
const folderOf = (home: string) => path.join(home, 'users');

function enter(home: string): void {
  mkdirSync(folderOf(home), { recursive: true });
  writeFileSync(path.join(folderOf(home), ownIdentity()), '');
}

/** @returns true when nobody is left */
function leave(home: string): boolean {
  rmSync(path.join(folderOf(home), ownIdentity()), { force: true });
  let left = 0;
  for (const identity of readdirSync(folderOf(home))) {
    if (isRunning(identity)) left += 1;
    else rmSync(path.join(folderOf(home), identity), { force: true });
  }
  return left === 0;
}

export type EmbeddedDatabase = {
  /** Connection string of the site's database as the superuser, password included: never given to a process of the site. */
  url: string;
  /** For the processes of the site. */
  connections: Connections;
  /** Whether the server was already running: started by another launcher, or one that outlived its launcher. */
  attached: boolean;
  pid: () => number | undefined;
  /** Contains the cluster, its log and its reserved disk space. */
  folder: string;
  /** Whether it accepts connections, or may soon; between checks it stores how long nothing has changed. */
  health: () => Promise<Health>;
  /** Starts the server again, on the same port, if it died or is stuck. @returns whether that was needed */
  revive: () => Promise<boolean>;
  /** Stops the server unless another launcher still uses it. */
  close: () => Promise<void>;
};

export type LauncherOptions = {
  dataDir: string;
  database?: string;
  settings?: Record<string, string>;
  report?: (line: string) => void;
};

/** Errors that pass within seconds after a server was killed: its backends notice and end. */
const PASSES = /pre-existing shared memory|lock file|could not bind|could not create any TCP/;

const runPostmaster = async (
  home: Home,
  bin: string,
  settings: Record<string, string>,
  fixedPort?: number,
): Promise<Postmaster> => {
  let failure = '';
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = fixedPort ?? (await choosePort(home.folder));
    const started = await startPostmaster(home, bin, port, settings);
    if ('postmaster' in started) return started.postmaster;
    failure = started.failure;
    if (!PASSES.test(failure)) break;
    await sleep(500);
  }
  throw new Refusal(`PostgreSQL in ${home.folder} does not start: ${failure}`);
};

/**
 * The running server once it accepts connections. Waits for one that is shutting down, and ends one that will never
 * accept any.
 */
const attach = async (home: Home, health: () => Promise<Health>): Promise<Postmaster | undefined> => {
  for (;;) {
    const found = await health();
    const running = runningPostmaster(home);
    if (found === 'accepting' && running) return running;
    if (found === 'stuck' && running) await killPostmaster(running);
    if (!runningPostmaster(home)) return undefined;
    await sleep(500);
  }
};

const ensureDatabase = async (home: Home, port: number, database: string) => {
  const client = new Client({ connectionString: urlOf(home, port, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database "${database}" template template0 encoding 'UTF8'`);
  } finally {
    await client.end();
  }
};

/** Also brings over a database of the time when everything connected as the superuser. */
const ensureRoles = async (home: Home, url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of makeRoles(rolesOf(home))) await client.query(statement);
  } finally {
    await client.end();
  }
};

const refuseUnsafe = async (url: string, folder: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const broken = await durabilityProblems(client).finally(() => client.end());
  if (broken.length === 0) return;
  throw new Refusal(
    `The embedded database in ${folder} runs with ${broken.join(', ')}, so a crash could lose acknowledged data: turn it on again.`,
  );
};

/**
 * The site's own PostgreSQL under DATA_DIR: created on first use, started unless it runs, shared by all launchers.
 * @throws Refusal in one clear line when this machine cannot run it
 */
export async function openEmbeddedDatabase(options: LauncherOptions): Promise<EmbeddedDatabase> {
  const { dataDir, database = 'colonnade', settings = {}, report = () => {} } = options;
  const source = postgresPackage();
  const home = makeHome(dataDir);
  const lockFile = path.join(home.folder, 'launcher.lock');
  const underLock = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await takeLock(lockFile, { onWait: () => report('Waiting for another start') });
    try {
      return await work();
    } finally {
      release();
    }
  };
  const release = async () => {
    if (leave(home.folder)) await stopPostmaster(home);
  };

  return underLock(async () => {
    const bin = installBinaries(source, home.folder);
    ensureCluster(home, bin);
    const health = healthCheck(home);
    const running = await attach(home, health);
    const postmaster = running ?? (await runPostmaster(home, bin, settings));
    enter(home.folder);
    const url = urlOf(home, postmaster.port, database);
    try {
      await ensureDatabase(home, postmaster.port, database);
      await refuseUnsafe(url, home.folder);
      await ensureRoles(home, url);
    } catch (error) {
      await release();
      throw error;
    }
    return {
      url,
      connections: connectionsOf(url, rolesOf(home)),
      attached: running !== undefined,
      folder: home.folder,
      health,
      pid: () => runningPostmaster(home)?.pid,
      revive: () =>
        underLock(async () => {
          if (await attach(home, health)) return false;
          await runPostmaster(home, bin, settings, postmaster.port);
          return true;
        }),
      close: () => {
        // On a full disk the lock could not be written, and the server could not stop.
        giveUpReserve(home.folder);
        return underLock(release);
      },
    };
  });
}
