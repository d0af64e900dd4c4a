import { readSession } from '@/core/server/session';
import { endedCookie, sessionCookie } from '@/core/server/session-cookie';
import { publicEndpoint, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { loginRequest } from '../contract';
import { attemptLogin } from './login-attempt';
import { signOut } from './sessions';

/** POST /api/auth/login: 200 with the cookie; 401 `Invalid credentials` for every wrong pair; 429. */
export const loginEndpoint = publicEndpoint({
  POST: withJson(loginRequest, async (input, { headers }) => {
    const { session } = await attemptLogin(input, headers);
    return json({ authenticated: true }, 200, { 'Set-Cookie': await sessionCookie(session.token) });
  }),
});

/** POST /api/auth/logout: always 200; ends the session on the server, not only in this browser. */
export const logoutEndpoint = publicEndpoint({
  POST: withoutBody(async ({ headers }) => {
    await signOut(headers);
    return json({ authenticated: false }, 200, { 'Set-Cookie': await endedCookie() });
  }),
});

/** GET /api/auth/session: 200, also for anonymous visitors. */
export const sessionEndpoint = publicEndpoint({
  GET: withoutBody(async ({ headers }) => json({ authenticated: (await readSession(headers)) !== null })),
});
