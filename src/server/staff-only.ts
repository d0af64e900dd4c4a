import { EndpointError } from './endpoint-errors';
import type { Call } from './public-endpoint';

export type StaffMember = { userId: number; username: string; role: string };

/** Who is signed in, by the session cookie; the staff room's `readSession`. */
export type ReadSession = (headers: Headers) => Promise<StaffMember | null>;

/** @throws EndpointError sign-in; forbidden for roles whose work this is not. An admin may do all. */
export async function staffWho(
  role: string,
  readSession: ReadSession,
  { headers }: Call,
): Promise<StaffMember> {
  const session = await readSession(headers);
  if (!session) throw new EndpointError('sign-in');
  if (session.role !== 'admin' && session.role !== role) throw new EndpointError('forbidden');
  return session;
}

/** The number in the address. @throws EndpointError not-found for what no record can have as its id */
export function recordId({ params }: Call): number {
  if (!/^\d{1,9}$/.test(params.id ?? '')) throw new EndpointError('not-found');
  return Number(params.id);
}
