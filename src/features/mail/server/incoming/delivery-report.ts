import type { Email } from 'postal-mime';
import { headerNamed, messageIds } from './read-headers';

/** A mail server’s report about an email of ours (RFC 3464), or a reader’s complaint about one (RFC 5965). */
export type DeliveryReport = {
  /** Message-ID of our email; null if the report does not say. */
  about: string | null;
  /** null: complaints often hide it, and the Message-ID alone names the email. */
  recipient: string | null;
  /** The reader marked it as spam. */
  isComplaint: boolean;
  /** It came back for good; false: the server still tries. */
  isFailed: boolean;
  /** There is no such mailbox: nothing sent there will ever arrive. */
  isAddressBad: boolean;
  /** In words, with the status code. */
  problem: string;
};

/** RFC 3463, from the special to the general. */
const WORDS: readonly [RegExp, string][] = [
  [/^5\.1\.[16]$|^5\.1\.10$/, 'The mailbox does not exist'],
  [/^5\.1\.2$|^5\.4\.[14]$/, 'The domain does not exist or takes no email'],
  [/^5\.1\./, 'The address does not work'],
  [/^5\.2\.1$/, 'The mailbox is switched off'],
  [/^[45]\.2\.2$/, 'The mailbox is full'],
  [/^5\.[23]\.[34]$/, 'The email is too large for this mailbox'],
  [/^5\.7\./, 'The receiving server refused it'],
  [/^4\.4\.7$|^5\.4\.7$/, 'The receiving server could not be reached in time'],
  [/^4\./, 'The receiving server is not accepting it right now'],
  [/^5\./, 'The receiving server did not deliver it'],
];
const NO_SUCH_ADDRESS = /^5\.(1\.([1-3]|6|10)|2\.1)$/;

const text = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

const FIELD = /^([\w-]+):[ \t]*(.*(?:\r?\n[ \t].*)*)/gm;

const fieldOf = (block: string, name: string) =>
  [...block.matchAll(FIELD)]
    .find(([, field]) => field?.toLowerCase() === name.toLowerCase())?.[2]
    ?.replace(/\s+/g, ' ')
    .trim() ?? '';

const afterType = (value: string) => value.slice(value.indexOf(';') + 1).trim();

/** The Message-ID of the email that is reported about. */
function aboutIn(attachments: Email['attachments']): string | null {
  const original = attachments.find(({ mimeType }) =>
    /^(message\/rfc822|text\/rfc822-headers)/.test(mimeType),
  );
  return messageIds(fieldOf(original ? text(original.content) : '', 'Message-ID'))[0] ?? null;
}

function readComplaint(attachments: Email['attachments']): DeliveryReport | null {
  const feedback = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  const kind = fieldOf(feedback ? text(feedback.content) : '', 'Feedback-Type').toLowerCase();
  // One of the kinds takes a complaint back.
  if (kind === '' || kind === 'not-spam') return null;
  const problem = `The reader marked it as spam (${kind.slice(0, 40)})`;
  const about = aboutIn(attachments);
  return { about, recipient: null, isComplaint: true, isFailed: false, isAddressBad: false, problem };
}

/** @returns null for an email that reports nothing */
export function readReport({ headers, attachments }: Email): DeliveryReport | null {
  if (!/^multipart\/report\b/i.test(headerNamed(headers, 'content-type').trim())) return null;
  const status = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  if (!status) return readComplaint(attachments);
  const block = text(status.content)
    .split(/\r?\n\r?\n/)
    .find((part) => /^(final|original)-recipient:/im.test(part));
  const action = fieldOf(block ?? '', 'Action').toLowerCase();
  if (!block || (action !== 'failed' && action !== 'delayed')) return null;
  const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fieldOf(block, 'Status'))?.[0] ?? '';
  const said = afterType(fieldOf(block, 'Diagnostic-Code')).slice(0, 300);
  const words =
    WORDS.find(([pattern]) => pattern.test(code))?.[1] ?? 'The receiving server did not deliver it';
  return {
    about: aboutIn(attachments),
    isComplaint: false,
    recipient: afterType(fieldOf(block, 'Final-Recipient') || fieldOf(block, 'Original-Recipient')),
    isFailed: action === 'failed',
    isAddressBad: action === 'failed' && NO_SUCH_ADDRESS.test(code),
    problem: `${words}${code ? ` (${code})` : ''}${said ? `: ${said}` : ''}`,
  };
}
