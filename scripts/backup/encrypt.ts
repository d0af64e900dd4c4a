import path from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { env } from '@/env';
import { webStreamOf } from '@/kit/db/web-stream';
import { Refusal } from '../lib/refusal';
import { type Decrypt, decryptWith, PLAIN } from './decrypt';
import { addIdentity, identityFile, readIdentities } from './identities';

/** How the backups of this machine are protected. */
export type Protection = {
  /** Appended to file names. */
  suffix: '' | '.age';
  encrypt: (bytes: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>;
  /** For the check of a new backup, by the process that made it. */
  decrypt: Decrypt;
  /** What people must know, now and not when they need a backup. */
  says: string;
};

async function* encryptWith(age: Encrypter, bytes: AsyncIterable<Buffer>) {
  yield* (await age.encrypt(webStreamOf(bytes))) as unknown as ReadableStream<Uint8Array>;
}

async function forRecipients(recipients: readonly string[], says: string): Promise<Protection> {
  // A machine that knows only public keys could not check what it wrote: this key is forgotten after the check.
  const temporary = await generateX25519Identity();
  const age = new Encrypter();
  for (const recipient of [...recipients, await identityToRecipient(temporary)]) {
    try {
      age.addRecipient(recipient);
    } catch {
      throw new Refusal(`BACKUP_RECIPIENT contains ${recipient}, which is not a public key: it has a typo.`);
    }
  }
  return {
    suffix: '.age',
    encrypt: (bytes) => encryptWith(age, bytes),
    decrypt: decryptWith({ identities: [temporary] }),
    says,
  };
}

function forPassphrase(passphrase: string): Protection {
  const age = new Encrypter();
  age.setPassphrase(passphrase);
  return {
    suffix: '.age',
    encrypt: (bytes) => encryptWith(age, bytes),
    decrypt: decryptWith({ passphrase }),
    says: 'Encrypted with BACKUP_PASSPHRASE: without it nobody can read this backup.',
  };
}

async function forOwnIdentity(): Promise<Protection> {
  const file = identityFile();
  if (path.dirname(file) === path.resolve(env().BACKUP_DIR))
    throw new Refusal('BACKUP_DIR is DATA_DIR: the key would be beside the backups. Set another BACKUP_DIR.');
  const present = readIdentities(file)?.at(-1);
  const recipient = present ? await identityToRecipient(present) : await addIdentity(file);
  const kept = `keep a copy of ${file} elsewhere: without it nobody can read the backups once this disk is lost.`;
  return forRecipients(
    [recipient],
    present ? `Encrypted: ${kept}` : `IMPORTANT: a key for the backups was generated: ${kept}`,
  );
}

/**
 * Encrypted, unless a person asks for a plain file: for BACKUP_RECIPIENT, with BACKUP_PASSPHRASE, or else with a key
 * that is generated once.
 * @throws Refusal in one line
 */
export function chooseProtection(isPlain: boolean): Promise<Protection> | Protection {
  const { BACKUP_RECIPIENT, BACKUP_PASSPHRASE } = env();
  if (isPlain)
    return {
      suffix: '',
      encrypt: (bytes) => bytes,
      decrypt: PLAIN,
      says: 'NOT encrypted: whoever gets this file can read everything in it.',
    };
  if (BACKUP_PASSPHRASE) return forPassphrase(BACKUP_PASSPHRASE);
  if (!BACKUP_RECIPIENT) return forOwnIdentity();
  const says = `Encrypted for ${BACKUP_RECIPIENT.join(', ')}: only its private key opens this backup.`;
  return forRecipients(BACKUP_RECIPIENT, says);
}
