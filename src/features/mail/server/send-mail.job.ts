import type { Pool } from 'pg';
import type { Transaction } from '@/db/transaction';
import { withAttachments } from './attachments';
import { composeMessage, type From, UnsendableError } from './compose-message';
import { handleMail, type OnLeft, type OutboxMail, type Outcome } from './outbox';
import { replyAddress } from './reply-address';

/** The part of nodemailer's transport that is used. */
export type MailTransport = { sendMail: (message: ReturnType<typeof composeMessage>) => Promise<unknown> };

type Job = {
  pool: Pool;
  /** Null without a mail server: emails are then stored for staff to read. */
  transport: MailTransport | null;
  readFrom: () => Promise<From>;
  /** Mailboxes whose emails come back to us: what is answered there names its record. */
  readOwn: () => Promise<readonly string[]>;
  onLeft: OnLeft;
  mailId: number;
  /** The queue gives up after this attempt. */
  isLastTry: boolean;
};

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The receiving server refused this email permanently. Automatic replies are dropped immediately, and staff are
 * notified immediately of an answer that reaches nobody.
 */
function isRefusedForGood(mail: OutboxMail, error: unknown): boolean {
  if (error instanceof UnsendableError) return true;
  if (!(mail.autoReply || mail.fromPerson) || !(error instanceof Error) || !('responseCode' in error))
    return false;
  return 'code' in error && error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

/** Its answers go to an address that names the record, if they come back to us at all. */
function answerable(mail: OutboxMail, own: readonly string[]): OutboxMail {
  const { replyTo, collection, recordId: id } = mail;
  if (!replyTo || !collection || !id || !own.includes(replyTo.toLowerCase())) return mail;
  return { ...mail, replyTo: replyAddress(replyTo, { collection, id }) };
}

/**
 * Sends one email of the outbox; safe to rerun at any point.
 *
 * @throws Error when the queue should try again later
 */
export async function sendMail({
  pool,
  transport,
  readFrom,
  readOwn,
  onLeft,
  mailId,
  isLastTry,
}: Job): Promise<void> {
  const attempt = async (mail: OutboxMail, tx: Transaction): Promise<Outcome> => {
    if (mail.state === 'kept' || !transport) return { state: 'kept' };
    try {
      const answers = answerable(mail, await readOwn());
      await withAttachments(tx, mailId, async (attachments) =>
        transport.sendMail(composeMessage(answers, await readFrom(), attachments)),
      );
      return { state: 'sent' };
    } catch (error) {
      const isOver = isLastTry || isRefusedForGood(mail, error);
      return { state: isOver ? 'failed' : 'waiting', error: sentence(error) };
    }
  };
  const outcome = await handleMail(pool, mailId, attempt, onLeft);
  if (outcome?.state === 'waiting') throw new Error(outcome.error);
}
