import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../lib/refusal';
import { projectRoot } from '../lib/root';
import { ended, environmentOf, runScriptFile } from '../lib/run-process';
import { endChild } from './children';
import { openDatabase, withoutDatabase } from './database';
import type { Lifecycle } from './lifecycle';
import { prepareDatabase } from './prepare';
import { ensureProcesses } from './processes';
import { childEnvironment, readStartSettings } from './settings';

export type ScriptCommand = {
  /** a TypeScript file of this project */
  script: string;
  args: string[];
  /** `as it is`: even if empty or of an older version */
  database: 'prepared' | 'as it is' | 'none';
};

/**
 * Runs a script with the site's environment and database, whether or not the site is running.
 * @returns its exit code
 */
export async function runScript(lifecycle: Lifecycle, command: ScriptCommand): Promise<number> {
  const { script, args } = command;
  if (!existsSync(path.join(projectRoot, script))) throw new Refusal(`There is no script ${script}.`);
  const settings = readStartSettings();
  const database =
    command.database === 'none'
      ? withoutDatabase(settings)
      : await openDatabase(lifecycle, settings, () => {});
  const env = childEnvironment(settings, database);
  await ensureProcesses();
  const admin = command.database === 'prepared' ? await prepareDatabase(lifecycle, env) : null;
  if (admin?.password)
    process.stdout.write(`The first admin was created: ${admin.username} / ${admin.password}\n`);
  // What staff could do as well needs no more rights than the site; a backup and a restore do.
  const child = runScriptFile(script, {
    env: environmentOf(command.database === 'prepared' ? 'web' : 'restore', env),
    args,
  });
  lifecycle.onStop(() => endChild(child));
  return ended(child);
}
