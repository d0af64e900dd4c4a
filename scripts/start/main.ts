import { Refusal } from '../lib/refusal';
import { Lifecycle } from './lifecycle';
import { runScript } from './run-script';
import { serve } from './serve';

/** @returns one line for what a person can fix, the whole error for what needs a programmer */
const explain = (error: unknown): string => {
  if (error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isOfSystem = 'syscall' in error && 'code' in error;
  return isOfSystem ? error.message : (error.stack ?? error.message);
};

/**
 * @param args none = production, `dev`, `run <script> <its arguments>`, or `run-bare`, which does not change the
 * database
 */
export async function main(args: string[]): Promise<void> {
  // A closed terminal must not interrupt the stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const lifecycle = new Lifecycle();
  try {
    const [command, script = '', ...rest] = args;
    if (command === 'run' || command === 'run-bare') {
      const prepared = command === 'run';
      await lifecycle.stop(await runScript(lifecycle, { script, args: rest, prepared }));
    } else await serve(lifecycle, command === 'dev' ? 'development' : 'production');
  } catch (error) {
    if (lifecycle.isStopping) return;
    process.stderr.write(`${explain(error)}\n`);
    await lifecycle.stop(1);
  }
}
