import type { Pool } from 'pg';
import { withAttachments } from './attachments';
import { composeMessage, type From, UnsendableError } from './compose-message';
import { handleMail, type OutboxMail, type Outcome } from './outbox';

/** The part of nodemailer's transport that is used. */
export type MailTransport = { sendMail: (message: ReturnType<typeof composeMessage>) => Promise<unknown> };

type Job = {
  pool: Pool;
  /** Null without a mail server: emails are then stored for staff to read. */
  transport: MailTransport | null;
  readFrom: () => Promise<From>;
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

/**
 * Sends one email of the outbox; safe to rerun at any point.
 *
 * @throws Error when the queue should try again later
 */
export async function sendMail({ pool, transport, readFrom, mailId, isLastTry }: Job): Promise<void> {
  const outcome = await handleMail(pool, mailId, async (mail, tx): Promise<Outcome> => {
    if (mail.state === 'kept' || !transport) return { state: 'kept' };
    try {
      await withAttachments(tx, mailId, async (attachments) =>
        transport.sendMail(composeMessage(mail, await readFrom(), attachments)),
      );
      return { state: 'sent' };
    } catch (error) {
      const isOver = isLastTry || isRefusedForGood(mail, error);
      return { state: isOver ? 'failed' : 'waiting', error: sentence(error) };
    }
  });
  if (outcome?.state === 'waiting') throw new Error(outcome.error);
}
