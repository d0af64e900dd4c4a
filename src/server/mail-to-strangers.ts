import { HOUR_SECONDS, type LimitRule, mailboxKey } from '@/db/limiter';
import type { BrandIdentity } from '@/shared/brand-identity';

/** Anyone can type anyone's address into a form: this is how often a day its owner may hear from us unasked. */
export const MAIL_TO_STRANGER: LimitRule = {
  name: 'mail-to-stranger',
  points: 5,
  windowSeconds: 24 * HOUR_SECONDS,
};

/** Mailboxes that answer by themselves, or that nobody reads: a reply could start a loop. */
const MACHINES =
  /^(mailer-?daemon|postmaster|hostmaster|abuse|root|(no|do[-_.]?not)[-_.]?reply|bounces?|notifications?|auto-?(reply|responder)|listserv|majordomo|.+-(request|bounces?|owner)|owner-.+)([-+=.].*)?@/i;

export const isMachine = (email: string) => MACHINES.test(email);

/** Whether the address may be a person's who could read an automatic mail; the brand's own would only answer itself. */
export function mayBePerson(email: string, { mailboxes }: BrandIdentity): boolean {
  const mailbox = mailboxKey(email);
  return !isMachine(mailbox) && !Object.values(mailboxes).some((own) => mailboxKey(own) === mailbox);
}
