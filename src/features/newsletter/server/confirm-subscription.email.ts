import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { renderEmail } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';
import type { NewsletterWords } from '../contract.texts';

type Links = { confirmUrl: string; unsubscribeUrl: string };
type Subscriber = { id: number; email: string };

/** First email to an address that somebody entered: it repeats nothing that was entered, not even the name. */
export function confirmSubscription(
  { id, email }: Subscriber,
  brand: BrandIdentity,
  { confirmUrl, unsubscribeUrl }: Links,
  words: NewsletterWords['confirmation'],
): OutgoingMail {
  return {
    kind: 'newsletter-confirmation',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(words.subject),
    ...renderEmail(brand, [
      words.greeting,
      words.text,
      { button: words.button, href: confirmUrl },
      words.mistake,
      { label: words.never, href: unsubscribeUrl },
      words.closing,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
