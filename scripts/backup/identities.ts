import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { env } from '@/env';
import { Refusal } from '../lib/refusal';
import { replaceFile } from '../lib/replace-file';

/** The private key that this machine makes when none is configured. No backup contains it. */
export const identityFile = () => path.join(path.resolve(env().DATA_DIR), 'backup-identity.txt');

/**
 * @param file as age-keygen writes it: one private key per line, # for comments; the last one is the newest
 * @returns undefined if there is no such file
 * @throws Refusal for a file without a private key; system errors
 */
export function readIdentities(file: string): string[] | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new Refusal(`${file} contains no private key of age.`);
  return identities;
}

const fileOf = async (identities: readonly string[]) => {
  const pairs = identities.map(async (one) => `# public key: ${await identityToRecipient(one)}\n${one}\n`);
  return (await Promise.all(pairs)).join('');
};

/** On disk, and readable only by its owner, when it resolves. */
export const writeIdentities = async (file: string, identities: readonly string[]) =>
  replaceFile(file, await fileOf(identities));

/** Adds a private key; the earlier ones still open earlier backups. @returns its public key */
export async function addIdentity(file: string): Promise<string> {
  const made = await generateX25519Identity();
  await writeIdentities(file, [...(readIdentities(file) ?? []), made]);
  return identityToRecipient(made);
}
