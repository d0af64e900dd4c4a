import { enqueueMail } from '@/db/enqueue-mail';
import { type Once, type SubmissionKey, workOnce } from '@/db/idempotency';
import { transition } from '@/db/transition';
import { env } from '@/env';
import { EndpointError } from '@/server/endpoint-errors';
import { type CheckedFile, storeFile } from '@/server/record-files';
import type { BrandIdentity } from '@/shared/brand-identity';
import { reopens, ticketStates } from '../rules/ticket-states';
import { messageNotice } from './reply-mails.email';
import { aboutTicket, insertMessage, lockTicket, reopenableUntil } from './ticket-rows';

type Added = { id: number; message: string; file: CheckedFile | null; key: SubmissionKey };

/**
 * Stores what a requester adds, with the email that notifies the team, and reopens a waiting or resolved ticket. Spam
 * stays spam: it is stored for whoever looks, and sends no email.
 * @throws EndpointError invalid at 'closed'; CommitFailedError; database errors
 */
export const addMessage = (
  { id, message, file, key }: Added,
  brand: BrandIdentity,
): Promise<Once<{ kept: true }>> =>
  workOnce(key, async (tx) => {
    const ticket = await lockTicket(tx, id);
    if (!ticket) throw new EndpointError('invalid', { field: 'link' });
    if (ticket.status === 'closed' && !(await reopenableUntil(tx, id)))
      throw new EndpointError('invalid', { field: 'closed' });
    const isSpam = ticket.status === 'spam';
    const notice = messageNotice(ticket, { message, file, siteUrl: env().SITE_URL }, brand);
    const [mailId] = isSpam ? [] : await enqueueMail(tx, notice);
    const words = { direction: 'requester', author: null, body: message, mailId: mailId ?? null } as const;
    const entry = await insertMessage(tx, ticket, words);
    if (file) await storeFile(tx, { ...aboutTicket(id), entry, userId: null }, file);
    const step = {
      id,
      from: ticket.status,
      to: 'open',
      by: null,
      reason: 'The sender wrote again.',
    } as const;
    if (reopens(ticket.status)) await transition(tx, ticketStates, step);
    return { kept: true };
  });
