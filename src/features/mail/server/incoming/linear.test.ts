import { expect, it } from 'vitest';
import { parseMailbox } from '@/core/shared/mail-from';
import { mailSubject } from '@/core/shared/mail-text';
import { maskedBytes, maskLinks } from '@/kit/db/mask-links';
import { foldQuote } from '@/kit/shared/fold-quote';
import { answerWithoutQuotes } from './answer-words';
import { isMarkedSpam } from './automatic';
import { wordsOfHtml } from './html-words';
import { headOf, parseMail } from './parse-mail';
import { decodeText, joinWords } from './read-charset';
import { messageIds } from './read-headers';
import { readMail } from './read-mail';
import { splitQuote } from './split-quote';

/** Reads foreign text. */
type Read = (text: string) => unknown;

const LARGE = 1_000_000;
const SMALL = LARGE / 4;
/** Four times the text takes four times as long, but sixteen times where something is quadratic. */
const MOST = 9;
/** Memory is tidied up in between. */
const NOISE_MS = 200;

const body = (text: string) => Buffer.from(`From: a@b.example\r\nMessage-ID: <a@b>\r\n\r\n${text}`);
const field = (name: string) => (text: string) =>
  Buffer.from(`From: a@b.example\r\n${name}: ${text.slice(0, text.length / 2)}\r\n\r\nx`);
const html = (text: string) => Buffer.from(`From: a@b.example\r\nContent-Type: text/html\r\n\r\n${text}`);
const read =
  (make: (text: string) => Buffer): Read =>
  (text) =>
    readMail(make(text), undefined);

const flowed = (text: string) =>
  Buffer.from(`Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${text}`);

const report = (text: string) =>
  Buffer.from(
    `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${text}\r\n--b--`,
  );

const FIELDS = ['From', 'To', 'Subject', 'References', 'X-Spam-Status', 'Content-Type'];
const WORSE = ['=?utf-8?B?zpE=?= ', '=?a?Q?', '<', '(', '"', ',', ':;', 'a@', '<a@b>,', ';a="', 'a\r\n '];
const QUOTES = ['> a\n', 'a\n> b\n', 'On 1 10:42 a@b ', 'a:\n', 'A: a@b\n', '--\n\n', '-', ' '];
const TAGS = [
  '<div>',
  '<b>',
  '<a href="https://a.example">',
  '<blockquote>a',
  '<table><tr><td>a',
  '<ul><li>a',
  '<p>',
  '</p>',
  '<br>',
  '<',
  '<a ',
  '<a b="',
  '<!--',
  '&',
  '&lt;',
  ' ',
  '<pre>\n ',
  '<script>',
];
const WORDS = [
  '=?',
  '=?utf-8?B?zpE=?= ',
  '=?utf-8?Q?=41',
  '=?a?Q?',
  '=?utf-8?B?zpE=?==?iso-8859-7?Q?=C1?= ',
  '=?utf-8?q??= ',
  ' ',
];
const BYTES = ['~{', '~', '+A', '\u001b$B', 'é', '\u00c3', '\u0000', '='];

/** Each reader with the shapes that are worst for it. */
const READERS: [string, Read, readonly string[]][] = [
  ['splitQuote', splitQuote, QUOTES],
  [
    'answerWords',
    (text) => answerWithoutQuotes(text, [{ text: 'Write to us.', isNote: false }], ['a']),
    ['> a\n', 'a@b:\n', '\n\na', 'a@b 2026 ', 'On 1 10:42 a@b ', 'answer-ends-', 'write your answer '],
  ],
  ['foldQuote', foldQuote, QUOTES],
  ['wordsOfHtml', wordsOfHtml, TAGS],
  ['joinWords', joinWords, WORDS],
  ...['hz', 'utf-7', 'gbk', 'iso-2022-jp', 'utf-16', 'cp850', ''].map(
    (label): [string, Read, readonly string[]] => [
      `decodeText, ${label}`,
      (text) => decodeText(Buffer.from(text, 'latin1'), label),
      BYTES,
    ],
  ),
  ['mailSubject', mailSubject, [' ', '\n', '\u202e', 'a ']],
  ['messageIds', messageIds, ['<', '<a', '<a>', '<a ']],
  ['parseMailbox', parseMailbox, [' ', '<', '"', 'a ', '<a>']],
  [
    'headOf',
    (text) => headOf(Buffer.from(text)),
    ['content-a: b\r\n ', 'content-', '\r\n', '\r', 'content-a:\r\n'],
  ],
  ['maskLinks', maskLinks, ['.', '.a', '.a\n>', '.\n>>>>a', '=2E=\n', '+t1', '+t1\n', '%25', ' ', '&#46;a']],
  [
    'maskedBytes',
    (text) => maskedBytes(Buffer.from(text)),
    ['QUJD\n', 'A', '\n', '\r', 'QUJD\r\nx\n', 'Lg==\n'],
  ],
  [
    'isMarkedSpam',
    (text) => isMarkedSpam([{ key: 'x-spam-status', originalKey: '', value: text }]),
    [' ', 'yes'],
  ],
  [
    'parseMail, boundaries',
    (text) => parseMail(Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${text}`)),
    ['--b ', '--', '\r'],
  ],
  ['readMail, text', read(body), ['> a ', '=?', '<', '.']],
  ['readMail, HTML', read(html), ['<div>', '<b>', '<blockquote>a', '<!--']],
  ['readMail, report', read(report), ['\r\n', ' \r\n', 'a: b\r\n', 'final-recipient:\r\n', 'a']],
  ['readMail, flowed', read(flowed), ['a  ', '> > ']],
  ...FIELDS.map((name): [string, Read, readonly string[]] => [`readMail, ${name}`, read(field(name)), WORSE]),
];

/** The time of the processor: other programs on the machine do not count. */
const costOf = async (reader: Read, text: string) => {
  const began = process.cpuUsage();
  await reader(text);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

it.each(READERS)('%s takes as long as its text is', async (_name, reader, shapes) => {
  for (const shape of shapes) {
    const text = (size: number) => `a${shape.repeat(size / shape.length)}z`;
    await reader(text(SMALL / 10));
    const [small, large] = [await costOf(reader, text(SMALL)), await costOf(reader, text(LARGE))];
    expect(large, JSON.stringify(shape)).toBeLessThan(small * MOST + NOISE_MS);
  }
});
