import path from 'node:path';
import { restoreBackup } from './backup/restore-backup';
import { Refusal } from './lib/refusal';
import { ended, runProcess } from './lib/run-process';

/** `npm run restore -- <file> [--replace]`: restores a backup, migrates it, and applies every erasure. */
const USAGE = 'Usage: npm run restore -- <backup file> [--replace]';

async function run(args: string[]): Promise<void> {
  const [file, ...more] = args.filter((word) => word !== '--replace');
  if (!file || more.length > 0 || file.startsWith('-')) throw new Refusal(USAGE);
  const { manifest, secret, isSameSecret } = await restoreBackup(path.resolve(file), {
    replace: args.includes('--replace'),
  });
  if (!isSameSecret) {
    console.error(
      'Warning: the backup was made with another PAYLOAD_SECRET: set that one, or links in sent emails will not work.',
    );
  }
  // A separate process: the secret may have changed, and this one has read the old one.
  const env = { ...process.env, PAYLOAD_SECRET: secret };
  const prepare = runProcess('prepare', { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if ((await ended(prepare)) !== 0)
    throw new Refusal('The backup is restored; preparing it failed: see above.');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the backup of ${manifest.at}: ${rows} rows, ${manifest.parts.length} parts.`);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    process.stderr.write(`${reason}\n`, () => process.exit(1));
  },
);
