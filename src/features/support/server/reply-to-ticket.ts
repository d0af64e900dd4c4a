import { type Actor, recordActivity } from '@/db/activity';
import { enqueueMail } from '@/db/enqueue-mail';
import type { Transaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import { EndpointError } from '@/server/endpoint-errors';
import type { MailOrder } from '@/server/sender-mail';
import type { BrandIdentity } from '@/shared/brand-identity';
import { ticketStates } from '../rules/ticket-states';
import { type Conversation, ticketReply } from './reply-mails.email';
import { ticketLink } from './ticket-link';
import { insertMessage, lastWords, lockTicket, type TicketRow } from './ticket-rows';

const BEFORE = `select message_id as "messageId", subject from mails
  where related_collection = 'support-tickets' and related_id = $1 and "to" = $2
    and kind in ('ticket-acknowledgement', 'ticket-reply') order by id`;

const mailsBefore = async (tx: Transaction, { id, email }: TicketRow) =>
  (await tx.query<Conversation[number]>(BEFORE, [String(id), email])).rows;

const refuse = (message: string) => new EndpointError('invalid', { message });

/** @throws EndpointError with a sentence for staff */
export async function answerable(tx: Transaction, id: number): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw new EndpointError('not-found');
  if (ticket.status === 'spam') throw refuse('This ticket is Spam: move it to New before you answer.');
  if (ticket.status === 'closed') throw refuse('This ticket is Closed: reopen it before you answer.');
  return ticket;
}

type Answer = {
  text: string;
  by: Actor;
  brand: BrandIdentity;
  /** The email waits this long, and the answer can be taken back until then. */
  holdSeconds?: number;
};

/** An answer and its email, for a ticket that is locked. */
export async function storeAnswer(
  tx: Transaction,
  ticket: TicketRow,
  { text, by, brand, holdSeconds }: Answer,
): Promise<{ mailId: number; messageId: number }> {
  const [asked, before] = [await lastWords(tx, ticket), await mailsBefore(tx, ticket)];
  const mail = ticketReply(ticket, { text, asked, before, link: ticketLink(ticket) }, brand);
  const [mailId = 0] = await enqueueMail(tx, { ...mail, holdSeconds });
  const messageId = await insertMessage(tx, ticket, {
    direction: 'staff',
    author: by.username,
    body: text,
    mailId,
  });
  return { mailId, messageId };
}

/**
 * Stores an answer, its email and the ticket's transition in one transaction: none exists without the others. The
 * first answer to a New or Open ticket moves it to Waiting on you.
 * @throws EndpointError not-found, invalid; database errors
 */
export async function replyToTicket(
  tx: Transaction,
  { id, input: { text }, by, brand }: MailOrder<{ text: string }>,
): Promise<{ status: string }> {
  const ticket = await answerable(tx, id);
  await storeAnswer(tx, ticket, { text, by, brand });
  const from = ticket.status;
  const status = ticketStates.isOwed(from) ? 'waiting-on-you' : from;
  const changesStatus = await transition(tx, ticketStates, { id, from, to: status, by: by.username });
  await recordActivity(tx, {
    actor: by,
    action: 'answered',
    subject: 'support-tickets',
    subjectId: String(id),
    details: changesStatus ? `status: ${from} → ${status}` : null,
  });
  return { status };
}
