import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/env';

/** A token works for its purpose only: one made to confirm never unsubscribes. */
export type TokenPurpose =
  | 'form-time'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'form-result'
  | 'ticket-status'
  | 'known-device';

const sign = (purpose: TokenPurpose, body: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET ?? '')
    .update(`token:${purpose}\n${body}`)
    .digest();

/** @returns URL-safe text that contains `value` readably and cannot be changed undetected */
export function issueToken(purpose: TokenPurpose, value: string): string {
  const body = Buffer.from(value, 'utf8').toString('base64url');
  return `${body}.${sign(purpose, body).toString('base64url')}`;
}

/** @returns the value that was signed for this purpose, or null */
export function readToken(purpose: TokenPurpose, token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 1000) return null;
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const expected = sign(purpose, body);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(body, 'base64url').toString('utf8');
}
