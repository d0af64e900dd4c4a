import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal';
import { root } from '../lib/root';
import { ended, environmentOf, runScriptFile } from '../lib/run-process';
import { endChild } from './children';
import { openDatabase } from './database';
import type { Lifecycle } from './lifecycle';
import { prepareDatabase } from './prepare';
import { ensureProcesses } from './processes';
import { childEnvironment, readSettings } from './settings';

type Command = {
  /** a TypeScript file of this project */
  script: string;
  args: string[];
  /** false: the script gets the database as it is, even if empty or of an older version */
  prepared: boolean;
};

/**
 * Runs a script with the site's environment and database, whether or not the site is running.
 * @returns its exit code
 */
export async function runScript(lifecycle: Lifecycle, { script, args, prepared }: Command): Promise<number> {
  if (!existsSync(path.join(root, script))) throw new Refusal(`There is no script ${script}.`);
  const settings = readSettings();
  const database = await openDatabase(lifecycle, settings, () => {});
  const env = childEnvironment(settings, database);
  await ensureProcesses();
  const admin = prepared ? await prepareDatabase(lifecycle, env) : null;
  if (admin?.password)
    process.stdout.write(`The first admin was created: ${admin.username} / ${admin.password}\n`);
  // What staff could do as well needs no more rights than the site; a backup and a restore do.
  const child = runScriptFile(script, { env: environmentOf(prepared ? 'web' : 'restore', env), args });
  lifecycle.onStop(() => endChild(child));
  return ended(child);
}
