import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { env } from '@/env';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
/** Bytes of an unencrypted secret: rounds were stored this way before secrets were sealed. */
const CLEAR = 32;

/** PAYLOAD_SECRET has changed since this was sealed. */
export class UnreadableSecret extends Error {}

const key = () => {
  const { PAYLOAD_SECRET } = env();
  if (!PAYLOAD_SECRET) throw new Error('PAYLOAD_SECRET is not set');
  return Buffer.from(hkdfSync('sha256', PAYLOAD_SECRET, '', 'colonnade list secret of a draw', 32));
};
const place = (round: number) => Buffer.from(`round ${round}`);

/** For the database and its backups: nonce, tag and ciphertext, bound to this round. */
export function sealSecret(round: number, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(place(round));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws UnreadableSecret */
export function openSecret(round: number, stored: Buffer): Buffer {
  if (stored.length === CLEAR) return stored;
  try {
    const decipher = createDecipheriv(CIPHER, key(), stored.subarray(0, NONCE)).setAAD(place(round));
    decipher.setAuthTag(stored.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(stored.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    throw new UnreadableSecret(`The list secret of round ${round} was sealed under another PAYLOAD_SECRET`);
  }
}

/** Seals secrets that were stored unencrypted: by an earlier version of the site, or in a backup of it. */
export async function sealStoredSecrets(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ round: number; secret: Buffer }>(
    `select round_id as round, list_secret as secret from site.draw_secrets where length(list_secret) = ${CLEAR}`,
  );
  for (const { round, secret } of rows)
    await pool.query(
      'update site.draw_secrets set list_secret = $3 where round_id = $1 and list_secret = $2',
      [round, secret, sealSecret(round, secret)],
    );
}
