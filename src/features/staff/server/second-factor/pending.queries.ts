import type { SecondStep } from '../../contract';
import { accountById } from '../find-account';
import { heldFactors } from './factors';
import { readStep } from './step-token';

/** Whose password was right in this browser just now; null once the password changed. */
export async function readPending(headers: Headers) {
  const step = readStep(headers, 'second-factor', 'enroll');
  const account = step && (await accountById(step.about.userId));
  return account && account.salt === step.about.salt ? { step, account } : null;
}

/** What that sign-in still lacks. */
export async function readSecondStep(headers: Headers): Promise<SecondStep> {
  const pending = await readPending(headers);
  if (!pending) return { step: null, username: null, hasPasskey: false, hasCodeApp: false };
  const { step, account } = pending;
  return { step: step.about.kind, username: account.username, ...(await heldFactors(account.id)) };
}
