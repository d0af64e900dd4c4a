import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal';
import { root } from '../lib/root';
import { ended, runScriptFile } from '../lib/run-process';
import { endChild } from './children';
import { openDatabase } from './database';
import type { Lifecycle } from './lifecycle';
import { prepareDatabase } from './prepare';
import { ensureProcesses } from './processes';
import { childEnvironment, readSettings } from './settings';

/**
 * Runs a script with the site's environment and a prepared database, whether the site runs at the moment or not.
 * @param script a TypeScript file of this project
 * @returns its exit code
 */
export async function runScript(lifecycle: Lifecycle, script: string, args: string[]): Promise<number> {
  if (!existsSync(path.join(root, script))) throw new Refusal(`There is no script ${script}.`);
  const settings = readSettings();
  const database = await openDatabase(lifecycle, settings, () => {});
  const env = childEnvironment(settings, database);
  await ensureProcesses();
  const admin = await prepareDatabase(lifecycle, env);
  if (admin?.password)
    process.stdout.write(`The first admin was made: ${admin.username} / ${admin.password}\n`);
  const child = runScriptFile(script, { env, args });
  lifecycle.onStop(() => endChild(child));
  return ended(child);
}
