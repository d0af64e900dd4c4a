import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { keepServing } from '../embedded-postgres/keep-serving';
import { checkNode } from '../lib/node-version.mjs';
import { Refusal } from '../lib/refusal';
import { ended } from '../lib/run-process';
import { sleep } from '../lib/wait';
import { ensureBuild } from './build';
import { endChild, endLeftovers, noteChild } from './children';
import { type Database, openDatabase } from './database';
import type { Lifecycle } from './lifecycle';
import { type FirstAdmin, prepareDatabase } from './prepare';
import { ensureProcesses } from './processes';
import { childEnvironment, readStartSettings } from './settings';
import { beginNextDev, beginWeb, beginWorker, untilReady } from './web';

/** Called repeatedly; each check must set its own timeout. */
type IsServing = () => Promise<boolean> | boolean;

type EndWhenSilentOptions = {
  name: string;
  isServing: IsServing;
  everyMs?: number;
  looks?: number;
  graceMs?: number;
};

const LOOK_MS = 10_000;
const LOOKS = 6;
const PATIENCE_MS = 10_000;

/**
 * Ends a process that is running but has not responded for at least a minute: to this many checks in a row. A busy or
 * briefly frozen process has answered one of them. Resolves when the process has ended, for any reason.
 */
export async function endWhenSilent(child: ChildProcess, options: EndWhenSilentOptions): Promise<void> {
  const { name, isServing, everyMs = LOOK_MS, looks = LOOKS, graceMs } = options;
  let isOver = false;
  const over = ended(child).then(() => {
    isOver = true;
  });
  for (let silent = 0; silent < looks; ) {
    await Promise.race([over, sleep(everyMs)]);
    if (isOver) return;
    silent = (await isServing()) ? 0 : silent + 1;
  }
  if (isOver) return;
  process.stderr.write(`The ${name} runs and does not answer; ending it\n`);
  await endChild(child, graceMs);
}

/** Whether the web process answers on this port; the check does nothing else. */
export const answersOn = (port: number): IsServing => {
  const url = `http://127.0.0.1:${port}/api/health/live`;
  return () =>
    fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
};

const LONGEST_SILENCE_MS = 30_000;

/** Whether the worker has reported recently, as it does every few seconds. */
const saysAlive = (child: ChildProcess): IsServing => {
  let last = performance.now();
  child.on('message', () => {
    last = performance.now();
  });
  return () => performance.now() - last < LONGEST_SILENCE_MS;
};

type Options = {
  name: string;
  dataDir: string;
  begin: () => ChildProcess;
  /** Whether a process responds; without this check, any running process counts. */
  serves?: (child: ChildProcess) => IsServing;
};

const LONG_LIFE_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a process, and restarts it whenever it dies, after a pause that doubles with each early death. A process
 * that is running but does not respond is ended.
 * @param begin starts it once
 * @returns the first process, so that callers can wait for its first message
 */
function keepRunning(lifecycle: Lifecycle, { name, dataDir, begin, serves }: Options): ChildProcess {
  let child: ChildProcess;
  const launch = () => {
    child = begin();
    noteChild(dataDir, child);
    if (serves) void endWhenSilent(child, { name, isServing: serves(child) });
    return child;
  };
  const first = launch();
  lifecycle.onStop(() => endChild(child));

  const watch = async () => {
    for (let pauseMs = 1_000; ; ) {
      const began = Date.now();
      await ended(child);
      if (lifecycle.isStopping) return;
      if (Date.now() - began > LONG_LIFE_MS) pauseMs = 1_000;
      process.stderr.write(`The ${name} ended; starting it again in ${pauseMs / 1000} s\n`);
      await sleep(pauseMs);
      if (lifecycle.isStopping) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      launch();
    }
  };
  void watch();
  return first;
}

type Facts = { siteUrl: string; admin: FirstAdmin; seconds: number; mode: 'production' | 'development' };

const signIn = (admin: FirstAdmin): string => {
  if (!admin) return 'with your account (lost? npm run admin -- reset-password <name>)';
  if (!admin.password) return `${admin.username}, with ADMIN_PASSWORD`;
  return `${admin.username} / ${admin.password}   (shown only now: keep it)`;
};

/** What a person needs to know once the site runs, at a glance. */
export const closingBlock = ({ siteUrl, admin, seconds, mode }: Facts): string =>
  [
    '',
    `Colonnade is up${mode === 'development' ? ' with hot reload' : ''}, after ${seconds} s.`,
    `  Site         ${siteUrl}/`,
    `  Back office  ${siteUrl}/admin`,
    `  Sign in      ${signIn(admin)}`,
    '  Stop         Ctrl-C',
    '',
  ].join('\n');

/** @throws Refusal before any work is done if the port is taken */
const ensurePortFree = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const why = code === 'EACCES' ? 'needs more rights' : 'is in use by another program';
      reject(new Refusal(`PORT ${port} ${why}: stop that program or set PORT to another number.`));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });

type Mode = 'production' | 'development';

const report = (line: string) => process.stdout.write(`- ${line}\n`);

/** A kill -9 on the database, or a full disk, must not end the site. */
const keepDatabase = (lifecycle: Lifecycle, { embedded }: Database) => {
  if (embedded) lifecycle.onStop(keepServing(embedded, (line) => process.stderr.write(`${line}\n`)));
};

/** Starts the whole site and runs until a signal. */
export async function serve(lifecycle: Lifecycle, mode: Mode): Promise<void> {
  const began = Date.now();
  const settings = readStartSettings();
  await endLeftovers(settings.DATA_DIR);
  await ensurePortFree(settings.PORT);
  const database = await openDatabase(lifecycle, settings, report);
  keepDatabase(lifecycle, database);
  const env = childEnvironment(settings, database);

  const { warning } = checkNode(process.versions.node);
  if (warning) report(warning);
  report('Preparing the database');
  await ensureProcesses();
  let admin: FirstAdmin = null;
  let isAdminShown = false;
  // The password is shown only once, even if the start fails later.
  lifecycle.onStop(() => {
    if (admin?.password && !isAdminShown) {
      process.stdout.write(`The first admin was created: ${admin.username} / ${admin.password}\n`);
    }
  });
  admin = await prepareDatabase(lifecycle, env);
  if (mode === 'production') await ensureBuild(lifecycle, report);

  report('Starting the site');
  const { DATA_DIR: dataDir } = settings;
  keepRunning(lifecycle, { name: 'worker', dataDir, begin: () => beginWorker(env), serves: saysAlive });
  const begin = () => (mode === 'production' ? beginWeb(env) : beginNextDev(env));
  // While Next compiles a page in development, nothing responds.
  const serves = mode === 'production' ? () => answersOn(settings.PORT) : undefined;
  const web = keepRunning(lifecycle, { name: 'web process', dataDir, begin, serves });
  if (mode === 'production') await untilReady(web);

  isAdminShown = true;
  const seconds = Math.ceil((Date.now() - began) / 1000);
  process.stdout.write(`${closingBlock({ siteUrl: settings.SITE_URL, admin, seconds, mode })}\n`);
}
