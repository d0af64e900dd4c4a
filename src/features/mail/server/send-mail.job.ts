import type { Pool } from 'pg';
import { RECORD_FILES } from '@/core/db/record-files';
import type { MailRefusal, ReturnedMail } from '@/core/server/mail-inbox';
import { HELD_MAIL } from '@/core/shared/mail-text';
import { openPrivateFile } from '@/kit/db/private-files';
import type { Transaction } from '@/kit/db/transaction';
import { bounceText, handleBounce, sentMail } from './bounced-mail';
import {
  type Attachment,
  type Composable,
  composeMessage,
  type From,
  UnsendableError,
} from './compose-message';
import { type MailTransport, transmit } from './deliver';
import { handleMail, type OnLeft, type OutboxMail, type SendOutcome } from './outbox';
import { readSmtpRefusal } from './refusal';
import { replyAddress } from './reply-address';
import { holdMail } from './retry-mails';

const FILES = 'select id::text, name, type from site.record_files where mail_id = $1 order by created_at, id';

/** @throws Error when one is missing: an answer never leaves without its files */
async function openAttachments(tx: Transaction, mailId: number): Promise<Attachment[]> {
  const { rows } = await tx.query<{ id: string; name: string; type: string }>(FILES, [mailId]);
  return Promise.all(
    rows.map(async ({ id, name, type }) => {
      const file = await openPrivateFile(RECORD_FILES.kind, id);
      if (!file) throw new Error(`A file of this email is not on this machine: ${name}`);
      return { filename: name, contentType: type, content: file.stream };
    }),
  );
}

/** Opens the files that an email carries for as long as it is being sent: what a failure left unread is closed. */
async function withAttachments<T>(
  tx: Transaction,
  mailId: number,
  send: (attachments: Attachment[]) => Promise<T>,
): Promise<T> {
  const attachments = await openAttachments(tx, mailId);
  try {
    return await send(attachments);
  } finally {
    for (const { content } of attachments) content.destroy();
  }
}

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
  returned: ReturnedMail;
  mailId: number;
  /** The queue gives up after this attempt. */
  isLastTry: boolean;
};

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The receiving server refused this email permanently: because there is no such mailbox, or one that nobody waits for or
 * that staff wrote. Automatic replies are dropped immediately, and staff are notified immediately of an answer that
 * reaches nobody.
 */
function refusalIn(mail: OutboxMail, error: unknown): MailRefusal | null {
  const problem = sentence(error);
  if (error instanceof UnsendableError) return { problem, isAddressBad: false };
  const {
    code,
    command,
    responseCode = 0,
  } = error as { code?: string; command?: string; responseCode?: number };
  if (responseCode < 500) return null;
  const refusal = readSmtpRefusal(problem);
  if (refusal.isAddressBad && ['RCPT TO', 'DATA'].includes(command ?? '')) return refusal;
  return (mail.autoReply || mail.fromPerson) && code === 'EENVELOPE'
    ? { problem, isAddressBad: false }
    : null;
}

/** A person has answered already: that somebody will is no news anymore. */
const ANSWERED = `select 1 from mails where related_collection = $1 and related_id = $2 and from_person and id > $3
  and "to" = $4 limit 1`;
const isLate = async (tx: Transaction, { autoReply, collection, recordId, id, to }: OutboxMail) =>
  autoReply && (await tx.query(ANSWERED, [collection, recordId, id, to])).rowCount === 1;
const ANSWERED_FIRST = 'Not sent: a person answered first.';

/**
 * Its answers go to an address that names the record, if they come back to us at all; reports too, unless the email
 * carries files, which can be read only once.
 */
function answerable(mail: OutboxMail, own: readonly string[], from: From, hasFiles: boolean): Composable {
  const { replyTo, collection, recordId: id } = mail;
  if (!collection || !id) return mail;
  const marked = (mailbox: string) => replyAddress(mailbox, { collection, id });
  const returnPath = marked(from.address);
  return {
    ...mail,
    replyTo: replyTo && own.includes(replyTo.toLowerCase()) ? marked(replyTo) : replyTo,
    ...(!hasFiles && own.includes(from.address.toLowerCase()) && { returnPath }),
  };
}

/** Says it once in the log; the email's record says it as long as it is true. */
async function hold(tx: Transaction, { id, lastError }: OutboxMail): Promise<SendOutcome> {
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
  returned,
  mailId,
  isLastTry,
}: Job): Promise<void> {
  const attempt = async (mail: OutboxMail, tx: Transaction): Promise<SendOutcome> => {
    if (mail.state === 'kept' || !transport) return { state: 'kept' };
    const now = await withOwnAddresses(mail);
    if (!now) return hold(tx, mail);
    await readdress(tx, mail, now);
    if (await isLate(tx, mail)) return { state: 'kept', error: ANSWERED_FIRST };
    try {
      const [own, from] = await Promise.all([readOwn(), readFrom()]);
      await withAttachments(tx, mailId, async (attachments) => {
        const ready = answerable(now, own, from, attachments.length > 0);
        await transmit(transport, composeMessage(ready, from, attachments));
      });
      return { state: 'sent' };
    } catch (error) {
      const refusal = refusalIn(mail, error);
      if (!refusal) return { state: isLastTry ? 'failed' : 'waiting', error: sentence(error) };
      const sent = await sentMail(tx, 'id = $1', [mailId]);
      await handleBounce(tx, returned, { ...refusal, mail: sent, address: mail.to });
      return {
        state: 'failed',
        error: refusal.isAddressBad ? bounceText(refusal.problem) : sentence(error),
      };
    }
  };
  const outcome = await handleMail(pool, mailId, attempt, onLeft);
  if (outcome?.state === 'waiting' && !outcome.isHeld) throw new Error(outcome.error);
}
