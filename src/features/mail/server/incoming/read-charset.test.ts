import { expect, it } from 'vitest';
import { parseMail } from './parse-mail';

const GREEK = 'Καλημέρα, δεν λειτουργεί';
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

/** What a label says, the bytes as signs of Latin-1, and what a person reads. */
it.each([
  ['utf-8', utf8(GREEK), GREEK],
  ['us-ascii', utf8(GREEK), GREEK],
  ['utf-8', utf8('A\uFFFDB'), 'A\uFFFDB'],
  ["'utf-8'", utf8(GREEK), GREEK],
  ['"utf8"', utf8(GREEK), GREEK],
  ['unknown-8bit', utf8(GREEK), GREEK],
  ['ANSI_X3.4-1968', utf8(GREEK), GREEK],
  ['iso-8859-1', utf8(GREEK), GREEK],
  ['iso-8859-7', utf8(GREEK), GREEK],
  ['windows-1252', utf8('Déjà payé'), 'Déjà payé'],
  ['gb2312', utf8(GREEK), GREEK],
  ['utf-16', utf8(GREEK), GREEK],
  ['', utf8(GREEK), GREEK],
  ['', 'D\xe9j\xe0 pay\xe9', 'Déjà payé'],
  ['utf-8', 'D\xe9j\xe0 pay\xe9 \x80 5', 'Déjà payé € 5'],
  ['us-ascii', `${utf8(GREEK)}\xce`, `${GREEK}\uFFFD`],
  ['iso-8859-7', '\xcc\xdc\xe9\xef\xf2', 'Μάιος'],
  ['windows-1253', '\xcc\xdc\xe9\xef\xf2', 'Μάιος'],
  ['koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
  ['iso-8859-15', '\xa4 5', '€ 5'],
  ['cp850', 'D\x82j\x85 pay\x82', 'Déjà payé'],
  ['utf-7', '+A5oDsQ- paid', 'Κα paid'],
  ['unicode-1-1-utf-7', '+A5oDsQ- paid', 'Κα paid'],
  ['hz-gb-2312', 'Paid: ~{VPND~}.', 'Paid: 中文.'],
  ['gbk', '\xd6\xd0\xce\xc4', '中文'],
  // It is valid UTF-8 as well.
  ['gb2312', '\xd3\xb0', '影'],
  ['big5', '\xa4\xa4\xa4\xe5', '中文'],
  ['shift_jis', '\x93\xfa\x96{', '日本'],
  ['iso-2022-jp', '\x1b$BF|K\\\x1b(B', '日本'],
  ['euc-kr', '\xc7\xd1\xb1\xdb', '한글'],
])('reads text labeled %s: %j', async (label, bytes, text) => {
  const type = label ? `Content-Type: text/plain; charset=${label}\r\n` : '';
  const raw = Buffer.from(`From: a@b.example\r\n${type}\r\n${bytes}\r\n`, 'latin1');
  const { email } = await parseMail(raw);
  expect(email.text?.trim()).toBe(text);
});

it('reads UTF-16 in base64', async () => {
  const body = Buffer.from('\uFEFFGood day', 'utf16le').toString('base64');
  const head = 'Content-Type: text/plain; charset=utf-16\r\nContent-Transfer-Encoding: base64\r\n';
  expect((await parseMail(Buffer.from(`${head}\r\n${body}\r\n`))).email.text?.trim()).toBe('Good day');
});

it.each([
  ['cut inside a letter', '=?UTF-8?B?zpXPgc8=?= =?UTF-8?B?js+EzrfPg863?=', 'Ερώτηση'],
  ['cut inside a letter, quoted-printable', '=?utf-8?Q?Caf=C3?=\r\n =?utf-8?Q?=A9_at_9?=', 'Café at 9'],
  ['of two charsets', '=?utf-8?Q?Caf=C3=A9?= =?iso-8859-7?Q?_=CC=DC=E9=EF=F2?= 2026', 'Café Μάιος 2026'],
  [
    'of words in Japanese',
    '=?ISO-2022-JP?B?GyRCJDMkcxsoQg==?= =?ISO-2022-JP?B?GyRCJEskQRsoQg==?=',
    'こんにち',
  ],
  ['with a wrong label', '=?us-ascii?Q?Caf=C3=A9?=', 'Café'],
  ['with a label that nobody knows', '=?unknown-8bit?B?zpXPgc+O?=', 'Ερώ'],
  ['without encoding, in UTF-8', utf8('Café'), 'Café'],
  ['without encoding, in the charset of Windows', 'Caf\xe9', 'Café'],
  ['with one word in quotation marks', 'Re: "=?utf-8?Q?Caf=C3=A9?="', 'Re: "Café"'],
  ['that is not one', 'Is 2 =? 3', 'Is 2 =? 3'],
])('reads a subject %s', async (_name, subject, text) => {
  const raw = Buffer.from(`From: =?utf-8?B?zpE=?= <a@b.example>\r\nSubject: ${subject}\r\n\r\nx`, 'latin1');
  const { email } = await parseMail(raw);
  expect(email.subject).toBe(text);
  expect(email.from).toEqual({ name: 'Α', address: 'a@b.example' });
});

it('reads the name of a file that is cut inside a letter, and nothing in it as syntax', async () => {
  const name = '=?UTF-8?B?zpXPgc8=?= =?UTF-8?B?js+EzrfPg863?=';
  const raw = `From: =?utf-8?Q?Eve_=3Ceve=40evil.example=3E=2C?= <a@b.example>\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nx`;
  const { email } = await parseMail(Buffer.from(raw));
  expect(email.attachments[0]?.filename).toBe('Ερώτηση');
  expect(email.from).toEqual({ name: 'Eve <eve@evil.example>,', address: 'a@b.example' });
});
