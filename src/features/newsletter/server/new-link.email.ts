import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { renderEmail } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';
import type { NewsletterWords } from '../contract.texts';

type Subscriber = { id: number; email: string };

/** For somebody whose link to leave the newsletter was too old. */
export function newUnsubscribeLink(
  { id, email }: Subscriber,
  brand: BrandIdentity,
  unsubscribeUrl: string,
  words: NewsletterWords['newLink'],
): OutgoingMail {
  return {
    kind: 'newsletter-new-link',
    to: email,
    replyTo: brand.mailboxes.contact,
    subject: mailSubject(words.subject),
    ...renderEmail(brand, [
      words.greeting,
      words.text,
      { button: words.button, href: unsubscribeUrl },
      words.mistake,
      words.closing,
    ]),
    unsubscribeUrl,
    autoReply: true,
    about: { collection: 'newsletter', id: String(id) },
  };
}
