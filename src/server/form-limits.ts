import { countInTurn, HOUR_SECONDS, mailboxKey } from '@/db/limiter';
import { env } from '@/env';
import { addressForLimits } from '@/shared/network-address';
import { EndpointError } from './endpoint-errors';
import { MAIL_TO_STRANGER } from './mail-to-strangers';

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

type Sender = {
  /** The network address that it comes from. */
  address: string;
  email: string;
  /** Whether an automatic mail should go to `email`: that is counted too. */
  wantsMail?: boolean;
};

/**
 * Counts a submission by its address, then by its mailbox, then as a mail to somebody who may not have asked for it.
 *
 * @returns whether the mail may be sent
 * @throws EndpointError too-many, with the seconds until the hour of the counted key is over
 */
export async function countSubmission(
  form: FormName,
  { address, email, wantsMail = false }: Sender,
): Promise<boolean> {
  const { setting, standard } = FORMS[form];
  const perAddress = env()[setting];
  const rule = (kind: string, points: number) => ({
    name: `${form}-${kind}`,
    points,
    windowSeconds: HOUR_SECONDS,
  });
  const mailbox = mailboxKey(email);
  const [byAddress, byMailbox, mail] = await countInTurn([
    { rule: rule('address', perAddress), key: addressForLimits(address) },
    { rule: rule('mailbox', mailboxLimit(perAddress, standard)), key: mailbox },
    ...(wantsMail ? [{ rule: MAIL_TO_STRANGER, key: mailbox }] : []),
  ]);
  for (const answer of [byAddress, byMailbox]) {
    if (answer && !answer.allowed) {
      throw new EndpointError('too-many', { retryAfterSeconds: answer.retryAfterSeconds });
    }
  }
  return mail?.allowed ?? false;
}
