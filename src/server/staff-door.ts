import { EndpointError } from './endpoint-errors';
import type { Call } from './public-endpoint';

type Session = { userId: number; username: string; role: string };

/** Who is signed in, by the session cookie; the staff room's `readSession`. */
export type ReadSession = (headers: Headers) => Promise<Session | null>;

/** @throws EndpointError sign-in; forbidden for every other role */
export async function admitRoles(
  readSession: ReadSession,
  { headers }: Call,
  roles: readonly string[],
): Promise<Session> {
  const session = await readSession(headers);
  if (!session) throw new EndpointError('sign-in');
  if (!roles.includes(session.role)) throw new EndpointError('forbidden');
  return session;
}
