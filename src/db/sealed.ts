import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/env';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

const key = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET ?? '', '', `colonnade ${purpose}`, 32));

/** @param place where it is stored, such as the account's id; sealed data opens nowhere else */
export function seal(purpose: string, place: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key(purpose), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @returns null when it was sealed under another secret, for another place, or changed since */
export function unseal(purpose: string, place: string, stored: Uint8Array): Buffer | null {
  try {
    const decipher = createDecipheriv(CIPHER, key(purpose), stored.subarray(0, NONCE)).setAAD(
      Buffer.from(place),
    );
    decipher.setAuthTag(stored.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(stored.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return null;
  }
}
