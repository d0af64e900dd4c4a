import { createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/env';
import { type SecretPurpose, type StoredSecret, type StoredSecrets, secretsSchema } from './secret-purposes';

/** Outside of the database and of every backup: who has one of those must not have what signs and encrypts. */
export const secretsFile = () => path.join(path.resolve(env().DATA_DIR), 'secrets.json');

/** @throws Error for a damaged file: signing with other secrets than yesterday would look like an attack */
export function readSecretsFile(): StoredSecrets {
  let text: string;
  try {
    text = readFileSync(secretsFile(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${secretsFile()} is damaged: restore a copy of it`);
  }
}

const unending = (key: string): StoredSecret => ({ key, made: null, until: null });

/**
 * The secrets of a purpose that was never rotated are derived from PAYLOAD_SECRET. What was signed with PAYLOAD_SECRET
 * itself, as the site once did for every purpose, still verifies. Sessions are signed with it, so that an update signs
 * nobody out: Payload hashes it.
 */
function inherited(purpose: SecretPurpose): StoredSecret[] {
  const { PAYLOAD_SECRET } = env();
  if (!PAYLOAD_SECRET) throw new Error('PAYLOAD_SECRET is not set');
  if (purpose === 'sessions') return [unending(PAYLOAD_SECRET)];
  const own = hkdfSync('sha256', PAYLOAD_SECRET, '', `colonnade secret for ${purpose}`, 32);
  return [unending(Buffer.from(own).toString('hex')), unending(PAYLOAD_SECRET)];
}

let kept: StoredSecrets | undefined;

/** All of a purpose, newest first, including those that no longer verify. */
export function allSecrets(purpose: SecretPurpose): StoredSecret[] {
  kept ??= readSecretsFile();
  kept[purpose] ??= inherited(purpose);
  return kept[purpose];
}

/** @returns keys that verify, newest first; the first one signs. A running process does not notice a rotation. */
export function secretKeys(purpose: SecretPurpose, now = new Date()): string[] {
  const at = now.toISOString();
  return allSecrets(purpose).flatMap(({ key, until }) => (until === null || until > at ? [key] : []));
}

/** The one that signs. */
export const currentKey = (purpose: SecretPurpose): string => secretKeys(purpose)[0] ?? '';

/** For Payload, whose config is also read at build, where there is no secret: then it is empty. */
export const sessionSecret = (): string =>
  env().PAYLOAD_SECRET || readSecretsFile().sessions ? currentKey('sessions') : '';

/** @returns eight characters that tell keys apart and do not help to find them */
export const keyId = (key: string): string =>
  createHmac('sha256', key).update('erasure-key\n').digest('base64url').slice(0, 8);

export const keyIds = (purpose: SecretPurpose): string[] => secretKeys(purpose).map(keyId);
