import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The format in which Payload 3.90 stores a password: `pbkdf2-sha256-v1:<hex>`. An int test signs in with one. */
const PREFIX = 'pbkdf2-sha256-v1:';
const ROUNDS = 600_000;
const KEY_BYTES = 32;

const derive = promisify(pbkdf2);

export type StoredPassword = { hash: string; salt: string };

/** Checked when the account is unknown, so that both cases take the same time. */
export const DUMMY: StoredPassword = { hash: `${PREFIX}${'0'.repeat(KEY_BYTES * 2)}`, salt: '0'.repeat(64) };

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(KEY_BYTES).toString('hex');
  const derived = await derive(password, salt, ROUNDS, KEY_BYTES, 'sha256');
  return { hash: PREFIX + derived.toString('hex'), salt };
}

export async function isPasswordRight(password: string, { hash, salt }: StoredPassword): Promise<boolean> {
  const stored = Buffer.from(hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '', 'hex');
  const derived = await derive(password, salt, ROUNDS, KEY_BYTES, 'sha256');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}
