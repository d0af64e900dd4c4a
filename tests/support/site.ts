import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../../scripts/lib/wait';
import type { Connections } from '../../scripts/roles/make-roles';
import {
  ADMIN,
  end,
  freePort,
  hasEnded,
  launchProcess,
  type Running,
  runPrepare,
  siteEnvironment,
} from './site-processes';
import { connectionsIn, createDatabase, databaseUrl, onServer, testServer } from './test-server';

export type SiteOptions = {
  /** Overrides the tests' environment (in which every limit is 0 = off). */
  env?: Record<string, string>;
  /** Also start the worker, which sends mail. */
  worker?: boolean;
  /** The test's own database instead of a fresh copy of the prepared one; it is prepared, never dropped. */
  database?: string;
  /** Another site runs on that database: it need not be prepared again. */
  isPrepared?: boolean;
  /** How to connect to a server of the test's own. */
  connections?: Connections;
};

const startWeb = async (env: NodeJS.ProcessEnv): Promise<Running> => {
  const web = launchProcess('web', env);
  const isReady = () => /^\{.*"?ready/m.test(web.output());
  await waitUntil(60_000, () => hasEnded(web) || isReady());
  if (!hasEnded(web) && isReady()) return web;
  await end(web, 'SIGKILL');
  throw new Error(`The site did not start:\n${web.output()}`);
};

/** @throws Error if a process of the site printed a deprecation warning */
const refuseDeprecated = (output: string) => {
  const warning = /^.*DeprecationWarning: .*$/m.exec(output)?.[0];
  if (warning) throw new Error(`A process of the site warned: ${warning}`);
};

let count = 0;

/**
 * A real production site: web process, and worker if requested, on a fresh copy of the prepared database. Several may
 * run in parallel; each has its own port, data and media folder.
 */
export async function startSite({
  env: extra = {},
  worker: withWorker = false,
  database,
  isPrepared = false,
  connections,
}: SiteOptions = {}) {
  const server = testServer();
  count += 1;
  const name = `site_${process.pid}_${count}`;
  const port = await freePort();
  const folder = path.join(server.folder, name);
  const mediaDir = path.join(folder, 'media');
  mkdirSync(folder);
  cpSync(server.templateMedia, mediaDir, { recursive: true });
  if (!database) await createDatabase(server, name);
  const url = database ?? databaseUrl(server, name);
  const place = siteEnvironment({ dataDir: path.join(folder, 'data'), mediaDir, port });
  const own = connections ?? connectionsIn(server, new URL(url).pathname.slice(1));
  const env: NodeJS.ProcessEnv = { ...place, ...own, ...extra };
  if (database && !isPrepared) await runPrepare(env);
  let web = await startWeb(env);
  let worker = withWorker ? launchProcess('worker', env) : undefined;

  return {
    /** http://127.0.0.1:<port>, also the SITE_URL unless `env` says otherwise */
    url: `http://127.0.0.1:${port}`,
    port,
    /** As the superuser, to look at rows and to prepare them. */
    databaseUrl: url,
    admin: { username: env.ADMIN_USERNAME ?? ADMIN.username, password: env.ADMIN_PASSWORD ?? ADMIN.password },
    dataDir: path.join(folder, 'data'),
    mediaDir,
    env,
    isUp: () => !hasEnded(web),
    webPid: () => web.child.pid as number,
    workerPid: () => worker?.child.pid as number,
    /** The output of web and worker so far. */
    output: () => web.output() + (worker?.output() ?? ''),
    /** kill -9, to the web process or the worker. */
    kill: async (which: 'web' | 'worker' = 'web') => {
      const running = which === 'web' ? web : worker;
      if (running) await end(running, 'SIGKILL');
    },
    /** Restarts what was killed, on the same port and data. @param changes to its environment, from now on */
    revive: async (changes: Record<string, string> = {}) => {
      Object.assign(env, changes);
      for (const one of [web, worker]) if (one && hasEnded(one)) one.checkLog();
      if (hasEnded(web)) web = await startWeb(env);
      if (worker && hasEnded(worker)) worker = launchProcess('worker', env);
    },
    startWorker: () => {
      worker ??= launchProcess('worker', env);
    },
    /** SIGTERM to the web process. @returns its exit code, null after SIGKILL */
    stopWeb: async () => {
      await end(web);
      return web.child.exitCode;
    },
    stop: async () => {
      await Promise.all([end(web), worker && end(worker)]);
      rmSync(folder, { recursive: true, force: true });
      if (!database) {
        await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`));
      }
      const output = web.output() + (worker?.output() ?? '');
      refuseDeprecated(output);
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
