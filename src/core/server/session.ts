import { executeAuthStrategies } from 'payload';
import { getPayloadClient } from '@/core/server/payload';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import type { Call } from '@/kit/server/public-endpoint';
import type { User } from '@/payload-types';
import { readSessionToken } from './session-cookie';

export type StaffSession = {
  userId: number;
  username: string;
  role: User['role'];
  /** The account's session that sent this request. */
  sid: string;
  /** For Payload's Local API, together with `overrideAccess: false`. */
  user: User & { collection: 'users' };
};

/** The roles that work on tickets, quotes and applications. */
export const SUPPORTERS = ['admin', 'support'];
export const EVERY_ROLE = ['admin', 'editor', 'support', 'marketing'];

/**
 * The session behind the cookie. Payload would ignore the cookie of a request without Origin; state-changing callers
 * check the origin themselves, so the token is passed as a header. It is looked up every time, so that an ended
 * session stops working immediately.
 * @throws when the database is down, rather than treating a signed-in person as anonymous
 */
export async function readSession(headers: Headers): Promise<StaffSession | null> {
  const token = await readSessionToken(headers);
  if (!token) return null;
  const payload = await getPayloadClient();
  const { user } = await executeAuthStrategies({
    headers: new Headers({ Authorization: `JWT ${token}` }),
    payload,
  });
  if (!user) {
    await requestPool().query('SELECT 1');
    return null;
  }
  const person = user as unknown as StaffSession['user'] & { _sid: string };
  return {
    userId: person.id,
    username: person.username,
    role: person.role,
    sid: person._sid,
    user: person,
  };
}

/** @throws EndpointError sign-in; forbidden for every other role */
export async function requireRole({ headers }: Call, roles: readonly string[]): Promise<StaffSession> {
  const session = await readSession(headers);
  if (!session) throw new EndpointError('sign-in');
  if (!roles.includes(session.role)) throw new EndpointError('forbidden');
  return session;
}
