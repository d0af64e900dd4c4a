import { executeAuthStrategies } from 'payload';
import { requestPool } from '@/db/pool';
import type { User } from '@/payload-types';
import { getPayloadClient } from '@/server/payload';
import type { Role } from '../contract';
import { readToken } from './session-cookie';
import { endSession } from './sessions';

/** `user` is for Payload's Local API, with `overrideAccess: false`. */
export type StaffSession = {
  userId: number;
  username: string;
  role: Role;
  sid: string;
  user: User & { collection: 'users' };
};

/**
 * The session behind the cookie. Payload would ignore the cookie of a request without Origin; state-changing callers
 * check the origin themselves, so the token is passed as a header. It is looked up every time, so that an ended
 * session stops working immediately.
 * @throws when the database is down, rather than treating a signed-in person as anonymous
 */
export async function readSession(headers: Headers): Promise<StaffSession | null> {
  const token = await readToken(headers);
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

/** @returns whether there was a session to end */
export async function signOut(headers: Headers): Promise<boolean> {
  const session = await readSession(headers);
  if (!session) return false;
  await endSession({ id: session.userId, username: session.username }, session.sid);
  return true;
}
