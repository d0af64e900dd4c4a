import type { OutgoingMail } from '@/core/db/enqueue-mail';
import { type Composable, composeMessage, type From, UnsendableError } from './compose-message';

type Message = ReturnType<typeof composeMessage>;
/** The part of nodemailer's transport that is used. */
export type MailTransport = { sendMail: (message: Message) => Promise<unknown> };

export type ReadyMail = Omit<OutgoingMail, 'about'> & Pick<Composable, 'messageId' | 'returnPath'>;

/** The outcome of one attempt, for senders that must never send twice. */
export type Delivered =
  | { state: 'sent' }
  /** The server answered that it does not accept this email: now, or permanently. */
  | { state: 'refused'; isForGood: boolean; error: string }
  /** This email was not sent: no connection, no sign-in, or a server that accepts nothing at present. */
  | { state: 'unreachable'; error: string }
  /** The connection broke during transmission: the email may have arrived. */
  | { state: 'unsure'; error: string };

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; syscall?: string };

const ABOUT_THIS_MAIL = ['RCPT TO', 'DATA'];
const BEFORE_ANY_MAIL = ['EDNS', 'ETLS', 'EAUTH', 'EREQUIRETLS', 'ENOAUTH'];
const CLOSING = 421;

/** Only what certainly never reached the server counts as unreachable; any doubt is reported as unsure. */
export function classifyError(error: unknown): Delivered {
  const { message, code, command, responseCode, syscall } = error as SmtpError;
  if (error instanceof UnsendableError) return { state: 'refused', isForGood: true, error: message };
  if (responseCode && responseCode !== CLOSING && ABOUT_THIS_MAIL.includes(command ?? ''))
    return { state: 'refused', isForGood: responseCode >= 500, error: message };
  const neverBegan =
    responseCode !== undefined ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    BEFORE_ANY_MAIL.includes(code ?? '') ||
    /^(Connection timeout|Greeting never received)/.test(message);
  return { state: neverBegan ? 'unreachable' : 'unsure', error: message };
}

const RETURN_PATH_REFUSED = /SendAsDenied|5\.7\.60/;

/**
 * Hands one email over. Some servers accept only an account’s own address as the sender of the envelope: then what
 * comes back comes to that one.
 */
export async function transmit(transport: MailTransport, message: Message): Promise<void> {
  try {
    await transport.sendMail(message);
  } catch (error) {
    const { message: said, command, responseCode = 0 } = error as SmtpError;
    const isReturnPath = responseCode >= 500 && (command === 'MAIL FROM' || RETURN_PATH_REFUSED.test(said));
    const { envelope, ...plain } = message;
    if (!envelope || !isReturnPath) throw error;
    await transport.sendMail(plain);
  }
}

/** Makes one attempt and reports its outcome. */
export async function deliver(transport: MailTransport, mail: ReadyMail, from: From): Promise<Delivered> {
  try {
    const { replyTo = null, html = null, unsubscribeUrl = null, thread, autoReply, fromPerson } = mail;
    await transmit(
      transport,
      composeMessage(
        {
          ...mail,
          replyTo,
          html,
          unsubscribeUrl,
          thread: thread?.join(' ') ?? null,
          autoReply: autoReply === true,
          fromPerson: fromPerson === true,
        },
        from,
      ),
    );
    return { state: 'sent' };
  } catch (error) {
    return classifyError(error);
  }
}
