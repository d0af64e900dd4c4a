import { open } from 'node:fs/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import { env } from '@/env';
import { webStreamOf } from '@/kit/db/web-stream';
import { promptHidden } from '../lib/prompt-hidden';
import { Refusal } from '../lib/refusal';
import { identityFile, readIdentities } from './identities';

/** From the bytes of a file to those of its archive. @throws Refusal for a wrong key; Error for a damaged file */
export type Decrypt = (bytes: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>;

type Key = { identities: readonly string[] } | { passphrase: string };

export const PLAIN: Decrypt = (bytes) => bytes;

const NO_MATCH = "no identity matched any of the file's recipients";

/** @param of what the key is, in a sentence about a file that it does not open */
export function decryptWith(key: Key, of = 'This key'): Decrypt {
  const age = new Decrypter();
  if ('passphrase' in key) age.addPassphrase(key.passphrase);
  else
    for (const one of key.identities) {
      try {
        age.addIdentity(one);
      } catch {
        throw new Refusal(`${of} is not a private key of age: it has a typo.`);
      }
    }
  return async function* decrypt(bytes) {
    const plain = await age.decrypt(webStreamOf(bytes)).catch((error: Error) => {
      throw error.message === NO_MATCH
        ? new Refusal(`it is encrypted with another key: ${of} does not open it`)
        : error;
    });
    yield* plain as unknown as ReadableStream<Uint8Array>;
  };
}

const AGE = 'age-encryption.org/v1\n-> ';

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Refusal(`There is no backup ${file}.`);
    throw error;
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function passphraseFor(file: string): Promise<string> {
  const given = env().BACKUP_PASSPHRASE ?? (await promptHidden(`Passphrase of ${file}: `));
  if (given) return given;
  throw new Refusal(`${file} is encrypted with a passphrase: set BACKUP_PASSPHRASE.`);
}

/**
 * @param identity the file with the private key; undefined = the one that this machine made
 * @returns how to read this backup, encrypted or plain
 * @throws Refusal when it needs a key that is not here
 */
export async function chooseDecryption(file: string, identity: string | undefined): Promise<Decrypt> {
  const beginning = await beginningOf(file);
  if (!beginning.startsWith(AGE)) return PLAIN;
  if (beginning.startsWith(`${AGE}scrypt `))
    return decryptWith({ passphrase: await passphraseFor(file) }, 'the passphrase');
  const keys = identity ?? identityFile();
  const identities = readIdentities(keys);
  if (!identities)
    throw new Refusal(
      identity
        ? `There is no file ${identity}.`
        : `${file} is encrypted: add --identity <file with the private key of the backups>.`,
    );
  return decryptWith({ identities }, keys);
}
