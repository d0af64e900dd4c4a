import type { BrandIdentity } from '@/core/shared/brand-identity';
import { mailboxBehind } from '@/core/shared/mail-provider';
import { perHour } from '@/env';
import { countInTurn, HOUR_SECONDS, type LimitRule } from '@/kit/db/limiter';
import { networkUses, refuseTooMany } from '@/kit/server/network-limits';
import type { Form, RateLimit } from '@/kit/shared/form';

/** A form whose submissions are counted. */
export type LimitedForm = Form & { limit: RateLimit };

/** Per form, submissions per mailbox and hour; scaled if the limit per address differs from the default. */
const MAILBOX_STANDARD = 5;

export const mailboxLimit = (configured: number, standard: number) =>
  Math.ceil((MAILBOX_STANDARD * configured) / standard);

/** Anyone can enter anyone's address into a form: this limits how often per day its owner gets email that way. */
export const UNVERIFIED_RECIPIENT_LIMIT: LimitRule = {
  name: 'mail-to-stranger',
  points: 5,
  windowSeconds: 24 * HOUR_SECONDS,
};

/** Mailboxes that answer automatically, or that nobody reads: a reply could start a loop. */
const MACHINES =
  /^(mailer-?daemon|postmaster|hostmaster|abuse|root|(.+[-_.])?(no|do[-_.]?not)[-_.]?reply|nicht-?antworten|ne-?pas-?repondre|no-?responder|non-?rispondere|microsoftexchange[\da-f]{32}|bounces?|notifications?|auto-?(reply|responder)|listserv|majordomo|wordpress|www-data|apache|nobody|cron|daemon|.+-(request|bounces?|owner)|owner-.+)([-+=.].*)?@/i;

export const isMachine = (email: string) => MACHINES.test(email);

/** Whether the address may be a person's who reads an automatic email; the brand's own would answer itself. */
export function mayBePerson(email: string, { mailboxes }: BrandIdentity): boolean {
  const mailbox = mailboxBehind(email);
  return !isMachine(mailbox) && !Object.values(mailboxes).some((own) => mailboxBehind(own) === mailbox);
}

type Sender = {
  /** The client's network address. */
  address: string;
  email: string;
  /** Whether an automatic email should go to `email`: that is counted too. */
  wantsMail?: boolean;
};

/**
 * Counts a submission by its address and the networks around it, then by its mailbox, then as an email to somebody who
 * may not have asked for it.
 *
 * @returns whether the email may be sent
 * @throws EndpointError too-many, with the seconds until the counted key's hour ends
 */
export async function countSubmission(
  { name, limit }: LimitedForm,
  { address, email, wantsMail = false }: Sender,
): Promise<boolean> {
  const perAddress = perHour(limit);
  const rule = (kind: string, points: number) => ({
    name: `${name}-${kind}`,
    points,
    windowSeconds: HOUR_SECONDS,
  });
  const mailbox = mailboxBehind(email);
  const limits = [
    ...networkUses(rule('address', perAddress), address),
    { rule: rule('mailbox', mailboxLimit(perAddress, limit.standard)), key: mailbox },
  ];
  const mail = wantsMail ? [{ rule: UNVERIFIED_RECIPIENT_LIMIT, key: mailbox }] : [];
  const answers = await countInTurn([...limits, ...mail]);
  refuseTooMany(answers.slice(0, limits.length));
  return answers[limits.length]?.allowed ?? false;
}
