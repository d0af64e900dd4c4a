import { HOUR_SECONDS, limiter, mailboxKey } from '@/db/limiter';

/** Anyone can type anyone's address into a form: this is how often a day its owner may hear from us unasked. */
const MAILS_A_DAY = 5;

/** Mailboxes that answer by themselves, or that nobody reads: a reply could start a loop. */
const MACHINES =
  /^(mailer-?daemon|postmaster|hostmaster|abuse|root|(no|do[-_.]?not)[-_.]?reply|bounces?|notifications?|auto-?(reply|responder)|listserv|majordomo|.+-(request|bounces?|owner)|owner-.+)([-+=.].*)?@/i;

export const isMachine = (email: string) => MACHINES.test(email);

/**
 * Whether an automatic mail may go to the address that somebody typed; counts it.
 *
 * @param ownMailboxes the brand's own mailboxes, which would only answer themselves
 */
export async function mayMailStranger(email: string, ownMailboxes: string[]): Promise<boolean> {
  const mailbox = mailboxKey(email);
  if (isMachine(mailbox) || ownMailboxes.some((own) => mailboxKey(own) === mailbox)) return false;
  const rule = { name: 'mail-to-stranger', points: MAILS_A_DAY, windowSeconds: 24 * HOUR_SECONDS };
  return (await limiter(rule).consume(mailbox)).allowed;
}
