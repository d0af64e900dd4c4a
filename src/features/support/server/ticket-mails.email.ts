import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { deskPath } from '@/shared/desk';
import { renderEmail } from '@/shared/email-template';
import { ENTERED_BY_MISTAKE, mailSubject, REPLY_TO_SENDER } from '@/shared/mail-text';
import { labelOf } from '@/shared/request-contract';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES, type SupportRequest } from '../contract';

export type Ticket = SupportRequest & { id: number; ticketId: string };
type Sender = { brand: BrandIdentity; siteUrl: string };

const about = (ticket: { id: number }) => ({ collection: 'support-tickets', id: String(ticket.id) });

/** To the team, who answer the sender directly. */
export function ticketNotice(ticket: Ticket, { brand, siteUrl }: Sender): OutgoingMail {
  const category = labelOf(SUPPORT_CATEGORIES, ticket.category);
  const priority = labelOf(SUPPORT_PRIORITIES, ticket.priority);
  return {
    kind: 'ticket-notice',
    to: brand.mailboxes.support,
    replyTo: ticket.email,
    subject: mailSubject(`[${ticket.ticketId}] [${priority}] ${category}: ${ticket.subject}`),
    ...renderEmail(brand, [
      `A support request came in through the ${brand.name} website.`,
      {
        facts: {
          Ticket: ticket.ticketId,
          Name: ticket.name,
          Email: ticket.email,
          Category: category,
          Priority: priority,
          Subject: ticket.subject,
        },
      },
      { quote: ticket.message },
      {
        label: 'Open it in the back office',
        href: `${siteUrl}${deskPath('ticket', ticket.id)}`,
      },
      REPLY_TO_SENDER,
    ]),
    about: about(ticket),
  };
}

/** To the address that was entered, which may be somebody else's: it repeats nothing that was entered. */
export function ticketAcknowledgement(
  ticket: Ticket,
  { brand, siteUrl }: Sender,
  link: string,
): OutgoingMail {
  const parts = [
    'Hello,',
    `Your support request reached the ${brand.name} team. Your ticket ID is ${ticket.ticketId}.`,
    'We’ll answer within 24 hours.',
    { label: 'Follow your request, or add to it', href: link },
    `${ENTERED_BY_MISTAKE}\n${siteUrl}/support`,
    `The ${brand.name} team`,
  ];
  return {
    kind: 'ticket-acknowledgement',
    to: ticket.email,
    replyTo: brand.mailboxes.support,
    subject: mailSubject(`We received your support request ${ticket.ticketId}`),
    ...renderEmail(brand, parts),
    autoReply: true,
    about: about(ticket),
  };
}
