import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { deskPath } from '@/core/shared/desk';
import { renderEmail, renderNotice } from '@/core/shared/email-template';
import { mailSubject, REPLY_TO_SENDER } from '@/core/shared/mail-text';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import { noticeFacts } from '@/kit/shared/form-definition';
import type { TicketWords } from '../contract.ticket-texts';
import { type SupportRequest, supportFields } from '../support.form';

export type Ticket = SupportRequest & { id: number; ticketId: string };
type Sender = {
  brand: BrandIdentity;
  siteUrl: string;
  /** Emails can be answered. */
  takesMail: boolean;
  /** What the promise counts, in words; empty: every hour. */
  rule?: string;
};

const about = (ticket: { id: number }) => ({ collection: 'support-tickets', id: String(ticket.id) });

/** To the team, who answer it: through us if emails come back to us, otherwise the sender directly. */
export function ticketNotice(ticket: Ticket, { brand, siteUrl, takesMail }: Sender): OutgoingMail {
  const facts = noticeFacts(supportFields, ticket);
  return {
    kind: 'ticket-notice',
    to: brand.mailboxes.support,
    replyTo: takesMail ? brand.mailboxes.support : ticket.email,
    subject: mailSubject(`[${ticket.ticketId}] [${facts.Priority}] ${facts.Category}: ${ticket.subject}`),
    ...renderNotice(
      brand,
      [
        `A support request came in through the ${brand.name} website.`,
        { facts: { Ticket: ticket.ticketId, ...facts, Subject: ticket.subject } },
        { quote: ticket.message },
        {
          label: 'Open it in the back office',
          href: `${siteUrl}${deskPath('ticket', ticket.id)}`,
        },
      ],
      { takesMail, otherwise: REPLY_TO_SENDER },
    ),
    about: about(ticket),
  };
}

/** To the address that was entered, which may be somebody else's: it repeats nothing that was entered. */
export function ticketAcknowledgement(
  ticket: Ticket,
  { brand, siteUrl, takesMail, rule }: Sender,
  link: string,
  words: TicketWords['received'],
): OutgoingMail {
  const fill = (text: string) => fillPlaceholders(text, { ticket: ticket.ticketId });
  const parts = [
    words.greeting,
    fill(words.text),
    words.promise,
    ...(rule ? [rule] : []),
    ...(takesMail ? [words.byEmail] : []),
    { label: takesMail ? words.linkByEmail : words.link, href: link },
    `${words.mistake}\n${siteUrl}/support`,
    words.closing,
  ];
  return {
    kind: 'ticket-acknowledgement',
    to: ticket.email,
    replyTo: brand.mailboxes.support,
    subject: mailSubject(fill(words.subject)),
    ...renderEmail(brand, parts),
    autoReply: true,
    about: about(ticket),
  };
}
