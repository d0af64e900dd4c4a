import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { deskPath } from '@/core/shared/desk';
import { type EmailPart, renderEmail, renderNotice } from '@/core/shared/email-template';
import { mailSubject, REPLY_TO_SENDER } from '@/core/shared/mail-text';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { noticeFacts } from '@/kit/shared/form-definition';
import type { QuoteAnswer } from '../contract';
import type { QuoteWords } from '../contract.quote-texts';
import { type QuoteRequest, quoteFields } from '../quotes.form';
import { inDollars } from '../rules/shirt-price';
import { dueTime } from '../ui/due-time';

export type Quote = QuoteRequest &
  QuoteAnswer & {
    id: number;
    /** In dollars. */
    estimate: number;
    /** Name of the stored file. */
    designName: string | null;
  };
type Sender = {
  brand: BrandIdentity;
  siteUrl: string;
  /** Emails can be answered. */
  takesMail?: boolean;
  /** What the promise counts, in words; empty: every hour. */
  rule?: string;
};

const about = (quote: { id: number }) => ({ collection: 'quotes', id: String(quote.id) });

/** A person's own text under our heading, or nothing. */
const own = (heading: string, words = ''): EmailPart[] => (words ? [{ heading, quote: words }] : []);

/** To the team, who answer it: through us if emails come back to us, otherwise the sender directly. The file stays where only staff can download it. */
export function quoteNotice(quote: Quote, { brand, siteUrl, takesMail }: Sender): OutgoingMail {
  const { Name = '', Email = '', Organization = '', ...order } = noticeFacts(quoteFields, quote);
  const pieces = quote.quantity.toLocaleString('en-US');
  return {
    kind: 'quote-notice',
    to: brand.mailboxes.quotes,
    replyTo: takesMail ? brand.mailboxes.quotes : quote.email,
    subject: mailSubject(
      `[${quote.quoteId}] Quote: ${pieces} × ${order.Merchandise} for ${quote.organization}`,
    ),
    ...renderNotice(
      brand,
      [
        `A quote request came in through the ${brand.name} website. It is due ${dueTime(quote.dueAt, 'UTC')}.`,
        {
          facts: {
            Quote: quote.quoteId,
            Name,
            Email,
            Organization,
            ...order,
            Quantity: pieces,
            Order: `${order.Order} of the academic year (margin ${quote.tier}%)`,
            Estimate: `${inDollars(quote.estimate)}, priced as one-color T-shirts`,
            'Design file': quote.designName ?? 'none yet',
          },
        },
        ...own('Sizes:', quote.sizes),
        ...own('Design idea:', quote.idea),
        {
          label: 'Open it in the back office, with the design file',
          href: `${siteUrl}${deskPath('quote', quote.id)}`,
        },
      ],
      { takesMail: takesMail === true, otherwise: REPLY_TO_SENDER },
    ),
    about: about(quote),
  };
}

/** To the address that was entered, which may be somebody else's: it repeats nothing that was entered. */
export function quoteAcknowledgement(
  quote: Quote,
  { brand, siteUrl, rule }: Sender,
  words: QuoteWords['received'],
): OutgoingMail {
  const facts = { number: quote.quoteId, time: dueTime(quote.dueAt, 'UTC') };
  const fill = (text: string) => fillPlaceholders(text, facts);
  return {
    kind: 'quote-acknowledgement',
    to: quote.email,
    replyTo: brand.mailboxes.quotes,
    subject: mailSubject(fill(words.subject)),
    ...renderEmail(brand, [
      words.greeting,
      fill(words.text),
      fill(words.promise),
      ...(rule ? [rule] : []),
      `${words.mistake}\n${siteUrl}/merch`,
      words.closing,
    ]),
    autoReply: true,
    about: about(quote),
  };
}
