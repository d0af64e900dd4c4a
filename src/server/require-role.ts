import type { User } from '@/payload-types';
import { EndpointError } from './endpoint-errors';
import type { Call } from './public-endpoint';

type Session = {
  userId: number;
  username: string;
  role: string;
  /** The account's session that sent this request. */
  sid: string;
  /** For Payload's Local API, together with `overrideAccess: false`. */
  user: User & { collection: 'users' };
};

/** The roles that work on tickets, quotes and applications. */
export const SUPPORTERS = ['admin', 'support'];
export const EVERY_ROLE = ['admin', 'editor', 'support', 'marketing'];

/** The signed-in person, by session cookie: `readSession` of the staff room. */
export type ReadSession = (headers: Headers) => Promise<Session | null>;

/** @throws EndpointError sign-in; forbidden for every other role */
export async function requireRole(
  readSession: ReadSession,
  { headers }: Call,
  roles: readonly string[],
): Promise<Session> {
  const session = await readSession(headers);
  if (!session) throw new EndpointError('sign-in');
  if (!roles.includes(session.role)) throw new EndpointError('forbidden');
  return session;
}

/** The number in the address. @throws EndpointError not-found if it cannot be a record's id */
export function recordId({ params }: Call): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new EndpointError('not-found');
  return Number(params.id);
}
