import { keepServing } from '../embedded-postgres/keep-serving';
import { checkNode } from '../lib/node-version.mjs';
import { ensureBuild } from './build';
import { endLeftovers } from './children';
import { closingBlock } from './closing-block';
import { type Database, openDatabase } from './database';
import { answersOn, saysAlive } from './end-when-silent';
import { keepRunning } from './keep-running';
import type { Lifecycle } from './lifecycle';
import { ensurePortFree } from './port';
import { type FirstAdmin, prepareDatabase } from './prepare';
import { ensureProcesses } from './processes';
import { childEnvironment, readSettings } from './settings';
import { beginNextDev, beginWeb, beginWorker, untilReady } from './web';

type Mode = 'production' | 'development';

const report = (line: string) => process.stdout.write(`- ${line}\n`);

/** A kill -9 on the database, or a full disk, must not end the site. */
const keepDatabase = (lifecycle: Lifecycle, { embedded }: Database) => {
  if (embedded) lifecycle.onStop(keepServing(embedded, (line) => process.stderr.write(`${line}\n`)));
};

/** Starts the whole site and runs until a signal. */
export async function serve(lifecycle: Lifecycle, mode: Mode): Promise<void> {
  const began = Date.now();
  const settings = readSettings();
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
