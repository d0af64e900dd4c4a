import { issueToken, readToken } from './signed-token';

/** Tenths of a second are enough to tell people from robots, and say nothing about a visitor. */
const TICK_MS = 100;
/** Nobody reads, types and sends a form within this time after the page was made. */
const TOO_FAST_MS = 1500;

/** Signed time at which a page was made; the forms on it send it back (`FORM_TOKEN_FIELD`). Optional everywhere. */
export const issueFormToken = (now = Date.now()): string =>
  issueToken('form-time', Math.floor(now / TICK_MS).toString(36));

/** True for a genuine token that came back faster than a person can type. Missing, old or foreign ones say nothing. */
export function cameTooFast(token: unknown, now = Date.now()): boolean {
  const value = readToken('form-time', token);
  if (value === null) return false;
  const age = now - Number.parseInt(value, 36) * TICK_MS;
  return age >= 0 && age < TOO_FAST_MS;
}
