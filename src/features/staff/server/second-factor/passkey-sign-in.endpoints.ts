import { recordActivity } from '@/core/db/activity';
import { sessionCookie } from '@/core/server/session-cookie';
import { requestPool } from '@/kit/db/pool';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { passkeyRequest } from '../../contract';
import { accountById } from '../find-account';
import { loginThrottle } from '../login-throttle';
import { openSession } from '../sessions';
import { showPasskeyFirst } from './passkey-first';
import { checkPasskey, signInOptions } from './passkeys';
import { beginStep, readStep } from './step-token';

export const NOT_OURS = 'This passkey belongs to no account here. It may have been removed.';

/** POST /api/auth/passkey/options: a challenge for this browser; it stores nothing. */
export const passkeyOptionsEndpoint = publicEndpoint({
  POST: withoutBody(async () => {
    const { challenge, cookie } = beginStep({ kind: 'passkey' });
    return json({ options: await signInOptions(challenge) }, 200, { 'Set-Cookie': cookie });
  }),
});

const refused = () =>
  recordActivity(requestPool(), {
    actor: null,
    action: 'sign-in refused',
    subject: 'users',
    subjectId: null,
    details: 'for a passkey',
  });

/**
 * POST /api/auth/passkey: signs in with a passkey alone, which holds two factors: the device, and the finger or PIN
 * that it asked for. 401 with one sentence for every refusal; 429.
 */
export const passkeyEndpoint = publicEndpoint({
  POST: withJson(passkeyRequest, async ({ passkey }, { headers, address }) => {
    const throttle = loginThrottle({ username: 'a passkey', address });
    await throttle.check();
    const step = readStep(headers, 'passkey');
    const found = step && (await checkPasskey(step, passkey));
    const account = found && (await accountById(found.userId));
    const session = account && (await openSession(account, 'passkey'));
    if (session && 'token' in session) {
      const answer = json({ authenticated: true }, 200, { 'Set-Cookie': await sessionCookie(session.token) });
      return showPasskeyFirst(answer);
    }
    await throttle.countFailure();
    await refused();
    throw new EndpointError('sign-in', { message: NOT_OURS });
  }),
});
