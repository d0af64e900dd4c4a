import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { renderEmail } from '@/shared/email-template';
import { mailSubject } from '@/shared/mail-text';

type Subscriber = { id: number; email: string };

/** For somebody whose link to leave the newsletter was too old. */
export function newUnsubscribeLink(
  { id, email }: Subscriber,
  brand: BrandIdentity,
  unsubscribeUrl: string,
): OutgoingMail {
  return {
    kind: 'newsletter-new-link',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(`Your link to unsubscribe from the ${brand.name} newsletter`),
    ...renderEmail(brand, [
      'Hello,',
      'The link in an older email had expired, and someone asked for a new one. Here it is:',
      { button: 'Unsubscribe', href: unsubscribeUrl },
      'If it wasn’t you, ignore this email, and nothing changes.',
      `The ${brand.name} team`,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
