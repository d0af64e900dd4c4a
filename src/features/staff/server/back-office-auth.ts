import { getPayloadClient } from '@/core/server/payload';
import { readSession, type StaffSession } from '@/core/server/session';
import { endedCookie, sessionCookie } from '@/core/server/session-cookie';
import { EndpointError, toEndpointError } from '@/kit/server/endpoint-errors';
import { parseWith } from '@/kit/server/public-endpoint';
import { FORM_BYTES, readJson } from '@/kit/server/read-body';
import { json } from '@/kit/server/responses';
import { loginRequest } from '../contract';
import { attemptLogin } from './login-attempt';
import { extendSession, signOut } from './sessions';

/** The back office's own forms expect errors in this shape. */
export const adminError = (error: EndpointError) =>
  json({ errors: [{ message: error.message }] }, error.status, error.headers);

/** Its forms post multipart with the fields as JSON in `_payload`; scripts post plain JSON. */
async function readFields(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return readJson(request);
  if (Number(request.headers.get('content-length')) > FORM_BYTES) throw new EndpointError('too-large');
  try {
    const fields = (await request.formData()).get('_payload');
    return JSON.parse(String(fields));
  } catch {
    throw new EndpointError('bad-form');
  }
}

const describeUser = async (session: Pick<StaffSession, 'userId' | 'user'>) => {
  const payload = await getPayloadClient();
  const user = await payload.findByID({
    collection: 'users',
    id: session.userId,
    depth: 0,
    overrideAccess: false,
    user: session.user,
  });
  return { ...user, collection: 'users' };
};

/** POST /admin/api/users/login: the same sign-in as /api/auth/login, in the format that Payload's form expects. */
async function login(request: Request): Promise<Response> {
  const input = parseWith(loginRequest, await readFields(request));
  const { account, session } = await attemptLogin(input, request.headers);
  const { id, username, role } = account;
  const user = await describeUser({
    userId: id,
    user: { id, username, role, collection: 'users' } as StaffSession['user'],
  });
  const body = { message: 'Signed in', user, exp: session.exp, token: session.token };
  return json(body, 200, { 'Set-Cookie': await sessionCookie(session.token) });
}

async function logout(request: Request): Promise<Response> {
  await signOut(request.headers);
  return json({ message: 'Signed out' }, 200, { 'Set-Cookie': await endedCookie() });
}

async function refresh(request: Request): Promise<Response> {
  const current = await readSession(request.headers);
  const next = current && (await extendSession(current.userId, current.sid));
  if (!current || !next) throw new EndpointError('sign-in');
  const body = {
    message: 'Session extended',
    user: await describeUser(current),
    exp: next.exp,
    refreshedToken: next.token,
    setCookie: true,
  };
  return json(body, 200, { 'Set-Cookie': await sessionCookie(next.token) });
}

const AUTH_ROUTES = new Map([
  ['users/login', login],
  ['users/logout', logout],
  ['users/refresh-token', refresh],
]);

/** @returns the response of our own sign-in, sign-out or refresh, or null for any other path */
export async function backOfficeAuth(path: string, request: Request): Promise<Response | null> {
  const route = request.method === 'POST' ? AUTH_ROUTES.get(path) : undefined;
  if (!route) return null;
  try {
    return await route(request);
  } catch (error) {
    const known = toEndpointError(error);
    if (known.code === 'broken') console.error(error);
    return adminError(known);
  }
}
