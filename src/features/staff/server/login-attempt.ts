import { EndpointError } from '@/server/endpoint-errors';
import { deviceOf } from '@/server/known-device';
import { clientAddress } from '@/server/request-origin';
import { beginStep } from './second-factor/step-token';
import type { Account, Missing } from './sessions';
import { type SignIn, signIn } from './sign-in';

const minutes = (seconds: number) => {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return whole === 1 ? '1 minute' : `${whole} minutes`;
};

const MUST_ADD = 'Your role needs a second factor: please add one to sign in';

/** The password was right. The answer's cookie continues the sign-in with what the account must still show or add. */
export function stillMissing({ id, salt }: Account, kind: Missing['missing']): EndpointError {
  const { cookie } = beginStep({ kind, userId: id, salt });
  const message = kind === 'enroll' ? MUST_ADD : undefined;
  return new EndpointError('second-factor', { message, headers: { 'Set-Cookie': cookie } });
}

/**
 * Signs in, or returns the reason as a sentence.
 * @throws EndpointError 401 wrong pair, 429 too many failures, 403 second-factor with the cookie of the pending sign-in
 */
export async function attemptLogin(
  input: { username: string; password: string },
  headers: Headers,
): Promise<Extract<SignIn, { ok: true }>> {
  const result = await signIn({
    ...input,
    address: clientAddress(headers),
    device: deviceOf(headers.get('cookie'), input.username),
  });
  if (result.ok) return result;
  if (result.reason === 'credentials') throw new EndpointError('sign-in', { message: 'Invalid credentials' });
  if (result.reason === 'second-factor') throw stillMissing(result.account, result.missing);
  throw new EndpointError('too-many', {
    message: `Too many failed sign-ins, please try again in ${minutes(result.retryAfter)}`,
    retryAfterSeconds: result.retryAfter,
  });
}
