import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { renderEmail } from '@/core/shared/email-template';
import { mailSubject } from '@/core/shared/mail-text';

type Mention = { to: string; by: string; number: string; title: string; text: string; href: string };

/** To a colleague who is named in a note. */
export const mentionMail = (
  { to, by, number, title, text, href }: Mention,
  brand: BrandIdentity,
): Omit<OutgoingMail, 'about'> => ({
  kind: 'mention',
  to,
  subject: mailSubject(`[${number}] ${by} mentioned you: ${title}`),
  ...renderEmail(brand, [
    `${by} mentioned you in a note.`,
    { quote: text },
    { label: 'Open it at the desk', href },
  ]),
});
