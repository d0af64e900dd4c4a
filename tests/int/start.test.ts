import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { waitUntil } from '../../scripts/lib/wait';
import { checkExternalDatabase } from '../../scripts/start/external-database';
import { freePort, siteEnvironment } from '../support/site-processes';
import { databaseUrl, onServer, testServer } from '../support/test-server';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUps.splice(0).toReversed()) clean();
});

const makePlace = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-start-'));
  chmodSync(folder, 0o711);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  return { folder, port, dataDir: path.join(folder, 'data'), mediaDir: path.join(folder, 'media') };
};

/** `npm start` without npm, in its own process group. */
const start = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  cleanUps.push(() => child.kill('SIGTERM'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    gone,
    output: () => output,
    untilUp: async () => {
      await waitUntil(240_000, () => isOver() || output.includes('Back office'));
      if (!output.includes('Back office')) throw new Error(`No start:\n${output}`);
    },
  };
};

/** @returns the processes whose environment or command names the folder */
const processesOf = (folder: string): string[] =>
  spawnSync('ps', ['eww', '-eo', 'pid,args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(folder) && !line.includes('vitest'));

const status = async (port: number, at: string) =>
  (await fetch(`http://127.0.0.1:${port}${at}`, { redirect: 'manual' })).status;

describe('npm start', () => {
  it('brings up everything, stops without a trace, and comes back after kill -9', {
    timeout: 400_000,
  }, async () => {
    const place = await makePlace();
    const env = { ...siteEnvironment(place), SITE_URL: '', PAYLOAD_SECRET: '', ADMIN_PASSWORD: '' };
    const first = start(env);
    await first.untilUp();
    for (const at of ['/', '/support', '/links', '/admin/login', '/api/health', '/api/health/ready']) {
      expect(await status(place.port, at), at).toBe(200);
    }
    expect(await status(place.port, '/admin')).toBe(307);
    expect(first.output()).toContain(`  Site         http://localhost:${place.port}/\n`);
    const isOld = process.versions.node.startsWith('20.');
    expect(first.output().includes('- Node 20 has had no security release since April 2026')).toBe(isOld);
    expect(first.output()).toMatch(/ {2}Sign in {6}admin \/ \S{12,} /);
    expect(readFileSync(path.join(place.dataDir, 'payload-secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);

    first.child.kill('SIGINT');
    expect(await first.gone).toBe(0);
    expect(processesOf(place.folder)).toEqual([]);

    const second = start(env);
    await second.untilUp();
    expect(second.output()).not.toMatch(/admin \/ |Building/);
    second.child.kill('SIGKILL');
    await second.gone;
    const third = start(env);
    await third.untilUp();
    expect(await status(place.port, '/api/health/ready')).toBe(200);
    third.child.kill('SIGTERM');
    expect(await third.gone).toBe(0);
    expect(processesOf(place.folder)).toEqual([]);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a number from 1 to 65535\n'],
    [{ RATE_LIMIT_LOGIN: 'many' }, 'RATE_LIMIT_LOGIN must be a whole number from 0 to 999999\n'],
    [
      { DATABASE_URL: 'postgres://a:b@db.example.org/x', PAYLOAD_SECRET: '' },
      'PAYLOAD_SECRET is required with a database on another machine: at least 32 random characters.\n',
    ],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET must have at least 32 characters\n'],
    [
      { DATABASE_URL: 'mysql://a:b@127.0.0.1/x' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://\n',
    ],
  ])('stops at %o with one line', async (extra, line) => {
    const started = start({ ...siteEnvironment(await makePlace()), ...extra });
    expect(await started.gone).toBe(1);
    expect(started.output()).toBe(line);
  });

  it('refuses a database that is not UTF8, with one line', async () => {
    const server = testServer();
    await onServer(server, async (client) => {
      await client.query('drop database if exists latin');
      await client.query(
        "create database latin template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'",
      );
    });
    const url = databaseUrl(server, 'latin');
    const started = start({ ...siteEnvironment(await makePlace()), DATABASE_URL: url });
    expect(await started.gone).toBe(1);
    expect(started.output()).toMatch(/^The database at \S+ is encoded as SQL_ASCII: it must be UTF8\.\n$/);
  });

  it('refuses a database that rejects its password, without printing it', async () => {
    const url = new URL(databaseUrl(testServer(), 'admin'));
    url.password = 'wrong-password';
    const started = start({ ...siteEnvironment(await makePlace()), DATABASE_URL: url.href });
    expect(await started.gone).toBe(1);
    expect(started.output()).toMatch(/^The database at \S+ refuses: password authentication failed/);
    expect(started.output()).not.toContain('wrong-password');
  });

  it('reports with one line a database that does not answer, after a while', async () => {
    const port = await freePort();
    const url = `postgres://colonnade:hidden-word@127.0.0.1:${port}/colonnade`;
    await expect(checkExternalDatabase(url, () => {}, 200)).rejects.toThrow(
      `The database at 127.0.0.1:${port}/colonnade (DATABASE_URL) does not answer: connect ECONNREFUSED 127.0.0.1:${port}`,
    );
  });

  it('reports a taken port before it touches anything', async () => {
    const place = await makePlace();
    const holder = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${place.port}, () => console.log('up'))`,
    ]);
    cleanUps.push(() => holder.kill());
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    const started = start(siteEnvironment(place));
    expect(await started.gone).toBe(1);
    expect(started.output()).toBe(
      `PORT ${place.port} is in use by another program: stop that program or set PORT to another number.\n`,
    );
  });

  it('tells an old Node which version is needed', () => {
    const lie = "Object.defineProperty(process.versions, 'node', { value: '18.20.4' });";
    const code = `${lie} import('./scripts/start.mjs')`;
    const old = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
    expect(old.stderr).toBe('Colonnade needs Node 20.19 or later; this is 18.20.4.\n');
    expect(old.status).toBe(1);
  });
});
