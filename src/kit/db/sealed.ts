import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { currentKey, secretKeys } from './secret-keys';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

const cipherKey = (purpose: string, secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `colonnade ${purpose}`, 32));

/**
 * Encrypts what neither the database nor its backups may give away.
 * @param place where it is stored, such as the account's id; sealed data opens nowhere else
 * @returns nonce, tag and ciphertext
 */
export function seal(purpose: string, place: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const key = cipherKey(purpose, currentKey('seals'));
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function openWith(key: Buffer, place: string, stored: Uint8Array): Buffer | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, stored.subarray(0, NONCE)).setAAD(Buffer.from(place));
    decipher.setAuthTag(stored.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(stored.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

/** @returns null when none of the secrets sealed it, it was for another place, or it changed since */
export function unseal(purpose: string, place: string, stored: Uint8Array): Buffer | null {
  for (const secret of secretKeys('seals')) {
    const opened = openWith(cipherKey(purpose, secret), place, stored);
    if (opened) return opened;
  }
  return null;
}

/** Whether the newest secret sealed it: everything else is to be sealed again. */
export const isSealedByNewest = (purpose: string, place: string, stored: Uint8Array): boolean =>
  openWith(cipherKey(purpose, currentKey('seals')), place, stored) !== null;
