import { setTimeout as pause } from 'node:timers/promises';
import { backupTime, listBackups } from './backup/backup-folder';
import { chooseProtection } from './backup/encrypt';
import { makeBackup } from './backup/make-backup';
import { Refusal } from './lib/refusal';

/**
 * `npm run backup`: one backup now. `daily`, as a container runs it: one per day, permanently. `--plain`: not
 * encrypted.
 */
const USAGE = 'Usage: npm run backup [-- --plain]';
const DAY_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 10 * 60 * 1000;
const words = process.argv.slice(2);
const isDaily = words[0] === 'daily';
const isPlain = words.at(-1) === '--plain';

async function once(): Promise<void> {
  const protection = await chooseProtection(isPlain);
  const { file, rows, parts, removed } = await makeBackup(protection);
  const cleared = removed > 0 ? `, ${removed} older removed` : '';
  console.log(
    `Backup written and checked: ${file} (${rows} rows, ${parts} parts${cleared}).\n${protection.says}`,
  );
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error));

/** Waits until the newest backup is a day old; a wrong clock must not delay it for longer. */
async function untilDue(): Promise<void> {
  const newest = backupTime((await listBackups())[0] ?? '');
  const due = newest ? newest.getTime() + DAY_MS - Date.now() : 0;
  await pause(Math.min(Math.max(due, 0), DAY_MS));
}

async function daily(): Promise<never> {
  // A wrong key must stop the container now, not fail at every backup.
  await chooseProtection(isPlain);
  for (;;) {
    await untilDue();
    await once().catch(async (error: unknown) => {
      console.error(`No complete backup was made: ${reasonOf(error)}`);
      await pause(RETRY_MS);
    });
  }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => process.exit(isDaily ? 0 : 1));

async function run(): Promise<void> {
  if (words.length > Number(isDaily) + Number(isPlain)) throw new Refusal(USAGE);
  await (isDaily ? daily() : once());
}

run().then(
  () => process.exit(0),
  (error: unknown) => process.stderr.write(`${reasonOf(error)}\n`, () => process.exit(1)),
);
