import { readFileSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { z } from 'zod';
import { allSecrets, secretsFile } from '@/kit/db/secret-keys';
import { PURPOSE_NAMES, secretsSchema } from '@/kit/db/secret-purposes';
import { identityFile, readIdentities, writeIdentities } from '../backup/identities';
import { Refusal } from '../lib/refusal';
import { replaceFile } from '../lib/replace-file';

/** Everything that a restore on another machine needs besides the backup. */
const carried = z.object({
  'colonnade-keys': z.literal(1),
  secrets: secretsSchema,
  backupIdentities: z.array(z.string()),
});

/**
 * @param file `-` = standard output
 * @returns what to tell people
 */
export async function exportKeys(file: string): Promise<string> {
  const content: z.input<typeof carried> = {
    'colonnade-keys': 1,
    // Also those that are derived from PAYLOAD_SECRET: the other machine may have a different one.
    secrets: Object.fromEntries(PURPOSE_NAMES.map((purpose) => [purpose, allSecrets(purpose)])),
    backupIdentities: readIdentities(identityFile()) ?? [],
  };
  const text = JSON.stringify(content, null, 1);
  if (file === '-') return text;
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Refusal(`${file} exists: name a new file.`) : error;
  });
  await handle.writeFile(`${text}\n`);
  await handle.sync().finally(() => handle.close());
  return `${file} holds every secret of this site and the key of its backups. Keep it away from this machine and from the backups.`;
}

/** What is replaced stays beside it. */
async function setAside(file: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) await rename(file, `${file}.before-${Date.now()}`);
}

/** @throws Refusal for another kind of file, with nothing touched */
export async function importKeys(file: string): Promise<string> {
  let read: z.output<typeof carried>;
  try {
    read = carried.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Refusal(`${file} is not a file that \`npm run secrets -- export\` wrote.`);
  }
  await setAside(secretsFile());
  await replaceFile(secretsFile(), `${JSON.stringify(read.secrets, null, 1)}\n`);
  if (read.backupIdentities.length > 0) {
    const own = readIdentities(identityFile()) ?? [];
    const others = own.filter((one) => !read.backupIdentities.includes(one));
    await writeIdentities(identityFile(), [...others, ...read.backupIdentities]);
  }
  return 'The secrets are in place. Restart web and worker, or restore a backup now.';
}
