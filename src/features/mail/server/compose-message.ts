import { mailSubject } from '@/shared/mail-text';
import type { OutboxMail } from './outbox';

/** What a message is made of; how it came to be sent does not matter. */
export type Composable = Omit<OutboxMail, 'id' | 'kind' | 'state'>;

/** One bare mailbox: no list, no display name, nothing that could begin another header. */
const MAILBOX = /^[^\s\p{Cc}\p{Zl}\p{Zp},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Zl}\p{Zp},;:<>()[\]"\\@]+$/u;

export class UnsendableError extends Error {}

function mailbox(address: string) {
  if (!MAILBOX.test(address)) throw new UnsendableError('The address is not a single mailbox');
  return { name: '', address };
}

export type From = { name: string; address: string };

/** What tells machines how to treat it; a person's mail has no such mark. */
function marks(mail: Composable): Record<string, string> {
  if (mail.fromPerson) return {};
  if (!mail.autoReply) return { 'Auto-Submitted': 'auto-generated' };
  return { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' };
}

/** RFC 5322: what it answers, and the whole conversation before it. */
function threading({ thread }: Composable) {
  const references = thread?.split(' ') ?? [];
  return references.length > 0 ? { inReplyTo: references.at(-1), references } : {};
}

/**
 * The message as nodemailer takes it. Machines are told not to answer what no person wrote.
 *
 * @throws UnsendableError when an address is no single mailbox
 */
export function composeMessage(mail: Composable, from: From) {
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
    ...threading(mail),
    // The same at every try: where a first try did arrive after all, mail programs show one mail.
    messageId: mail.messageId,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
