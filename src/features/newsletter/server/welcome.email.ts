import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { renderEmail } from '@/shared/email-template';
import { mailSubject } from '@/shared/mail-text';

type Subscriber = { id: number; email: string };
type Links = { unsubscribeUrl: string; preferencesUrl: string; latestUrl: string | null };

/** The first email after a person confirmed. */
export function welcomeMail(
  { id, email }: Subscriber,
  brand: BrandIdentity,
  { unsubscribeUrl, preferencesUrl, latestUrl }: Links,
): OutgoingMail {
  return {
    kind: 'newsletter-welcome',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(`Welcome to the ${brand.name} newsletter`),
    ...renderEmail(brand, [
      'Hello,',
      `You’re subscribed to the ${brand.name} newsletter. The next issue comes to this address.`,
      ...(latestUrl ? [{ button: 'Read the latest issue', href: latestUrl }] : []),
      { label: 'Change your preferences', href: preferencesUrl },
      { label: 'Unsubscribe', href: unsubscribeUrl },
      `The ${brand.name} team`,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
