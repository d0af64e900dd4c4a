import type { Readable } from 'node:stream';
import { mailSubject } from '@/core/shared/mail-text';
import type { OutboxMail } from './outbox';

/** The content of a message, independent of how it is sent. */
export type Composable = Omit<
  OutboxMail,
  'id' | 'kind' | 'state' | 'lastError' | 'collection' | 'recordId'
> & {
  /** To whom servers report that it came back; otherwise to its sender. */
  returnPath?: string | undefined;
};

/** One bare mailbox: no list, no display name, nothing that could start another header. */
const MAILBOX = /^[^\s\p{Cc}\p{Zl}\p{Zp},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Zl}\p{Zp},;:<>()[\]"\\@]+$/u;

export class UnsendableError extends Error {}

function mailbox(address: string) {
  if (!MAILBOX.test(address)) throw new UnsendableError('The address is not a single mailbox');
  return { name: '', address };
}

export type Attachment = { filename: string; contentType: string; content: Readable };

export type From = { name: string; address: string };

/** Headers that tell mail systems how to treat it; a person's email has none. */
function marks(mail: Composable): Record<string, string> {
  if (mail.fromPerson) return {};
  if (!mail.autoReply) return { 'Auto-Submitted': 'auto-generated' };
  return { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' };
}

/** RFC 5322: the message that it answers, and the whole conversation before it. */
function threading({ thread }: Composable) {
  const references = thread?.split(' ') ?? [];
  return references.length > 0 ? { inReplyTo: references.at(-1), references } : {};
}

/**
 * The message in nodemailer's format. Automatic emails ask mail systems not to reply.
 *
 * @throws UnsendableError when an address is not a single mailbox
 */
export function composeMessage(mail: Composable, from: From, attachments: Attachment[] = []) {
  const headers = marks(mail);
  if (mail.unsubscribeUrl) {
    headers['List-Unsubscribe'] = `<${mail.unsubscribeUrl}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  return {
    from,
    to: mailbox(mail.to),
    ...(mail.replyTo ? { replyTo: mailbox(mail.replyTo) } : {}),
    subject: mailSubject(mail.subject),
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
    ...threading(mail),
    // The same for every attempt: if an earlier one did arrive, mail programs show one email.
    messageId: mail.messageId,
    ...(mail.returnPath ? { envelope: { from: mail.returnPath, to: [mail.to] } } : {}),
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
