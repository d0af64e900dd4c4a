import { TEXT_FORMS } from '../support/declared-forms';
import { BAD_EMAIL, BAD_FORM, type Expected, FORM_TYPE, type Group, plain, type Row } from './row';

/** Forms without JavaScript: the redirect and its code when nothing at all was filled in. */
const ENDPOINTS: [path: string, code: string][] = [
  ...TEXT_FORMS.map(({ path, good }): (typeof ENDPOINTS)[number] => [path, Object.keys(good)[0] ?? '']),
  ['/support/status', 'unknown'],
  ['/support/status/message', 'link'],
  ['/help/feedback', 'article'],
];

/** Takes a file too, so that its browsers send multipart. */
const WITH_FILE = '/support/status/message';

const NO_FORM = plain(415, 'This address accepts only web forms');
const UNREADABLE = plain(400, BAD_FORM);
const TOO_LARGE = plain(413, 'The request is too large');

const BODIES: [bad: string, body: string | Buffer, answer: Expected, headers?: Record<string, string>][] = [
  ['JSON', '{}', NO_FORM, { 'Content-Type': 'application/json' }],
  ['multipart', '--x--', NO_FORM, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['plain text', 'a=b', NO_FORM, { 'Content-Type': 'text/plain' }],
  [
    'another charset',
    'a=b',
    NO_FORM,
    { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-16' },
  ],
  ['gzip', Buffer.from([0x1f, 0x8b]), NO_FORM, { ...FORM_TYPE, 'Content-Encoding': 'gzip' }],
  ['a field twice', 'email=a&email=b', UNREADABLE],
  ['escapes that are none', 'email=%zz', UNREADABLE],
  ['bytes that are not UTF-8', 'email=%ff', UNREADABLE],
  ['half a surrogate', 'email=%ED%A0%80', UNREADABLE],
  ['raw bytes that are not UTF-8', Buffer.from([0x61, 0x3d, 0xff]), UNREADABLE],
  ['100 KB', `email=${'x'.repeat(100_000)}`, TOO_LARGE],
];

const endpointRows = ([path, code]: (typeof ENDPOINTS)[number]): Row[] => {
  const call = `POST ${path}`;
  const back = { leadsTo: `${path}?refused=${code}` };
  return [
    ...BODIES.filter(([bad]) => bad !== 'multipart' || path !== WITH_FILE).map(
      ([bad, body, answer, headers = FORM_TYPE]): Row => ({ bad, call, body, headers, answer }),
    ),
    { bad: 'nothing', call, body: '', headers: FORM_TYPE, answer: back },
    {
      bad: 'keys of every object',
      call,
      body: '__proto__=x&constructor=y&toString=z',
      headers: FORM_TYPE,
      answer: back,
    },
    { bad: 'a field of fields', call, body: 'email[a]=b&name[]=c', headers: FORM_TYPE, answer: back },
    {
      bad: '100 KB of a browser',
      call,
      body: `email=${'x'.repeat(100_000)}`,
      headers: { ...FORM_TYPE, Accept: 'text/html' },
      answer: { leadsTo: `${path}?refused=too-large` },
    },
  ];
};

const ADDRESSES = [
  'a@b.co, c@d.co',
  'a@b.co\r\nBcc: c@d.co',
  'a@b.co%0d%0aBcc: c@d.co',
  'a@b\u2028.co',
  'Ada <a@b.co>',
  `${'x'.repeat(250)}@b.co`,
  'a\u0000@b.co',
];
const mailRows = TEXT_FORMS.flatMap(({ path, good }) =>
  ADDRESSES.map(
    (email): Row => ({
      bad: `the address ${JSON.stringify(email).slice(0, 40)}`,
      call: `POST ${path}`,
      body: new URLSearchParams({ ...good, email }).toString(),
      headers: FORM_TYPE,
      answer: { leadsTo: `${path}?refused=email` },
    }),
  ),
);

/** Links from emails, tampered with. */
const TOKENS: [bad: string, token: string][] = [
  ['none', ''],
  ['an empty one', '?token='],
  ['a word', '?token=x'],
  ['two words', '?token=a.b'],
  ['many', `?token=${'a.'.repeat(50)}b`],
  ['a long one', `?token=${'a'.repeat(7000)}`],
  ['two', '?token=a.b&token=c.d'],
  ['a list', '?token[]=a.b'],
  ['NUL', '?token=%00'],
  ['escapes that are none', '?token=%zz'],
  ['SQL', `?token=1'%20or%20'1'='1`],
];
const BAD_LINK = plain(400, 'This link is not valid');
const tokenRows = ['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/preferences'].flatMap(
  (path) =>
    TOKENS.map(
      ([bad, token]): Row => ({
        bad: `${bad} for a token`,
        call: `POST ${path}${token}`,
        body: 'List-Unsubscribe=One-Click',
        headers: FORM_TYPE,
        answer: BAD_LINK,
      }),
    ),
);

export const forms: Group[] = [
  ...ENDPOINTS.map((endpoint) => ({ about: `forms: ${endpoint[0]}`, rows: endpointRows(endpoint) })),
  { about: `forms: ${BAD_EMAIL}`, rows: mailRows },
  { about: 'forms: links of mails', rows: tokenRows },
];
