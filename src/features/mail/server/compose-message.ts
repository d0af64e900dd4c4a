import { mailSubject } from '@/shared/mail-text';
import type { OutboxMail } from './outbox';

/** One bare mailbox: no list, no display name, nothing that could begin another header. */
const MAILBOX = /^[^\s\p{Cc}\p{Zl}\p{Zp},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Zl}\p{Zp},;:<>()[\]"\\@]+$/u;

export class UnsendableError extends Error {}

function mailbox(address: string) {
  if (!MAILBOX.test(address)) throw new UnsendableError('The address is not a single mailbox');
  return { name: '', address };
}

export type From = { name: string; address: string };

/**
 * The message as nodemailer takes it. Machines are told not to answer what no person wrote.
 *
 * @throws UnsendableError when an address is no single mailbox
 */
export function composeMessage(mail: OutboxMail, from: From) {
  const headers: Record<string, string> = mail.autoReply
    ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All', Precedence: 'bulk' }
    : { 'Auto-Submitted': 'auto-generated' };
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
    // The same at every try: where a first try did arrive after all, mail programs show one mail.
    messageId: mail.messageId,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
