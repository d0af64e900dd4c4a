import { EndpointError } from '@/server/endpoint-errors';
import { type Attempt, loginThrottle } from './login-throttle';
import { matches } from './password';
import type { Account } from './sessions';
import { BUSY_SECONDS, findAccount, inSlot } from './sign-in';

export const busy = (retryAfterSeconds: number) => new EndpointError('too-many', { retryAfterSeconds });

/**
 * Of somebody who is signed in; guessing it in a browser left open counts as failed sign-ins.
 * @returns the account, or null for a wrong password
 * @throws EndpointError too-many
 */
export async function checkOwnPassword(attempt: Attempt, password: string): Promise<Account | null> {
  const throttle = loginThrottle(attempt);
  const { wait } = await throttle.check();
  if (wait > 0) throw busy(wait);
  const checked = await inSlot({ isKnown: true }, async () => {
    const account = await findAccount(attempt.username);
    return { account: account && (await matches(password, account)) ? account : null };
  });
  if (!checked) throw busy(BUSY_SECONDS);
  if (!checked.account) await throttle.countFailure();
  return checked.account;
}
