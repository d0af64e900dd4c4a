import { Refusal } from '../lib/refusal';
import { Lifecycle } from './lifecycle';
import { runScript, type ScriptCommand } from './run-script';
import { serve } from './serve';

const DATABASES: Record<string, ScriptCommand['database']> = {
  run: 'prepared',
  'run-bare': 'as it is',
  'run-offline': 'none',
};

/** @returns one line for what a person can fix, the whole error for what needs a programmer */
const explain = (error: unknown): string => {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isOfSystem = 'syscall' in error && 'code' in error;
  return isOfSystem ? error.message : (error.stack ?? error.message);
};

/**
 * @param args none = production, `dev`, `run <script> <its arguments>`, `run-bare`, which does not change the
 * database, or `run-offline`, which opens none
 */
export async function main(args: string[]): Promise<void> {
  // A closed terminal must not interrupt the stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const lifecycle = new Lifecycle();
  try {
    const [command, script = '', ...rest] = args;
    const database = DATABASES[command ?? ''];
    if (database) await lifecycle.stop(await runScript(lifecycle, { script, args: rest, database }));
    else await serve(lifecycle, command === 'dev' ? 'development' : 'production');
  } catch (error) {
    if (lifecycle.isStopping) return;
    process.stderr.write(`${explain(error)}\n`);
    await lifecycle.stop(1);
  }
}
