import type { OutgoingMail } from '@/db/enqueue-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { deskPath } from '@/shared/desk';
import { renderEmail } from '@/shared/email-template';
import { fillPlaceholders } from '@/shared/fill-placeholders';
import { mailSubject } from '@/shared/mail-text';
import { fileSize, type RecordFile } from '@/shared/record-files';
import type { TicketWords } from '../contract.ticket-texts';

type Addressed = { id: number; ticketId: string; email: string; subject: string };
/** Earlier emails of this conversation to the requester, oldest first. */
export type Conversation = { messageId: string; subject: string }[];

const about = ({ id }: Addressed) => ({ collection: 'support-tickets', id: String(id) });

type Answer = { text: string; asked: string; link: string; before: Conversation };

/** An answer by staff. Nobody reads the sending mailbox, so the link is the way back to the ticket. */
export function ticketReply(
  ticket: Addressed,
  { text, asked, link, before }: Answer,
  brand: BrandIdentity,
  words: TicketWords['reply'],
): OutgoingMail {
  const fill = (written: string) => fillPlaceholders(written, { ticket: ticket.ticketId });
  const first = before[0]?.subject;
  const parts = [text, words.closing, { label: words.link, href: link }, fill(words.about), { quote: asked }];
  return {
    kind: 'ticket-reply',
    to: ticket.email,
    replyTo: brand.mailboxes.support,
    subject: mailSubject(first ? `Re: ${first}` : fill(words.subject)),
    ...renderEmail(brand, parts),
    thread: before.map(({ messageId }) => messageId),
    fromPerson: true,
    about: about(ticket),
  };
}

/** To the team: the requester added something. */
export function messageNotice(
  ticket: Addressed,
  { message, file, siteUrl }: { message: string; file: RecordFile | null; siteUrl: string },
  brand: BrandIdentity,
): OutgoingMail {
  return {
    kind: 'ticket-message-notice',
    to: brand.mailboxes.support,
    replyTo: ticket.email,
    subject: mailSubject(`[${ticket.ticketId}] Added: ${ticket.subject}`),
    ...renderEmail(brand, [
      `There’s a new message on ticket ${ticket.ticketId}.`,
      { quote: message },
      ...(file ? [`It came with a file: ${file.name}, ${fileSize(file.bytes)}.`] : []),
      {
        label: 'Answer it in the back office',
        href: `${siteUrl}${deskPath('ticket', ticket.id)}`,
      },
    ]),
    about: about(ticket),
  };
}
