import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { renderEmail } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';
import type { NewsletterWords } from '../contract.texts';

type Subscriber = { id: number; email: string };
type Links = { unsubscribeUrl: string; preferencesUrl: string; latestUrl: string | null };

/** The first email after a person confirmed. */
export function welcomeMail(
  { id, email }: Subscriber,
  brand: BrandIdentity,
  { unsubscribeUrl, preferencesUrl, latestUrl }: Links,
  words: NewsletterWords['welcome'],
): OutgoingMail {
  return {
    kind: 'newsletter-welcome',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(words.subject),
    ...renderEmail(brand, [
      words.greeting,
      words.text,
      ...(latestUrl ? [{ button: words.button, href: latestUrl }] : []),
      { label: words.preferences, href: preferencesUrl },
      { label: words.unsubscribe, href: unsubscribeUrl },
      words.closing,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
