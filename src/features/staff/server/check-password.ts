import { findAccount } from './find-account';
import { type LoginAttempt, loginThrottle } from './login-throttle';
import { DUMMY, isPasswordRight } from './password';
import { queuePasswordCheck } from './password-check-queue';
import type { Account } from './sessions';

/**
 * For known and unknown names alike, with the same work.
 * @param who strangers, or staff who prove who they are: somebody may guess in a browser left open
 * @returns the account whose password it is, or null; `found` has the name, whatever the password
 * @throws EndpointError too-many
 */
export async function checkPassword(attempt: LoginAttempt, password: string, who: 'strangers' | 'staff') {
  const throttle = loginThrottle(attempt);
  await throttle.check();
  return queuePasswordCheck(who, async (): Promise<{ account: Account | null; found?: Account }> => {
    // Other attempts for the same name may have failed while this one waited for its turn.
    await throttle.check();
    const found = await findAccount(attempt.username);
    if ((await isPasswordRight(password, found ?? DUMMY)) && found) return { account: found, found };
    await throttle.countFailure();
    return { account: null, found };
  });
}
