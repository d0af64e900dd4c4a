import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cookieValue } from '@/kit/shared/cookie-value';

const HOUR_MS = 3_600_000;

/** A JSON Web Token as Payload signs its sessions: HS256 with the first 32 hex digits of the secret's SHA-256. */
const signingKey = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32);

/** @param secure the site is served over https, where the cookie has the `__Host-` prefix */
export const sessionCookieName = (secure: boolean) => `${secure ? '__Host-' : ''}colonnade-token`;

function isSigned(token: string, key: string): boolean {
  const [header, claims, signature, ...more] = token.split('.');
  if (!header || !claims || !signature || more.length > 0) return false;
  const expected = createHmac('sha256', key).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Recognizes staff without the database: their session cookie contains a token that this site signed. A session that
 * has ended still passes; the route looks it up. Nobody can forge such a cookie, so nobody gets past the page cache
 * with one.
 */
export function staffSessionCheck(secret: string | undefined, secure: boolean) {
  const name = sessionCookieName(secure);
  if (secret === undefined) return () => false;
  const key = signingKey(secret);
  const checked = new LRUCache<string, true>({ max: 200, ttl: HOUR_MS });
  return (cookies: string | undefined): boolean => {
    if (cookies === undefined || !cookies.includes(name)) return false;
    const token = cookieValue(cookies, name);
    if (token === undefined || token.length > 4096) return false;
    if (checked.has(token)) return true;
    if (!isSigned(token, key)) return false;
    checked.set(token, true);
    return true;
  };
}

export type IsStaff = ReturnType<typeof staffSessionCheck>;
