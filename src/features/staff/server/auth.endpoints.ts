import { EndpointError, toEndpointError } from '@/server/endpoint-errors';
import { readJson } from '@/server/read-body';
import { isForeign } from '@/server/request-origin';
import { errorResponse, json } from '@/server/responses';
import { attemptLogin } from './login-attempt';
import { readSession, signOut } from './session';
import { endedCookie, sessionCookie } from './session-cookie';

type Endpoint = (request: Request) => Promise<Response>;

const answering =
  (work: Endpoint): Endpoint =>
  async (request) => {
    try {
      return await work(request);
    } catch (error) {
      const known = toEndpointError(error);
      if (known.code === 'broken') console.error(error);
      return errorResponse(known);
    }
  };

const fromHere = (request: Request) => {
  if (isForeign(request.headers)) throw new EndpointError('foreign-origin');
};

/** POST /api/auth/login: 200 with the cookie, 400, 401, 403, 413, 415, 429, 503. */
export const login = answering(async (request) => {
  fromHere(request);
  const { session } = await attemptLogin(await readJson(request), request.headers);
  return json({ authenticated: true }, 200, { 'Set-Cookie': await sessionCookie(session.token) });
});

/** POST /api/auth/logout: always 200; the session ends on the server, not only in this browser. */
export const logout = answering(async (request) => {
  fromHere(request);
  await signOut(request.headers);
  return json({ authenticated: false }, 200, { 'Set-Cookie': await endedCookie() });
});

/** GET /api/auth/session: always 200, for strangers too. */
export const session = answering(async (request) =>
  json({ authenticated: (await readSession(request.headers)) !== null }),
);
