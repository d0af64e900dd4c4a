import { HOUR_SECONDS, limiter, mailboxKey } from '@/db/limiter';
import { env } from '@/env';
import { addressForLimits } from '@/shared/network-address';
import { EndpointError } from './endpoint-errors';

/**
 * Submissions an hour: by address as configured, by mailbox in proportion. Each form has counts of its own: `status` of
 * questions after a ticket, `messages` of what is added to one.
 */
const FORMS = {
  support: { setting: 'RATE_LIMIT_SUPPORT', standard: 20 },
  status: { setting: 'RATE_LIMIT_SUPPORT', standard: 20 },
  messages: { setting: 'RATE_LIMIT_SUPPORT', standard: 20 },
  newsletter: { setting: 'RATE_LIMIT_NEWSLETTER', standard: 100 },
  waitlist: { setting: 'RATE_LIMIT_WAITLIST', standard: 30 },
  quotes: { setting: 'RATE_LIMIT_QUOTES', standard: 20 },
} as const;
const MAILBOX_STANDARD = 5;

export type FormName = keyof typeof FORMS;

export const mailboxLimit = (configured: number, standard: number) =>
  Math.ceil((MAILBOX_STANDARD * configured) / standard);

/**
 * @throws EndpointError too-many, with the seconds until the hour of the counted key is over
 */
export async function countSubmission(form: FormName, address: string, email: string): Promise<void> {
  const { setting, standard } = FORMS[form];
  const perAddress = env()[setting];
  const rules = [
    [{ name: `${form}-address`, points: perAddress }, addressForLimits(address)],
    [{ name: `${form}-mailbox`, points: mailboxLimit(perAddress, standard) }, mailboxKey(email)],
  ] as const;
  for (const [rule, key] of rules) {
    const answer = await limiter({ ...rule, windowSeconds: HOUR_SECONDS }).consume(key);
    if (!answer.allowed) throw new EndpointError('too-many', { retryAfterSeconds: answer.retryAfterSeconds });
  }
}
