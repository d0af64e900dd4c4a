import { EndpointError } from '@/kit/server/endpoint-errors';
import { clientAddress } from '@/kit/server/request-origin';
import { checkPassword } from './check-password';
import { recordRefusal } from './find-account';
import { loginThrottle } from './login-throttle';
import { beginStep } from './second-factor/step-token';
import { type Account, type Missing, type OpenSession, openSession } from './sessions';

const MUST_ADD = 'Your role needs a second factor: please add one to sign in';

/** The password was right. The answer's cookie continues the sign-in with what the account must still show or add. */
export function stillMissing({ id, salt }: Account, kind: Missing['missing']): EndpointError {
  const { cookie } = beginStep({ kind, userId: id, salt });
  const message = kind === 'enroll' ? MUST_ADD : undefined;
  return new EndpointError('second-factor', { message, headers: { 'Set-Cookie': cookie } });
}

/**
 * One sign-in for /links and the back office. Known and unknown names get the same answer, in text and timing.
 * @throws EndpointError 401 wrong pair, 429 too many failures or too many at once, 403 second-factor with the cookie of
 * the pending sign-in
 */
export async function attemptLogin(
  input: { username: string; password: string },
  headers: Headers,
): Promise<{ account: Account; session: OpenSession }> {
  const attempt = { username: input.username.trim().toLowerCase(), address: clientAddress(headers) };
  const { account, found } = await checkPassword(attempt, input.password, 'strangers');
  const session = account && (await openSession(account, 'password'));
  if (!session) {
    await recordRefusal(found);
    throw new EndpointError('sign-in', { message: 'Invalid credentials' });
  }
  // The right password alone resets no count: wrong codes that follow it count with the same name.
  if ('missing' in session) throw stillMissing(account, session.missing);
  await loginThrottle(attempt).countSuccess();
  return { account, session };
}
