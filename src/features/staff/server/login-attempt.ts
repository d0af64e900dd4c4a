import { EndpointError } from '@/server/endpoint-errors';
import { deviceOf } from '@/server/known-device';
import { clientAddress } from '@/server/request-origin';
import { type SignIn, signIn } from './sign-in';

const minutes = (seconds: number) => {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return whole === 1 ? '1 minute' : `${whole} minutes`;
};

/**
 * Signs in, or returns the reason as a sentence.
 * @throws EndpointError 401 wrong pair, 429 too many failures
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
  throw new EndpointError('too-many', {
    message: `Too many failed sign-ins, please try again in ${minutes(result.retryAfter)}`,
    retryAfterSeconds: result.retryAfter,
  });
}
