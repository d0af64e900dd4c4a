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

/** The number in the address. @throws EndpointError not-found for what no record can have as its id */
export function recordId({ params }: Call): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new EndpointError('not-found');
  return Number(params.id);
}
