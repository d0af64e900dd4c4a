import { env } from '@/env';
import type { Transaction } from '@/kit/db/transaction';
import { withoutSignatures } from './unsigned-links';

/** One email of the outbox. Subjects and addresses are single lines; the worker checks them again. */
export type OutgoingMail = {
  /** Its kind, for staff and for the sender's headers: 'ticket-notice'. */
  kind: string;
  to: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  /** The same text for mail programs that show HTML. */
  html?: string | null;
  /** Message-IDs of the emails before it, oldest first: mail programs show them as one conversation. */
  thread?: string[];
  /** Written by a staff member: automatic responders may answer it as they answer people. */
  fromPerson?: boolean;
  /** The job waits this long before its first attempt. */
  holdSeconds?: number | undefined;
  /** Target of one-click unsubscription, for newsletter emails. */
  unsubscribeUrl?: string | null;
  /** An automatic reply, marked so that other systems do not reply to it. */
  autoReply?: boolean;
  /** Slug and id of the record it is about. */
  about: { collection: string; id: string };
};

/** About two days of attempts: the first after seconds, the last ones six hours apart. */
const MAX_ATTEMPTS = 16;

const stored = (text: string | null | undefined) => text && withoutSignatures(text);

/**
 * Adds emails to the outbox and a job for each to the queue, within the transaction: the emails exist exactly when
 * the submission does. One statement for any number of emails.
 *
 * @returns ids of the outbox rows, in the given order
 */
export async function enqueueMails(tx: Transaction, mails: OutgoingMail[]): Promise<number[]> {
  if (mails.length === 0) return [];
  const rows = mails.map((mail) => ({
    ...mail,
    text: stored(mail.text),
    html: stored(mail.html),
    unsubscribeUrl: stored(mail.unsubscribeUrl),
    thread: mail.thread?.join(' '),
  }));
  const { rows: kept } = await tx.query<{ id: number }>({
    name: 'enqueue-mails',
    text: 'select id from site.enqueue_mails($1, $2, $3) as id',
    values: [JSON.stringify(rows), MAX_ATTEMPTS, new URL(env().SITE_URL).hostname],
  });
  return kept.map(({ id }) => id);
}

/** One email: see `enqueueMails`. */
export const enqueueMail = (tx: Transaction, mail: OutgoingMail) => enqueueMails(tx, [mail]);
