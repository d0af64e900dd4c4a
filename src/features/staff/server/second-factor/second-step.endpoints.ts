import { sessionCookie } from '@/core/server/session-cookie';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { publicEndpoint, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { codeRequest } from '../../contract';
import { recordRefusal } from '../find-account';
import { openSession } from '../sessions';
import { checkCode } from './check-code';
import { readPending, readSecondStep } from './pending.queries';
import { spend } from './step-token';

const WRONG = 'This code is wrong, or was used before';

/** GET /api/auth/second-step: what is missing after the password. POST: an app's code or a recovery code. */
export const secondStepEndpoint = publicEndpoint({
  GET: withoutBody(async ({ headers }) => json(await readSecondStep(headers))),
  POST: withJson(codeRequest, async ({ code }, { headers, address }) => {
    const pending = await readPending(headers);
    if (pending?.step.about.kind !== 'second-factor') throw new EndpointError('sign-in');
    const { step, account } = pending;
    const { id: userId, username } = account;
    const found = await checkCode({ userId, username, code, address }, true);
    const session =
      found &&
      (await spend(step)) &&
      (await openSession(account, found === 'app' ? 'code' : 'recovery code'));
    if (session && 'token' in session)
      return json({ authenticated: true }, 200, { 'Set-Cookie': await sessionCookie(session.token) });
    await recordRefusal(account);
    throw new EndpointError('sign-in', { message: WRONG });
  }),
});
