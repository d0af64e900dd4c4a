import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../scripts/lib/root';
import { waitUntil } from '../../scripts/lib/wait';
import { freePort } from '../support/site-processes';
import type { Bench } from './bench-type';

const TEN_MINUTES = 600_000;

/** A clone of the commit: nothing installed, nothing built, no database. */
function clone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'colonnade-start-'));
  // The database's account must be able to pass through when root measures.
  chmodSync(folder, 0o755);
  const made = spawnSync('git', ['clone', '--quiet', projectRoot, path.join(folder, 'site')], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`The clone failed: ${made.stderr}`);
  return folder;
}

/** @returns seconds from `npm start` to the first page; the site is stopped again */
async function startOnce(folder: string, port: number): Promise<number> {
  const begin = performance.now();
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'production' as const };
  const site = spawn('npm', ['start'], {
    cwd: path.join(folder, 'site'),
    env,
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(site, 'exit');
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const isUp = await waitUntil(TEN_MINUTES, async () => site.exitCode !== null || (await answers()), 20);
  const seconds = (performance.now() - begin) / 1000;
  const isRunning = site.exitCode === null;
  // Like Ctrl-C: signals npm and everything that it started.
  if (isRunning && site.pid) process.kill(-site.pid, 'SIGINT');
  await ended;
  if (!isUp || !isRunning) throw new Error('`npm start` in a fresh clone served no page');
  return seconds;
}

export const startBench: Bench = {
  name: 'start',
  title: 'Start: `npm start` in a fresh clone, and again',
  measure: async (report) => {
    const folder = clone();
    const port = await freePort();
    try {
      const first = await startOnce(folder, port);
      report(`first start: ${first.toFixed(0)} s`);
      const second = await startOnce(folder, port);
      return [
        'To the first page. The first installs from the registry or npm’s own cache, makes the database and builds.',
        '',
        '| start | s | reach |',
        '|---|---|---|',
        `| first | ${first.toFixed(0)} | ≤ 240 |`,
        `| second | ${second.toFixed(1)} | ≤ 10 |`,
      ].join('\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
