import { readBrandIdentity } from '@/core/server/brand-identity.queries';
import { isSampleMailbox } from '@/core/shared/sample-brand';
import { env } from '@/env';
import type { OutboxMail } from '@/features/mail/server/outbox';
import { isInOwnNetwork } from '@/kit/shared/network-address';
import { inboxOf } from './receive-mail';

/** The brand supplies what `MAIL_FROM` leaves out. */
export async function readFrom() {
  const { name, mailboxes } = await readBrandIdentity();
  return { name, address: mailboxes.contact, ...env().MAIL_FROM };
}

/** What a mail server in one's own network is given reaches nobody else: a trial. */
const leavesTheNetwork = () => !isInOwnNetwork(new URL(env().SMTP_URL ?? 'smtp://localhost').hostname);

/** Whether an email must wait: one of these addresses, or its sender's, is the sample brand's (decision 036). */
async function isHeld(addresses: (string | null)[]): Promise<boolean> {
  const [{ name }, from] = await Promise.all([readBrandIdentity(), readFrom()]);
  return leavesTheNetwork() && [from.address, ...addresses].some((address) => isSampleMailbox(name, address));
}

/** A newsletter is answered to the contact mailbox. */
export const isNewsletterHeld = async () => isHeld([(await readBrandIdentity()).mailboxes.contact]);

/** The mailbox of today in place of the sample's, which it was when the email was written; null: it must wait. */
export async function withOwnAddresses(mail: OutboxMail): Promise<OutboxMail | null> {
  const { name, mailboxes } = await readBrandIdentity();
  const mailbox = mailboxes[inboxOf(mail.collection)?.mailbox ?? 'contact'];
  const own = <T extends string | null>(address: T) => (isSampleMailbox(name, address) ? mailbox : address);
  const now = { ...mail, to: own(mail.to), replyTo: own(mail.replyTo) };
  return (await isHeld([now.to, now.replyTo])) ? null : now;
}
