import { EndpointError } from '@/server/endpoint-errors';
import { clientAddress } from '@/server/request-origin';
import { loginRequest } from '../contract';
import { type SignIn, signIn } from './sign-in';

const minutes = (seconds: number) => {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return whole === 1 ? '1 minute' : `${whole} minutes`;
};

/**
 * Signs in with what a form or a call sent.
 * @throws EndpointError 400 a field is missing, 401 wrong pair, 429 too many failures
 */
export async function attemptLogin(body: unknown, headers: Headers): Promise<Extract<SignIn, { ok: true }>> {
  const parsed = loginRequest.safeParse(body);
  if (!parsed.success) throw new EndpointError('invalid', { message: parsed.error.issues[0]?.message });
  const result = await signIn({ ...parsed.data, address: clientAddress(headers) });
  if (result.ok) return result;
  if (result.reason === 'credentials') throw new EndpointError('sign-in', { message: 'Invalid credentials' });
  throw new EndpointError('too-many', {
    message: `Too many failed sign-ins, please try again in ${minutes(result.retryAfter)}`,
    retryAfterSeconds: result.retryAfter,
  });
}
