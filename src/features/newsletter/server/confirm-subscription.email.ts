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
      `This address was entered for the ${brand.name} newsletter. Please confirm with one click:`,
      { button: 'Yes, subscribe me', href: confirmUrl },
      'If it wasn’t you, ignore this email, and you won’t get anything else from us.',
      { label: 'Never send me the newsletter', href: unsubscribeUrl },
      `The ${brand.name} team`,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
