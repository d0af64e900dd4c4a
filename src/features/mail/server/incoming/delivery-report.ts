import type { Email } from 'postal-mime';
import type { MailRefusal } from '@/core/server/mail-inbox';
import { readRefusal } from '../refusal';
import { isFromMailServer } from './automatic';
import { headerNamed, messageIds } from './read-headers';

/** A mail server’s report about an email of ours (RFC 3464), or a reader’s complaint about one (RFC 5965). */
export type DeliveryReport = MailRefusal & {
  /** Message-ID of our email; null if the report does not say. */
  about: string | null;
  /** For whom the email was, as far as the report says: aliases lead elsewhere, and complaints often hide it. */
  recipients: string[];
  /** The reader marked it as spam. */
  isComplaint: boolean;
  /** It came back for good; false: the server still tries. */
  isFailed: boolean;
};

const text = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

const FIELD = /^([\w-]+):[ \t]*(.*(?:\r?\n[ \t].*)*)/gm;
const LONGEST_HEAD = 64 * 1024;
const MOST_WORDS = 300;

const headIn = (message: string) => message.slice(0, LONGEST_HEAD).split(/\r?\n\r?\n/, 1)[0] ?? '';

const fieldOf = (block: string, name: string) =>
  [...block.matchAll(FIELD)]
    .find(([, field]) => field?.toLowerCase() === name.toLowerCase())?.[2]
    ?.replace(/\s+/g, ' ')
    .trim() ?? '';

const afterType = (value: string) => value.slice(value.indexOf(';') + 1).trim();

/** RFC 5321: `<@relay,@other:user@host>` is the mailbox after the colon. */
const mailboxIn = (value: string) =>
  afterType(value)
    .replace(/^<|>$/g, '')
    .replace(/^@[^:]*:/, '')
    .toLowerCase();

const ORIGINAL = /^(message\/(rfc822|rfc822-headers|global|global-headers)|text\/rfc822(-headers)?)$/;

/** The header of the email that is reported about. */
function originalIn(attachments: Email['attachments']): string {
  const original = attachments.find(({ mimeType }) => ORIGINAL.test(mimeType));
  return headIn(original ? text(original.content) : '');
}

/** Its Message-ID; some reports only answer it. */
const aboutIn = ({ attachments, headers }: Email): string | null =>
  messageIds(fieldOf(originalIn(attachments), 'Message-ID'))[0] ??
  messageIds(headerNamed(headers, 'in-reply-to'))[0] ??
  null;

const complaintOf = (email: Email, kind: string): DeliveryReport => ({
  about: aboutIn(email),
  recipients: [],
  isComplaint: true,
  isFailed: false,
  isAddressBad: false,
  problem: `The reader marked it as spam (${kind.slice(0, 40)})`,
});

function readComplaint(email: Email): DeliveryReport | null {
  const { attachments } = email;
  const feedback = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  const kind = fieldOf(feedback ? text(feedback.content) : '', 'Feedback-Type').toLowerCase();
  // One of the kinds takes a complaint back, and one is about forged emails of our name.
  if (kind !== '' && !['not-spam', 'auth-failure'].includes(kind)) return complaintOf(email, kind);
  // Hotmail’s, which is only the email with a field of its own, under this subject.
  const isHotmail =
    fieldOf(originalIn(attachments), 'X-HmXmrOriginalRecipient') !== '' ||
    (/^staff@/i.test(email.from?.address ?? '') &&
      /^complaint about message from /i.test(email.subject ?? ''));
  return feedback === undefined && isHotmail && aboutIn(email) ? complaintOf(email, 'abuse') : null;
}

/** `expired` is none of the standard’s: the server has given up. */
const OVER = ['failed', 'expired', 'undeliverable'];

function readStatus(email: Email, content: string): DeliveryReport | null {
  const blocks = content
    .split(/\r?\n\r?\n/)
    .filter((part) => /^(final|original)-recipient:/im.test(part))
    .map((block) => ({ block, action: fieldOf(block, 'Action').toLowerCase() }));
  const failed = blocks.find(({ action }) => OVER.includes(action));
  const { block = '' } = failed ?? blocks.find(({ action }) => action === 'delayed') ?? {};
  if (block === '') return null;
  const said = afterType(fieldOf(block, 'Diagnostic-Code')).slice(0, MOST_WORDS);
  const refusal = readRefusal(fieldOf(block, 'Status'), said);
  const named = ['Original-Recipient', 'Final-Recipient'].map((field) => mailboxIn(fieldOf(block, field)));
  return {
    ...refusal,
    about: aboutIn(email),
    recipients: named.filter(Boolean),
    isComplaint: false,
    isFailed: failed !== undefined,
    isAddressBad: failed !== undefined && refusal.isAddressBad,
  };
}

const QUOTED_ID = /^[> \t]{0,10}Message-ID:[ \t]*(<[^<>\s]{1,250}>)/im;
const REFUSED =
  /^.{0,200}(?<![\d.])5(\d\d[ -]|\.\d{1,3}\.\d{1,3}\b).{0,300}$|^.{0,300}\(#[45]\.\d{1,3}\.\d{1,3}\)|^.{0,80}(no mailbox here|unrouteable address).{0,80}$/im;

/** Older servers write a letter, with the email below: Exim, qmail and those who copied them. */
function readLetter(email: Email): DeliveryReport | null {
  const words = (email.text ?? '').slice(0, LONGEST_HEAD);
  const failed = mailboxIn(headerNamed(email.headers, 'x-failed-recipients'));
  const quoted = QUOTED_ID.exec(words);
  const about = aboutIn(email) ?? quoted?.[1] ?? null;
  // Below that, names and numbers of the email pass for codes.
  const said = REFUSED.exec(words.slice(0, quoted?.index))?.[0].trim().slice(0, MOST_WORDS) ?? '';
  if (!failed && (!about || said === '')) return null;
  return {
    ...readRefusal('', said),
    about,
    recipients: [failed].filter(Boolean),
    isComplaint: false,
    isFailed: true,
  };
}

/** @returns null for an email that reports nothing */
export function readReport(email: Email): DeliveryReport | null {
  const { headers, attachments } = email;
  const isReport = /^multipart\/report\b/i.test(headerNamed(headers, 'content-type').trim());
  const isFromServer = isFromMailServer(headers);
  const status = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (status && (isReport || isFromServer)) return readStatus(email, text(status.content));
  return readComplaint(email) ?? (isFromServer && !isReport ? readLetter(email) : null);
}
