import { adminError, BAD_FORM, type Expected, type Group, multipart, plain, type Row } from './row';

const file = (name: string, head = '') =>
  `Content-Disposition: form-data; name="${name}"; filename="a.csv"${head}`;
const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const UNREADABLE = plain(400, BAD_FORM);
const PAGE = '<!doctype html><script>alert(1)</script>';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

type Sent = { headers: Record<string, string>; body: string | Buffer };
const as = (type: string, body: string): Sent => ({ headers: { 'Content-Type': type }, body });

const cut = ({ headers, body }: Sent): Sent => ({ headers, body: body.slice(0, -20) });

const SHAPES: [bad: string, sent: Sent, answer: Expected][] = [
  ['no boundary', as('multipart/form-data', 'x'), UNREADABLE],
  ['an empty boundary', as('multipart/form-data; boundary=', '--\r\n'), UNREADABLE],
  ['a boundary of 300 letters', as(`multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'), UNREADABLE],
  ['a boundary that never comes', as('multipart/form-data; boundary=x', 'words'), UNREADABLE],
  ['no end', cut(multipart([field('account'), 'instagram'])), UNREADABLE],
  ['two files', multipart([file('file'), 'a'], [file('file'), 'b']), UNREADABLE],
  ['a file under another name', multipart([file('picture'), 'a']), UNREADABLE],
  ['a field twice', multipart([field('account'), 'a'], [field('account'), 'b']), UNREADABLE],
  ['bytes that are not UTF-8', multipart([field('account'), Buffer.from([0xff, 0xfe])]), UNREADABLE],
  ['a field of 70 KB', multipart([field('account'), 'x'.repeat(70_000)]), UNREADABLE],
  [
    '50 fields',
    multipart(...Array.from({ length: 50 }, (_, at) => [field(`f${at}`), 'x'] as [string, string])),
    UNREADABLE,
  ],
];

/** Both endpoints that stream a file to disk. */
const STREAMS: [call: string, as: Row['as'], headers: Record<string, string>][] = [
  ['POST /merch/quote', 'anyone', { Accept: 'application/json' }],
  ['POST /admin/api/imports/draw-rounds/{draw}', 'marketing', {}],
];
const shapes = STREAMS.flatMap(([call, person, own]) =>
  SHAPES.map(
    ([bad, { headers, body }, answer]): Row => ({
      bad,
      call,
      as: person,
      headers: { ...own, ...headers },
      body,
      answer,
    }),
  ),
);

const NO_FILE = plain(400, 'Please choose a file, or paste handles');
const LISTS: [bad: string, sent: Sent, answer: Expected][] = [
  ['JSON', as('application/json', '{}'), plain(415, 'This address accepts only web forms')],
  ['no file', multipart([field('account'), 'instagram']), NO_FILE],
  [
    'a file of no account',
    multipart([file('file'), 'ada']),
    plain(400, 'Please choose an account of this round'),
  ],
  [
    'an account of another round',
    multipart([field('account'), "x'; drop table users; --"], [file('file'), 'ada']),
    plain(400, 'Please choose an account of this round'),
  ],
  [
    'an account with NUL',
    multipart([field('account'), 'insta\u0000gram'], [file('file'), 'ada']),
    plain(400, 'Account has characters that cannot be stored'),
  ],
];
const lists = LISTS.map(
  ([bad, { headers, body }, answer]): Row => ({
    bad,
    call: 'POST /admin/api/imports/draw-rounds/{draw}',
    as: 'marketing',
    headers,
    body,
    answer,
  }),
);

const picture = (name: string, type: string, content: string | Buffer, fields = '{"alt":"A house"}') =>
  multipart(
    [field('_payload'), fields],
    [`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}`, content],
  );
const NO_IMAGE = adminError(400, 'This file isn’t a picture. Please choose a PNG, JPEG or WebP.');
const NO_FORM = adminError(400, BAD_FORM);
const IMAGES: [bad: string, sent: Sent, answer: Expected][] = [
  ['a page named as a picture', picture('a.png', 'image/png', PAGE), NO_IMAGE],
  ['a page named for another folder', picture('../../../a.png', 'image/png', PAGE), NO_IMAGE],
  ['a page whose name turns around', picture('a\u202Egnp.html', 'image/png', PAGE), NO_IMAGE],
  ['a page in the type of a picture', picture('a.html', 'image/png', PAGE), NO_IMAGE],
  ['a drawing that runs', picture('a.svg', 'image/svg+xml', DRAWING), NO_IMAGE],
  ['a drawing named as a picture', picture('a.png', 'image/png', DRAWING), NO_IMAGE],
  [
    'the first bytes of a picture',
    picture('a.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')),
    NO_IMAGE,
  ],
  ['no bytes', picture('a.png', 'image/png', ''), NO_IMAGE],
  ['a program', picture('a.exe', 'application/x-msdownload', 'MZ'), NO_IMAGE],
  ['NUL in its name', picture('a\u0000.png', 'image/png', PAGE), NO_FORM],
  ['NUL in its type', picture('a.png', 'image/\u0000png', PAGE), NO_FORM],
  ['a header that is none', picture('a.png', 'image/png\r\nX\u0001: a', PAGE), NO_FORM],
  ['fields that are no JSON', picture('a.png', 'image/png', PAGE, '{'), NO_FORM],
  ['fields that are a list of lists', picture('a.png', 'image/png', PAGE, '[[[['), NO_FORM],
  ['no boundary', as('multipart/form-data', 'x'), NO_FORM],
  ['no end', cut(picture('a.png', 'image/png', PAGE)), NO_FORM],
];
const pictures = IMAGES.map(
  ([bad, { headers, body }, answer]): Row => ({
    bad,
    call: 'POST /admin/api/media',
    as: 'editor',
    headers,
    body,
    answer,
  }),
);

export const uploads: Group[] = [
  { about: 'uploads: their shape', rows: shapes },
  { about: 'uploads: follower lists', rows: lists },
  { about: 'uploads: pictures', rows: pictures },
];
