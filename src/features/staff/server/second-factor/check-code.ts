import { HOUR_SECONDS, limiter } from '@/kit/db/limiter';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { type LoginAttempt, loginThrottle } from '../login-throttle';
import { queuePasswordCheck } from '../password-check-queue';
import { checkAppCode } from './code-apps';
import { checkRecoveryCode } from './recovery-codes';

/**
 * Wrong codes for one account from anywhere. Only somebody who knows the password can use these up, so nobody else can
 * lock the account; a passkey is not affected.
 */
const wrongCodes = () => limiter({ name: 'second-factor', points: 20, windowSeconds: HOUR_SECONDS });
const APP_CODE = /^\s*(\d\s*){6}$/;

type Asked = LoginAttempt & { userId: number; code: string };

/**
 * An app's code, or at a sign-in a recovery code.
 * @returns which of them it was, or null for a wrong one
 * @throws EndpointError too-many
 */
export async function checkCode(
  { userId, code, ...attempt }: Asked,
  acceptsRecovery: boolean,
): Promise<'app' | 'recovery' | null> {
  const throttle = loginThrottle(attempt);
  return queuePasswordCheck('staff', async () => {
    await throttle.check();
    const { allowed, retryAfterSeconds } = await wrongCodes().peek(String(userId));
    if (!allowed) throw new EndpointError('too-many', { retryAfterSeconds });
    const isApp = APP_CODE.test(code);
    if (isApp && (await checkAppCode(userId, code))) return 'app';
    if (!isApp && acceptsRecovery && (await checkRecoveryCode(userId, code))) return 'recovery';
    await Promise.all([throttle.countFailure(), wrongCodes().consume(String(userId))]);
    return null;
  });
}
