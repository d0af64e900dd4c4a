import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup';
import { Refusal } from './lib/refusal';
import { ended, runProcess } from './lib/run-process';

/** `npm run restore -- <file> [--replace]`: restores a backup, migrates it, and applies every erasure. */
const USAGE =
  'Usage: npm run restore -- <backup file> [--identity <file with its private key>] [--replace] [--without-secrets]';

function readWords(args: string[]) {
  const options = {
    identity: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'without-secrets': { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, ...values };
  } catch {
    // An option that does not exist.
  }
  throw new Refusal(USAGE);
}

async function run(args: string[]): Promise<void> {
  const { file, identity, replace, 'without-secrets': withoutSecrets } = readWords(args);
  const { manifest, secret, isSameSecret } = await restoreBackup(path.resolve(file), {
    replace,
    withoutSecrets,
    identity: identity === undefined ? undefined : path.resolve(identity),
  });
  if (!isSameSecret) {
    console.error(
      'Warning: the secrets of the backed-up site are not here: links in sent emails will not work, and erasures find nobody.',
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
