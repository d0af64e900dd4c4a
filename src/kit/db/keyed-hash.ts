import { createHmac } from 'node:crypto';
import { secretKeys } from './secret-keys';
import type { SecretPurpose } from './secret-purposes';

/** By the first part of a use. What is not listed belongs to signing in. */
const SECRETS: Record<string, SecretPurpose> = {
  erasure: 'erasures',
  'ticket-link': 'links',
  limit: 'limits',
  'reply-address': 'replies',
};

/** A value's hashes under every secret that still verifies, newest first. @param use as `limit:<name>` */
export function keyedHashes(use: string, value: string): string[] {
  const hash = (key: string) => createHmac('sha256', key).update(`${use}\n${value}`).digest('base64url');
  return secretKeys(SECRETS[use.split(':')[0] ?? ''] ?? 'sessions').map(hash);
}

/**
 * Keyed hash of private data (an address, a mailbox), so that tables never contain it in plain text. The use keeps
 * hashes of different tables from being matched with each other.
 *
 * @returns 43 characters, base64url
 */
export const keyedHash = (use: string, value: string): string => keyedHashes(use, value)[0] ?? '';
