import path from 'node:path';
import { Refusal } from './lib/refusal';
import { makeBackupKey } from './secrets/backup-key';
import { listSecrets } from './secrets/list';
import { rotate } from './secrets/rotate';
import { exportKeys, importKeys } from './secrets/transfer-keys';

/** `npm run secrets`: never prints a secret, except into the file (or `-`) that a person names. */
const USAGE = `Usage: npm run secrets -- list
       npm run secrets -- rotate <purpose> | all | backups [--now]
       npm run secrets -- export <file> | -
       npm run secrets -- import <file>
       npm run secrets -- backup-key <file>`;

const COMMANDS: Record<string, (word: string, isNow: boolean) => string | Promise<string>> = {
  rotate: (purpose, isNow) => rotate(purpose, isNow),
  export: (file) => exportKeys(file === '-' ? file : path.resolve(file)),
  import: (file) => importKeys(path.resolve(file)),
  'backup-key': (file) => makeBackupKey(path.resolve(file)),
};

async function run(args: string[]): Promise<string> {
  const isNow = args.at(-1) === '--now';
  const [command = '', word, ...more] = isNow ? args.slice(0, -1) : args;
  if (command === 'list' && args.length === 1) return listSecrets();
  const act = COMMANDS[command];
  if (!act || !word || more.length > 0 || (isNow && command !== 'rotate')) throw new Refusal(USAGE);
  return act(word, isNow);
}

run(process.argv.slice(2)).then(
  (says) => process.stdout.write(says === '' ? '' : `${says}\n`, () => process.exit(0)),
  (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof Refusal ? text : text.split('\n')[0]}\n`, () => process.exit(1));
  },
);
