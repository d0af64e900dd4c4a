import type { Pool } from 'pg';
import { composeMessage, type From, UnsendableError } from './compose-message';
import { handleMail, type OutboxMail, type Outcome } from './outbox';

/** What nodemailer's transport offers, as far as it is needed. */
export type MailTransport = { sendMail: (message: ReturnType<typeof composeMessage>) => Promise<unknown> };

type Job = {
  pool: Pool;
  /** Null without a mail server: mails are then kept for staff to read. */
  transport: MailTransport | null;
  readFrom: () => Promise<From>;
  mailId: number;
  /** After this try the queue gives up. */
  isLastTry: boolean;
};

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The receiving server said for good that it does not take this mail. Automatic replies are dropped at once, and staff
 * hear at once of an answer that reaches nobody.
 */
function isRefusedForGood(mail: OutboxMail, error: unknown): boolean {
  if (error instanceof UnsendableError) return true;
  if (!(mail.autoReply || mail.fromPerson) || !(error instanceof Error) || !('responseCode' in error))
    return false;
  return 'code' in error && error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

/**
 * Sends one mail of the outbox; safe to run again at any point.
 *
 * @throws Error when the queue should try again later
 */
export async function sendMail({ pool, transport, readFrom, mailId, isLastTry }: Job): Promise<void> {
  const outcome = await handleMail(pool, mailId, async (mail): Promise<Outcome> => {
    if (mail.state === 'kept' || !transport) return { state: 'kept' };
    try {
      await transport.sendMail(composeMessage(mail, await readFrom()));
      return { state: 'sent' };
    } catch (error) {
      const isOver = isLastTry || isRefusedForGood(mail, error);
      return { state: isOver ? 'failed' : 'waiting', error: sentence(error) };
    }
  });
  if (outcome?.state === 'waiting') throw new Error(outcome.error);
}
