import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { renderEmail } from '@/shared/email-template';
import { mailSubject } from '@/shared/mail-text';

type Links = { confirmUrl: string; unsubscribeUrl: string };
type Subscriber = { id: number; email: string };

/** First email to an address that somebody entered: it repeats nothing that was entered, not even the name. */
export function confirmSubscription(
  { id, email }: Subscriber,
  brand: BrandIdentity,
  { confirmUrl, unsubscribeUrl }: Links,
): OutgoingMail {
  return {
    kind: 'newsletter-confirmation',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(`Please confirm your ${brand.name} newsletter subscription`),
    ...renderEmail(brand, [
      'Hello,',
      `this address was entered for the ${brand.name} newsletter. One click makes it yours:`,
      { button: 'Yes, subscribe me', href: confirmUrl },
      'If it was not you, ignore this mail: without the click nothing more will come.',
      { label: 'Never hear from the newsletter again', href: unsubscribeUrl },
      `The ${brand.name} team`,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
