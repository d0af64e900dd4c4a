import { prepare } from './prepare/run';

/**
 * Makes a database ready to serve: migrations, default content, first admin, and erasures that its data lacks. Safe
 * to run at every start and by two processes in parallel. The last line on stdout is JSON: { migrated, seeded, admin
 * }; on failure one line on stderr.
 */
try {
  const result = await prepare();
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  process.stderr.write(`The database could not be prepared: ${reason}\n`, () => process.exit(1));
}
