import { existsSync } from 'node:fs';
import { addIdentity } from '../backup/identities';
import { Refusal } from '../lib/refusal';

/** A private key for backups, to be kept elsewhere. @returns what to set here */
export async function makeBackupKey(file: string): Promise<string> {
  if (existsSync(file)) throw new Refusal(`${file} exists: name a new file.`);
  const recipient = await addIdentity(file);
  return `BACKUP_RECIPIENT=${recipient}\nMove ${file} to another machine: whoever has it reads the backups, and without it nobody does.`;
}
