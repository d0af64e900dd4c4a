import { enqueueMail } from '@/core/db/enqueue-mail';
import { transition } from '@/core/db/transition';
import { type CheckedFile, storeFile } from '@/core/server/record-files';
import type { BrandIdentity } from '@/core/shared/brand-identity';
import { env, takesMail } from '@/env';
import { type Once, type SubmissionKey, workOnce } from '@/kit/db/idempotency';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { foldQuote } from '@/kit/shared/fold-quote';
import { reopens, ticketStates } from '../rules/ticket-states';
import { lockLiving } from './merged-tickets';
import { messageNotice } from './reply-mails.email';
import { aboutTicket, insertMessage, lockTicket, reopenableUntil } from './ticket-rows';

type Words = { id: number; message: string; file: CheckedFile | null };

/**
 * Stores what a requester adds, with the email that notifies the team, and reopens a waiting or resolved ticket. Spam
 * stays spam: it is stored for whoever looks, and sends no email. What is added to a merged ticket is added where its
 * conversation goes on.
 * @returns the message's id
 * @throws EndpointError invalid at 'closed', or at 'link' for a ticket that is gone
 */
export async function addToTicket(
  tx: Transaction,
  { id, message, file }: Words,
  brand: BrandIdentity,
): Promise<number> {
  const ticket = await lockTicket(tx, await lockLiving(tx, id));
  if (!ticket) throw new EndpointError('invalid', { field: 'link' });
  if (ticket.status === 'closed' && !(await reopenableUntil(tx, ticket.id)))
    throw new EndpointError('invalid', { field: 'closed' });
  const isSpam = ticket.status === 'spam';
  const { SITE_URL: siteUrl } = env();
  const about = { message: foldQuote(message).own, file, siteUrl, takesMail: takesMail() };
  const [mailId] = isSpam ? [] : await enqueueMail(tx, messageNotice(ticket, about, brand));
  const words = { direction: 'requester', author: null, body: message, mailId: mailId ?? null } as const;
  const entry = await insertMessage(tx, ticket, words);
  if (file) await storeFile(tx, { ...aboutTicket(ticket.id), entry, userId: null }, file);
  const step = {
    id: ticket.id,
    from: ticket.status,
    to: 'open',
    by: null,
    reason: 'The sender wrote again.',
  } as const;
  if (reopens(ticket.status)) await transition(tx, ticketStates, step);
  return entry;
}

/** The same, once for each key. @throws as above; CommitFailedError; database errors */
export const addMessage = (
  { key, ...words }: Words & { key: SubmissionKey },
  brand: BrandIdentity,
): Promise<Once<{ kept: true }>> =>
  workOnce(key, async (tx) => {
    await addToTicket(tx, words, brand);
    return { kept: true };
  });
