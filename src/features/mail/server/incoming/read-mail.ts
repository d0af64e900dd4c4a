import { createHash } from 'node:crypto';
import type { Address, Attachment, Email } from 'postal-mime';
import { mailSubject } from '@/core/shared/mail-text';
import { maskedBytes, maskLinks } from '@/kit/db/mask-links';
import { automaticReason, doubtAbout, isMarkedSpam } from './automatic';
import { type DeliveryReport, readReport } from './delivery-report';
import { parseMail } from './parse-mail';
import { headerNamed, headersNamed, messageIds, networkOf } from './read-headers';
import { findWriter, type Sender } from './sender';
import { senderVerdict, type Verdict } from './sender-verdict';
import { splitQuote } from './split-quote';

const LONGEST_TEXT = 20_000;
const LONGEST_NAME = 100;

export type MailFile = { name: string; bytes: Buffer };

export type IncomingMail = {
  messageId: string;
  /** The same for the same email, however often and by whichever way it arrives. */
  fingerprint: string;
  /** Message-IDs of what it answers, the nearest first. */
  answers: string[];
  /** Who wrote it; null without exactly one sender. */
  from: Sender | null;
  /** An address of our own stands in From, and nothing else says who wrote it. */
  isOurs: boolean;
  /** From where it reached our servers. */
  network: string | null;
  /** Everybody to whom it says that it was sent. */
  recipients: string[];
  subject: string;
  /** Its text as it came. */
  words: string;
  /** Its text is longer. */
  isCut: boolean;
  own: string;
  /** What it quotes at its end, marked with `>`. */
  quoted: string;
  files: MailFile[];
  /** One of its files is an email. */
  hasEmail: boolean;
  /** Why nobody waits for an answer; null when a person wrote it. */
  automatic: string | null;
  /** Why a person should look whether a person wrote it. */
  doubt: string | null;
  report: DeliveryReport | null;
  verdict: Verdict;
  isSpam: boolean;
  /** Why its content could not be read; null when it was. */
  damage: string | null;
};

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (value: string) => value.toWellFormed().replaceAll('\u0000', '');

const bytesOf = ({ content }: Attachment) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

const GOES_ON = '[The email goes on. The original has all of it.]';

/** Cut at a length that a person still reads; the original is stored. */
function shortened(text: string, isCut: boolean): { words: string; isCut: boolean } {
  // A character has one or two UTF-16 units.
  const characters = [...text.slice(0, 2 * LONGEST_TEXT + 1)];
  if (characters.length <= LONGEST_TEXT && !isCut) return { words: text, isCut };
  return { words: `${characters.slice(0, LONGEST_TEXT).join('').trimEnd()}\n\n${GOES_ON}`, isCut: true };
}

const flat = (list: readonly (Address | undefined)[] = []) =>
  list.flatMap((one) => (one === undefined ? [] : one.group ? one.group : [one]));

const addressesOf = ({ to, cc, bcc, headers }: Email) => [
  ...flat([...(to ?? []), ...(cc ?? []), ...(bcc ?? [])]).map(({ address }) => address ?? ''),
  ...['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) => headersNamed(headers, name)),
];

const named = ({ name, address }: Sender): Sender => ({
  name: [...mailSubject(storable(name))].slice(0, LONGEST_NAME).join(''),
  address: storable(address),
});

/** Whatever servers on the way add or change is not part of it. */
function fingerprintOf(
  { messageId, from, subject, date, text, html, attachments }: Email,
  damaged: Buffer | null,
) {
  const files = attachments.map((file) => createHash('sha256').update(bytesOf(file)).digest('hex'));
  const content = [messageId, from?.address, subject, messageId ? null : date, text, html, files];
  return createHash('sha256')
    .update(JSON.stringify(content))
    .update(damaged ?? '')
    .digest('hex');
}

const bodyOf = (raw: Buffer) => raw.subarray(Math.max(0, raw.indexOf('\r\n\r\n')));

/**
 * @param server whose Authentication-Results are trusted
 * @param own addresses of ours, in lower case
 */
export async function readMail(
  raw: Buffer,
  server: string | undefined,
  own: readonly string[] = [],
): Promise<IncomingMail> {
  const { email, damage, ...parsed } = await parseMail(raw);
  const { headers } = email;
  const writer = findWriter(email, own);
  const verdict = senderVerdict(headers, server, writer.from?.address ?? '');
  const report = readReport(email);
  const text = shortened(storable(email.text ?? ''), parsed.isCut);
  return {
    messageId: storable(messageIds(email.messageId ?? '')[0] ?? ''),
    fingerprint: fingerprintOf(email, damage === null && email.messageId ? null : bodyOf(raw)),
    answers: [
      ...messageIds(headerNamed(headers, 'in-reply-to')),
      ...messageIds(headerNamed(headers, 'references')).reverse(),
    ].slice(0, 50),
    from: writer.from && named(writer.from),
    isOurs: writer.isOurs,
    network: networkOf(headers),
    recipients: addressesOf(email)
      .map((address) => address.trim().toLowerCase())
      .slice(0, 100),
    subject: maskLinks(mailSubject(storable(email.subject ?? ''))),
    ...text,
    ...splitQuote(text.words),
    hasEmail: email.attachments.some(({ mimeType }) => mimeType.startsWith('message/')),
    files: report
      ? []
      : email.attachments.map((file) => ({
          name: storable(file.filename ?? ''),
          bytes: maskedBytes(bytesOf(file)),
        })),
    automatic: automaticReason(email, writer),
    doubt: doubtAbout(email, writer),
    report,
    // What a server verified is From.
    verdict: writer.isClaimed && verdict === 'pass' ? 'unknown' : verdict,
    isSpam: isMarkedSpam(headers),
    damage: damage && storable(damage),
  };
}
