import type { Pool } from 'pg';
import { withSignatures } from '@/core/db/unsigned-links';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import type { MailState } from '../contract';

export type OutboxMail = {
  id: number;
  kind: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** Message-IDs of the conversation before it, separated by spaces. */
  thread: string | null;
  unsubscribeUrl: string | null;
  state: MailState;
  messageId: string;
  lastError: string | null;
  autoReply: boolean;
  fromPerson: boolean;
  /** The record it is about. */
  collection: string | null;
  recordId: string | null;
};

const LOCK_MAIL = `select id, kind, "to", reply_to as "replyTo", subject, text, html, thread, unsubscribe_url as "unsubscribeUrl",
    state, message_id as "messageId", last_error as "lastError", auto_reply as "autoReply",
    coalesce(from_person, false) as "fromPerson", related_collection as collection, related_id as "recordId"
  from mails where id = $1 for update`;

export type SendOutcome = {
  state: MailState;
  error?: string;
  /** No attempt was made. */
  isHeld?: boolean;
};

const signed = (mail: OutboxMail): OutboxMail => ({
  ...mail,
  text: withSignatures(mail.text),
  html: mail.html && withSignatures(mail.html),
  unsubscribeUrl: mail.unsubscribeUrl && withSignatures(mail.unsubscribeUrl),
});

/** What follows, in the same transaction, when somebody’s email was handed over, or is kept without a mail server. */
export type OnLeft = (tx: Transaction, mail: Pick<OutboxMail, 'collection' | 'recordId'>) => Promise<void>;

/** Server errors can be long; staff need their beginning. */
const LONGEST_ERROR = 500;

/**
 * Handles one email while its row is locked, so that no second worker sends it too, and stores the outcome. Skips an
 * email that was sent or deleted.
 */
export const handleMail = (
  pool: Pool,
  mailId: number,
  handle: (mail: OutboxMail, tx: Transaction) => Promise<SendOutcome>,
  onLeft: OnLeft,
) =>
  withTransaction(async (tx: Transaction) => {
    const { rows } = await tx.query<OutboxMail>(LOCK_MAIL, [mailId]);
    const mail = rows[0];
    if (!mail || mail.state === 'sent') return null;
    const outcome = await handle(signed(mail), tx);
    await tx.query(
      `update mails set state = $2::enum_mails_state, last_error = $3, updated_at = now(),
         attempts = coalesce(attempts, 0) + case when $2::enum_mails_state = 'kept' or $4 then 0 else 1 end,
         sent_at = case when $2::enum_mails_state = 'sent' then now() else sent_at end
       where id = $1`,
      [mailId, outcome.state, outcome.error?.slice(0, LONGEST_ERROR) ?? null, outcome.isHeld ?? false],
    );
    const hasLeft = outcome.state === 'sent' || outcome.state === 'kept';
    if (hasLeft && mail.fromPerson) await onLeft(tx, mail);
    return outcome;
  }, pool);
