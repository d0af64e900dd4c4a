import { enqueueMail } from '@/core/db/enqueue-mail';
import type { DeskMail } from '@/core/server/desk-source';
import { UNDO_SECONDS } from '@/core/shared/desk';
import { takesMail } from '@/env';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { foldQuote } from '@/kit/shared/fold-quote';
import type { TicketWords } from '../contract.ticket-texts';
import { type Conversation, ticketReply } from './reply-mails.email';
import { ticketLink } from './ticket-link';
import { insertMessage, lastWords, lockTicket, type TicketRow } from './ticket-rows';

const BEFORE = `select message_id as "messageId", subject from mails
  where related_collection = 'support-tickets' and related_id = $1 and "to" = $2
    and kind in ('ticket-acknowledgement', 'ticket-reply') order by id`;

const mailsBefore = async (tx: Transaction, { id, email }: TicketRow) =>
  (await tx.query<Conversation[number]>(BEFORE, [String(id), email])).rows;

/**
 * An answer to a ticket, and its email, which waits so that the answer can be taken back.
 * @throws EndpointError with a sentence for staff
 */
export async function replyToTicket(
  tx: Transaction,
  { id, text, by, brand }: DeskMail,
  words: TicketWords['reply'],
): Promise<{ mailId: number; messageId: number }> {
  const ticket = await lockTicket(tx, id);
  if (!ticket) throw new EndpointError('not-found');
  const [asked, before] = [await lastWords(tx, ticket), await mailsBefore(tx, ticket)];
  const answer = {
    text,
    asked: foldQuote(asked).own,
    before,
    link: ticketLink(ticket),
    takesMail: takesMail(),
  };
  const mail = ticketReply(ticket, answer, brand, words);
  const [mailId = 0] = await enqueueMail(tx, { ...mail, holdSeconds: UNDO_SECONDS });
  const messageId = await insertMessage(tx, ticket, {
    direction: 'staff',
    author: by.username,
    body: text,
    mailId,
  });
  return { mailId, messageId };
}
