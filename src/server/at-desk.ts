import { EndpointError } from './endpoint-errors';

/** Who is signed in, by the session cookie; the staff room's `readSession`. */
export type ReadSession = (
  headers: Headers,
) => Promise<{ userId: number; username: string; role: string } | null>;

/** @throws EndpointError sign-in; forbidden for roles whose work requests are not */
export async function atDesk(readSession: ReadSession, headers: Headers) {
  const session = await readSession(headers);
  if (!session) throw new EndpointError('sign-in');
  if (session.role !== 'admin' && session.role !== 'support') throw new EndpointError('forbidden');
  return session;
}
