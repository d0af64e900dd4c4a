import { issueToken, readToken } from '@/kit/db/signed-token';
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/kit/shared/spam-fields';

/** Tenths of a second suffice to distinguish people from robots, and reveal nothing about a visitor. */
const TICK_MS = 100;
/** Nobody reads, fills in and sends a form within this time after the page was rendered. */
const TOO_FAST_MS = 1500;

/** Signed time at which a page was rendered; its forms send it back (`FORM_TOKEN_FIELD`). Optional everywhere. */
export const issueFormToken = (now = Date.now()): string =>
  issueToken('form-time', Math.floor(now / TICK_MS).toString(36));

/** True for a genuine token that came back faster than people type. Missing, old or foreign ones prove nothing. */
export function isSentTooFast(token: unknown, now = Date.now()): boolean {
  const value = readToken('form-time', token);
  if (value === null) return false;
  const age = now - Number.parseInt(value, 36) * TICK_MS;
  return age >= 0 && age < TOO_FAST_MS;
}

/**
 * True when a robot gave itself away: it filled in the field that people never see, or sent the form too fast. It
 * gets the same answer as anyone; the submission is stored as spam and sends no email.
 *
 * @param raw the body before its contract dropped unknown keys
 */
export function looksLikeSpam(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return false;
  const bait: unknown = Reflect.get(raw, HONEYPOT_FIELD);
  const baited = bait !== undefined && bait !== null && bait !== '' && bait !== false;
  return baited || isSentTooFast(Reflect.get(raw, FORM_TOKEN_FIELD));
}
