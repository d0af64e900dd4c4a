import { recordActivity } from '@/db/activity';
import { enqueueMail } from '@/db/enqueue-mail';
import type { Transaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import { EndpointError } from '@/server/endpoint-errors';
import type { MailOrder } from '@/server/sender-mail';
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
async function answerable(tx: Transaction, id: number): Promise<TicketRow> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw new EndpointError('not-found');
  if (ticket.status === 'spam') throw refuse('This ticket is Spam: move it to New before you answer.');
  if (ticket.status === 'closed') throw refuse('This ticket is Closed: reopen it before you answer.');
  return ticket;
}

/**
 * Stores an answer, its email and the ticket's transition in one transaction: none exists without the others. The
 * first answer to a New or Open ticket moves it to Waiting on you.
 * @throws EndpointError not-found, invalid; database errors
 */
export async function replyToTicket(
  tx: Transaction,
  { id, input: { text }, by: author, brand }: MailOrder<{ text: string }>,
): Promise<{ status: string }> {
  const ticket = await answerable(tx, id);
  const [asked, before] = [await lastWords(tx, ticket), await mailsBefore(tx, ticket)];
  const mail = ticketReply(ticket, { text, asked, before, link: ticketLink(ticket) }, brand);
  const [mailId] = await enqueueMail(tx, mail);
  await insertMessage(tx, ticket, {
    direction: 'staff',
    author: author.username,
    body: text,
    mailId: mailId ?? null,
  });
  const from = ticket.status;
  const status = ticketStates.isOwed(from) ? 'waiting-on-you' : from;
  const changesStatus = await transition(tx, ticketStates, { id, from, to: status, by: author.username });
  await recordActivity(tx, {
    actor: author,
    action: 'answered',
    subject: 'support-tickets',
    subjectId: String(id),
    details: changesStatus ? `status: ${from} → ${status}` : null,
  });
  return { status };
}
