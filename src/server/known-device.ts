import { randomUUID } from 'node:crypto';
import { keyedHash } from '@/db/keyed-hash';
import { issueToken, readToken } from '@/db/signed-token';
import { env } from '@/env';
import { cookieValue } from '@/shared/cookie-value';

/** A device is remembered this long after its last sign-in. */
const LIFETIME_DAYS = 180;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

const isSecure = () => env().SITE_URL.startsWith('https:');
const PASSKEY = 'passkey';
const cookieName = () => `${isSecure() ? '__Host-' : ''}colonnade-device`;

/** Names the account without showing its name. */
const markOf = (username: string) => keyedHash('known-device', username.trim().toLowerCase());

/**
 * Marks the browser as one on which this account signed in. It opens nothing: it only keeps a place in the queue and
 * a count of failures of its own, so that no attack from elsewhere keeps staff out, and says which way in to show first.
 */
export function rememberDevice(answer: Response, username: string, usedPasskey = false): Response {
  const value = issueToken(
    'known-device',
    [markOf(username), Date.now() + LIFETIME_DAYS * DAY_MS, randomUUID(), usedPasskey ? PASSKEY : ''].join(
      ' ',
    ),
  );
  const parts = [`${cookieName()}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  const ends = `Max-Age=${LIFETIME_DAYS * DAY_SECONDS}`;
  answer.headers.append('Set-Cookie', [...parts, ends, ...(isSecure() ? ['Secure'] : [])].join('; '));
  return answer;
}

function readDevice(
  cookies: string | null | undefined,
  now: number,
): { mark: string; id: string; usedPasskey: boolean } | undefined {
  const token = readToken('known-device', cookieValue(cookies ?? '', cookieName()));
  const [mark, until, id, how] = token?.split(' ') ?? [];
  return mark && id && Number(until) > now ? { mark, id, usedPasskey: how === PASSKEY } : undefined;
}

/** Whether somebody of the staff signed in with this browser. */
export const isKnownDevice = (cookies: string | undefined): boolean =>
  cookies?.includes(cookieName()) === true && readDevice(cookies, Date.now()) !== undefined;

/** Whether the last sign-in of this browser was with a passkey, or added one. */
export const usedPasskey = (cookies: string | null): boolean =>
  readDevice(cookies, Date.now())?.usedPasskey === true;

/** @returns the id of the browser, if this account signed in with it */
export function deviceOf(cookies: string | null, username: string, now = Date.now()): string | undefined {
  const device = readDevice(cookies, now);
  return device?.mark === markOf(username) ? device.id : undefined;
}
