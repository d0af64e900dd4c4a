import { createHmac } from 'node:crypto';
import { env } from '@/env';

/**
 * Keyed hash of private data (an address, a mailbox), so that tables never contain it in plain text. The purpose
 * keeps hashes of different tables from being matched with each other.
 *
 * @returns 43 characters, base64url
 */
export const keyedHash = (purpose: string, value: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET ?? '')
    .update(`${purpose}\n${value}`)
    .digest('base64url');
