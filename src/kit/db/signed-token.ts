import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentKey, secretKeys } from './secret-keys';
import type { SecretPurpose } from './secret-purposes';

/** A token works for its purpose only: one made to confirm never unsubscribes. */
export type TokenPurpose =
  | 'form-time'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'newsletter-preferences'
  | 'form-result'
  | 'sign-in-step'
  | 'ticket-status'
  | 'draw-lookup'
  | 'staff-invitation';

/** An unsubscribe link must work longer than any other. What is not listed belongs to signing in. */
const SECRETS: Partial<Record<TokenPurpose, SecretPurpose>> = {
  'form-time': 'links',
  'newsletter-confirm': 'links',
  'newsletter-unsubscribe': 'unsubscribe',
  'newsletter-preferences': 'unsubscribe',
  'form-result': 'links',
  'ticket-status': 'links',
  'draw-lookup': 'links',
  'staff-invitation': 'links',
};
/** What the site puts into addresses and emails. */
export const LINK_PURPOSES = Object.keys(SECRETS) as TokenPurpose[];

const secretOf = (purpose: TokenPurpose): SecretPurpose => SECRETS[purpose] ?? 'sessions';

const sign = (purpose: TokenPurpose, body: string, key = currentKey(secretOf(purpose))) =>
  createHmac('sha256', key).update(`token:${purpose}\n${body}`).digest();

/** @param body what a token says, before its signature */
export const tokenOf = (purpose: TokenPurpose, body: string): string =>
  `${body}.${sign(purpose, body).toString('base64url')}`;

/** @returns URL-safe text that contains `value` readably and cannot be changed undetected */
export const issueToken = (purpose: TokenPurpose, value: string): string =>
  tokenOf(purpose, Buffer.from(value, 'utf8').toString('base64url'));

/** @returns the value that was signed for this purpose, or null */
export function readToken(purpose: TokenPurpose, token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 1000) return null;
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const isSigned = secretKeys(secretOf(purpose)).some((key) => {
    const expected = sign(purpose, body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return null;
  return Buffer.from(body, 'base64url').toString('utf8');
}
