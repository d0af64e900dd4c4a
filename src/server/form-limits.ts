import { countInTurn, HOUR_SECONDS, mailboxKey } from '@/db/limiter';
import { perHour } from '@/env';
import type { Form, RateLimit } from '@/shared/forms';
import { addressForLimits } from '@/shared/network-address';
import { EndpointError } from './endpoint-errors';
import { MAIL_TO_STRANGER } from './mail-to-strangers';

/** Of each form, by one mailbox an hour; in proportion where the number for an address is another than the standard. */
const MAILBOX_STANDARD = 5;

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
  { name, limit }: Form & { limit: RateLimit },
  { address, email, wantsMail = false }: Sender,
): Promise<boolean> {
  const perAddress = perHour(limit);
  const rule = (kind: string, points: number) => ({
    name: `${name}-${kind}`,
    points,
    windowSeconds: HOUR_SECONDS,
  });
  const mailbox = mailboxKey(email);
  const [byAddress, byMailbox, mail] = await countInTurn([
    { rule: rule('address', perAddress), key: addressForLimits(address) },
    { rule: rule('mailbox', mailboxLimit(perAddress, limit.standard)), key: mailbox },
    ...(wantsMail ? [{ rule: MAIL_TO_STRANGER, key: mailbox }] : []),
  ]);
  for (const answer of [byAddress, byMailbox]) {
    if (answer && !answer.allowed) {
      throw new EndpointError('too-many', { retryAfterSeconds: answer.retryAfterSeconds });
    }
  }
  return mail?.allowed ?? false;
}
