import { env } from '@/env';
import type { Transaction } from './transaction';

/** One mail of the outbox. Subjects and addresses are single lines; the worker checks them once more. */
export type OutgoingMail = {
  /** What it is, for staff and for the sender's headers: 'ticket-notice'. */
  kind: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  /** The same words for mail programs that show HTML. */
  html?: string | null;
  /** Message-IDs of the mails that it follows, oldest first: mail programs show them as one conversation. */
  thread?: string[];
  /** Written by a person of the staff: other machines may answer it as they answer people. */
  fromPerson?: boolean;
  /** Target of one-click unsubscription, for mails to readers of the newsletter. */
  unsubscribeUrl?: string | null;
  /** An answer that no person wrote: marked so that machines do not answer it. */
  autoReply?: boolean;
  /** Slug and id of the record that it is about. */
  about: { collection: string; id: string };
};

/** About two days of tries: the first after seconds, the last ones six hours apart. */
const MAX_ATTEMPTS = 16;

/**
 * Puts mails into the outbox and a job for each into the queue, all within the transaction: the mails exist exactly
 * when the submission does. One statement however many mails.
 *
 * @returns ids of the outbox rows, in the given order
 */
export async function enqueueMails(tx: Transaction, mails: OutgoingMail[]): Promise<number[]> {
  if (mails.length === 0) return [];
  const rows = mails.map((mail) => ({ ...mail, thread: mail.thread?.join(' ') }));
  const { rows: kept } = await tx.query<{ id: number }>({
    name: 'enqueue-mails',
    text: 'select id from site.enqueue_mails($1, $2, $3) as id',
    values: [JSON.stringify(rows), MAX_ATTEMPTS, new URL(env().SITE_URL).hostname],
  });
  return kept.map(({ id }) => id);
}

/** One mail: see `enqueueMails`. */
export const enqueueMail = (tx: Transaction, mail: OutgoingMail) => enqueueMails(tx, [mail]);
