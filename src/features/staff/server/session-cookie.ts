import { generateExpiredPayloadCookie, generatePayloadCookie, parseCookies } from 'payload/shared';
import { getPayloadClient } from '@/server/payload';

const settings = async () => {
  const { config, collections } = await getPayloadClient();
  return { collectionAuthConfig: collections.users.config.auth, cookiePrefix: config.cookiePrefix };
};

/** `Set-Cookie` of a session that begins or goes on: HttpOnly, SameSite=Lax; Secure and `__Host-` on https. */
export const sessionCookie = async (token: string) =>
  String(generatePayloadCookie({ ...(await settings()), token }));

export const endedCookie = async () => String(generateExpiredPayloadCookie(await settings()));

export async function readToken(headers: Headers): Promise<string | null> {
  const { cookiePrefix } = await settings();
  return parseCookies(headers).get(`${cookiePrefix}-token`) || null;
}
