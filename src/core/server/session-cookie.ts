import { generateExpiredPayloadCookie, generatePayloadCookie, parseCookies } from 'payload/shared';
import { getPayloadClient } from '@/core/server/payload';

const settings = async () => {
  const { config, collections } = await getPayloadClient();
  return { collectionAuthConfig: collections.users.config.auth, cookiePrefix: config.cookiePrefix };
};

/** `Set-Cookie` of a new or extended session: HttpOnly, SameSite=Lax; Secure and `__Host-` on https. */
export const sessionCookie = async (token: string) =>
  String(generatePayloadCookie({ ...(await settings()), token }));

export const endedCookie = async () => String(generateExpiredPayloadCookie(await settings()));

/** Anything else is not our token, and some values are not allowed in a header. */
const LOOKS_SIGNED = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export async function readSessionToken(headers: Headers): Promise<string | null> {
  const { cookiePrefix } = await settings();
  const token = parseCookies(headers).get(`${cookiePrefix}-token`) ?? '';
  return LOOKS_SIGNED.test(token) ? token : null;
}
