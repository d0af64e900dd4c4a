import { env } from '@/env';
import { cookieValue } from '@/kit/shared/cookie-value';

const LIFETIME_SECONDS = 180 * 86_400;

const isSecure = () => env().SITE_URL.startsWith('https:');
const cookieName = () => `${isSecure() ? '__Host-' : ''}colonnade-passkey`;

/** From now on the sign-in page shows the passkey first in this browser. The cookie opens nothing. */
export function showPasskeyFirst(answer: Response): Response {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}${isSecure() ? '; Secure' : ''}`;
  answer.headers.append('Set-Cookie', `${cookieName()}=first; ${flags}`);
  return answer;
}

export const isPasskeyFirst = (cookies: string | null): boolean =>
  cookieValue(cookies ?? '', cookieName()) === 'first';
