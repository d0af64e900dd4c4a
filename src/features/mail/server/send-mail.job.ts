import type { Pool } from 'pg';
import type { Transaction } from '@/db/transaction';
import { HELD_MAIL } from '@/shared/mail-text';
import { withAttachments } from './attachments';
import { composeMessage, type From, UnsendableError } from './compose-message';
import { handleMail, type OnLeft, type OutboxMail, type Outcome } from './outbox';
import { replyAddress } from './reply-address';
import { holdMail } from './retry-mails';

/** The part of nodemailer's transport that is used. */
export type MailTransport = { sendMail: (message: ReturnType<typeof composeMessage>) => Promise<unknown> };

type Job = {
  pool: Pool;
  /** Null without a mail server: emails are then stored for staff to read. */
  transport: MailTransport | null;
  readFrom: () => Promise<From>;
  /** Mailboxes whose emails come back to us: what is answered there names its record. */
  readOwn: () => Promise<readonly string[]>;
  /** The email with the brand's own addresses; null while one of them is the sample's and it must not leave. */
  withOwnAddresses: (mail: OutboxMail) => Promise<OutboxMail | null>;
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

/** Says it once in the log; the email's record says it as long as it is true. */
async function hold(tx: Transaction, { id, lastError }: OutboxMail): Promise<Outcome> {
  if (lastError !== HELD_MAIL) console.error(`worker: email ${id}: ${HELD_MAIL}`);
  await holdMail(tx, id);
  return { state: 'waiting', error: HELD_MAIL, isHeld: true };
}

/** It was written when the brand had other addresses: its record says where it went. */
async function readdress(tx: Transaction, mail: OutboxMail, now: OutboxMail): Promise<void> {
  if (now.to === mail.to && now.replyTo === mail.replyTo) return;
  await tx.query('update mails set "to" = $2, reply_to = $3 where id = $1', [mail.id, now.to, now.replyTo]);
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
  withOwnAddresses,
  onLeft,
  mailId,
  isLastTry,
}: Job): Promise<void> {
  const attempt = async (mail: OutboxMail, tx: Transaction): Promise<Outcome> => {
    if (mail.state === 'kept' || !transport) return { state: 'kept' };
    const now = await withOwnAddresses(mail);
    if (!now) return hold(tx, mail);
    await readdress(tx, mail, now);
    try {
      const answers = answerable(now, await readOwn());
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
  if (outcome?.state === 'waiting' && !outcome.isHeld) throw new Error(outcome.error);
}
