import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepServing } from '../../scripts/embedded-postgres/keep-serving';
import { openEmbeddedDatabase } from '../../scripts/embedded-postgres/launcher';
import { childProcessesOf } from '../../scripts/lib/child-processes';
import { identityOf } from '../../scripts/lib/process-identity';
import { sleep, waitUntil } from '../../scripts/lib/wait';
import { mountOwnDisk } from '../faults/own-disk';
import { freeze } from '../faults/server-processes';
import { makeStuck } from '../faults/stuck-server';

type Said = { url: string; attached: boolean; pid: number; refusal?: string };

const isRoot = process.getuid?.() === 0;
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUps.splice(0)) clean();
});

const makeFolder = (mode = 0o711): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-db-'));
  chmodSync(folder, mode);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** One cluster for most tests: creating one takes longer than everything they do with it. */
let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'colonnade-db-'));
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Orphans of a killed launcher may remain as zombies if nothing reaps them: those are dead. */
const isAlive = (pid: number) => identityOf(pid) !== undefined;

/** Starts a launcher in a separate process and waits for its message. */
const launcher = async (dataDir: string, then: 'stay' | 'close', uid?: number) => {
  const args = ['--import', 'tsx', 'tests/support/launcher-child.ts', dataDir, then];
  // tsx has a cache in TMPDIR/tsx-<uid>: `nobody` needs no home for it.
  const options = uid === undefined ? {} : { uid, gid: uid };
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const said = await new Promise<Said>((resolve, reject) => {
    lines.once('line', (line) => resolve(JSON.parse(line)));
    child.once('exit', (code) => setTimeout(() => reject(new Error(`launcher ended with ${code}`)), 200));
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { ...said, child, gone };
};

const ask = async <T>(url: string, text: string): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows[0] as T;
};

describe('the embedded database', () => {
  it('stores Greek, listens on the loopback only, and keeps its data and port', async () => {
    const first = await openEmbeddedDatabase({ dataDir });
    expect(first.url).toMatch(/^postgres:\/\/postgres:[\w-]{32}@127\.0\.0\.1:\d+\/colonnade$/);
    const facts = `select 'ΑΦΑ' ilike 'αφα' as same, current_setting('server_encoding') as encoding,
      current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets`;
    expect(await ask(first.url, facts)).toEqual({
      same: true,
      encoding: 'UTF8',
      listens: '127.0.0.1',
      sockets: '',
    });
    await ask(first.url, 'create table if not exists kept as select 1 as n');
    expect(statSync(path.join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
    const pid = first.pid() as number;
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await openEmbeddedDatabase({ dataDir });
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select n from kept')).toEqual({ n: 1 });
    await second.close();
  });

  it('survives a killed launcher; the next one attaches, and stops it in the end', async () => {
    const first = await launcher(dataDir, 'stay');
    first.child.kill('SIGKILL');
    await first.gone;
    expect(isAlive(first.pid)).toBe(true);
    const second = await launcher(dataDir, 'close');
    expect(second).toMatchObject({ attached: true, pid: first.pid, url: first.url });
    await second.gone;
    expect(isAlive(first.pid)).toBe(false);
  });

  it('restarts after its own kill -9, on the same port', async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    await ask(database.url, 'create table if not exists kept as select 1 as n');
    const pid = database.pid() as number;
    process.kill(pid, 'SIGKILL');
    await waitUntil(5_000, () => database.pid() === undefined);
    expect(await database.revive()).toBe(true);
    expect(await database.revive()).toBe(false);
    expect(await ask(database.url, 'select n from kept')).toEqual({ n: 1 });
    await database.close();
  });

  it('is ended and started again when it lives and will never take connections', async () => {
    // A server that an earlier version started may still restart itself.
    const settings = { restart_after_crash: 'on' };
    const database = await openEmbeddedDatabase({ dataDir, settings });
    await ask(database.url, 'create table if not exists kept as select 1 as n');
    const stuck = database.pid() as number;
    await makeStuck(stuck);
    const family = childProcessesOf(stuck).map(({ pid }) => pid);
    await expect(ask(database.url, 'select 1')).rejects.toThrow('the database system is in recovery mode');
    expect(isAlive(stuck)).toBe(true);
    const said: string[] = [];
    const stop = keepServing(database, (line) => said.push(line));
    try {
      await waitUntil(30_000, () => said.length === 2);
      expect(said).toEqual([
        'The database runs and takes no connections: it is started again',
        'The database had ended; it runs again',
      ]);
      expect(await ask(database.url, 'select n from kept')).toEqual({ n: 1 });
      expect([stuck, ...family].filter(isAlive)).toEqual([]);
    } finally {
      await stop();
      await database.close();
    }
  });

  it('ends at a crash, so that it never restarts itself in vain, and is started again', async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    expect(await ask(database.url, 'show restart_after_crash')).toEqual({ restart_after_crash: 'off' });
    await database.close();
  });

  it('is left alone while it is frozen for a moment', async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    const pid = database.pid() as number;
    const said: string[] = [];
    const thaw = freeze(pid);
    const stop = keepServing(database, (line) => said.push(line));
    try {
      // Longer than the ten seconds after which a server that refuses counts as stuck.
      await sleep(12_000);
    } finally {
      thaw();
    }
    await waitUntil(10_000, async () => (await database.health()) === 'accepting');
    expect([database.pid(), said]).toEqual([pid, []]);
    await stop();
    await database.close();
  });

  it('is shared by two launchers that start in parallel; the last one stops it', async () => {
    const [a, b] = await Promise.all([launcher(dataDir, 'stay'), launcher(dataDir, 'stay')]);
    expect(a.pid).toBe(b.pid);
    expect([a.attached, b.attached].toSorted()).toEqual([false, true]);
    a.child.kill('SIGKILL');
    await a.gone;
    const last = await launcher(dataDir, 'close');
    await last.gone;
    expect(isAlive(b.pid)).toBe(true);
    b.child.kill('SIGKILL');
    await b.gone;
    await (await launcher(dataDir, 'close')).gone;
    expect(isAlive(b.pid)).toBe(false);
  });

  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'refuses %s = off and stops again',
    async (name) => {
      const opening = openEmbeddedDatabase({ dataDir, settings: { [name]: 'off' } });
      await expect(opening).rejects.toThrow(`runs with ${name} = off`);
      const healthy = await openEmbeddedDatabase({ dataDir });
      expect(healthy.attached).toBe(false);
      await healthy.close();
    },
  );
});

describe.runIf(isRoot)('the embedded database of root', () => {
  it('recovers on a full disk with the space of its reserve, and takes it again when there is room', async () => {
    const folder = makeFolder();
    const disk = mountOwnDisk(folder);
    // Not every container may mount.
    if (!disk) return;
    cleanUps.unshift(() => disk.unmount());
    const reserve = path.join(folder, 'postgres/reserve');
    const database = await openEmbeddedDatabase({ dataDir: folder, settings: { max_wal_size: '64MB' } });
    const said: string[] = [];
    const stop = keepServing(database, (line) => said.push(line));
    try {
      await ask(database.url, 'create table kept as select 1 as n');
      expect(await waitUntil(10_000, () => existsSync(reserve))).toBe(true);
      expect(statSync(reserve).size).toBe(64 * 1024 * 1024);
      disk.fill();
      process.kill(database.pid() as number, 'SIGKILL');
      await waitUntil(30_000, () => said.length === 2);
      expect(said).toEqual([
        'The disk is full: the database gets the space of its reserve',
        'The database had ended; it runs again',
      ]);
      expect(await ask(database.url, 'select n from kept')).toEqual({ n: 1 });
      expect(existsSync(reserve)).toBe(false);
      // Now there is no reserve left to release: it says so once, and recovers by itself.
      disk.fill();
      process.kill(database.pid() as number, 'SIGKILL');
      // The disk stays full for some attempts to start.
      await sleep(8_000);
      disk.free();
      expect(await waitUntil(30_000, async () => (await database.health()) === 'accepting')).toBe(true);
      expect(await ask(database.url, 'select n from kept')).toEqual({ n: 1 });
      expect(await waitUntil(10_000, () => existsSync(reserve))).toBe(true);
      expect(said.length).toBeLessThanOrEqual(4);
    } finally {
      disk.free();
      await stop();
      await database.close();
    }
  });

  it('runs as another account', async () => {
    const database = await openEmbeddedDatabase({ dataDir });
    expect(statSync(`/proc/${database.pid()}`).uid).not.toBe(0);
    await database.close();
  });

  it('is in /var/lib/colonnade when DATA_DIR is under a private home', async () => {
    const hidden = path.join(makeFolder(0o700), '.data');
    const database = await openEmbeddedDatabase({ dataDir: hidden });
    const link = path.join(hidden, 'postgres');
    const real = realpathSync(link);
    cleanUps.push(() => rmSync(real, { recursive: true, force: true }));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(real).toMatch(/^\/var\/(lib|tmp)\/colonnade\/[0-9a-f]{12}$/);
    await ask(database.url, 'create table kept as select 1 as n');
    await database.close();
    const again = await openEmbeddedDatabase({ dataDir: hidden });
    expect(await ask(again.url, 'select n from kept')).toEqual({ n: 1 });
    await again.close();
  });

  it('works with the cluster of an ordinary user, and that user again afterwards', async () => {
    const uid = 65534;
    const mine = path.join(makeFolder(), 'mine');
    mkdirSync(mine, { mode: 0o700 });
    chownSync(mine, uid, uid);
    const user = await launcher(mine, 'close', uid);
    expect(user.refusal).toBeUndefined();
    await user.gone;
    const root = await openEmbeddedDatabase({ dataDir: mine });
    expect(root.url).toBe(user.url);
    await root.close();
    const again = await launcher(mine, 'close', uid);
    expect(again.url).toBe(user.url);
    await again.gone;
  });
});
