import type { OutgoingMail } from '@/core/db/enqueue-mail';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { deskPath } from '@/core/shared/desk';
import { renderEmail, renderNotice } from '@/core/shared/email-template';
import { ANSWER_IN_BACK_OFFICE, mailSubject } from '@/core/shared/mail-text';
import { fileSize, type RecordFile } from '@/core/shared/record-files';
import { fillPlaceholders } from '@/kit/shared/fill-placeholders';
import type { TicketWords } from '../contract.ticket-texts';

type Addressed = { id: number; ticketId: string; email: string; subject: string };
/** Earlier emails of this conversation to the requester, oldest first. */
export type Conversation = { messageId: string; subject: string }[];

const about = ({ id }: Addressed) => ({ collection: 'support-tickets', id: String(id) });

type Answer = {
  text: string;
  asked: string;
  link: string;
  before: Conversation;
  /** Emails can be answered. */
  takesMail: boolean;
};

/** An answer by staff. The way back to the ticket is the email itself where emails come back to us, otherwise the link. */
export function ticketReply(
  ticket: Addressed,
  { text, asked, link, before, takesMail }: Answer,
  brand: BrandIdentity,
  words: TicketWords['reply'],
): OutgoingMail {
  const fill = (written: string) => fillPlaceholders(written, { ticket: ticket.ticketId });
  const first = before[0]?.subject;
  const parts = [
    text,
    words.closing,
    ...(takesMail ? [words.byEmail] : []),
    { label: takesMail ? words.linkByEmail : words.link, href: link },
    fill(words.about),
    { quote: asked },
  ];
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

type Notice = { message: string; file: RecordFile | null; siteUrl: string; takesMail: boolean };

/** To the team: the requester added something. */
export function messageNotice(
  ticket: Addressed,
  { message, file, siteUrl, takesMail }: Notice,
  brand: BrandIdentity,
): OutgoingMail {
  return {
    kind: 'ticket-message-notice',
    to: brand.mailboxes.support,
    replyTo: takesMail ? brand.mailboxes.support : ticket.email,
    subject: mailSubject(`[${ticket.ticketId}] Added: ${ticket.subject}`),
    ...renderNotice(
      brand,
      [
        `There’s a new message on ticket ${ticket.ticketId}.`,
        { quote: message },
        ...(file ? [`It came with a file: ${file.name}, ${fileSize(file.bytes)}.`] : []),
        {
          label: ANSWER_IN_BACK_OFFICE,
          href: `${siteUrl}${deskPath('ticket', ticket.id)}`,
        },
      ],
      { takesMail },
    ),
    about: about(ticket),
  };
}
