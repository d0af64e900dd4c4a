import { SITE_PAGES } from '../../src/site-pages';
import { type Group, plain, type Row } from './row';

const EVERYTHING =
  'where[isActive][equals]=false&limit=1e9&page=-5&sort=-id&select[id]=true&joins[x]=1&depth=99&draft=true&__proto__[x]=1';

/** Queries for pages that have none. */
const unasked = SITE_PAGES.flatMap(({ path }): Row[] => [
  { bad: 'questions of another kind', call: `GET ${path}?${EVERYTHING}`, answer: { like: `GET ${path}` } },
  {
    bad: 'a question that cannot be read',
    call: `GET ${path}?x=%zz&%00=%ff`,
    answer: { like: `GET ${path}` },
  },
]);

const RESULTS = [
  '/support/submit',
  '/waitlist/submit',
  '/newsletter/submit',
  '/merch/quote',
  '/support/status',
  '/support/status/message',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
];
const WORDS = ['%3Cb%3EYou%20won%3C/b%3E', '__proto__', 'constructor', '%00', '%E2%80%AE', 'x'.repeat(900)];
/** A page that shows a result reads our codes; any other text is never shown. */
const isSilent = (word: string) => (body: string) =>
  !body.includes('<b>You won') &&
  !body.includes('object Object') &&
  !(word.length > 800 && body.includes(`>${word}`));
const results = RESULTS.flatMap((path) =>
  WORDS.map(
    (word): Row => ({
      bad: `results that are none: ${word.slice(0, 20)}`,
      call: `GET ${path}?sent=${word}&refused=${word}&token=${word}&result=${word}&sent[]=x`,
      answer: { says: [200, ({ body }) => isSilent(word)(body.replace(/<script[\s\S]*?<\/script>/g, ''))] },
    }),
  ),
);

const OWN = 'The data must be an address of this site';
const QR: [query: string, sentence: string][] = [
  ['', OWN],
  ['?data=https://evil.example/', OWN],
  ['?data=//evil.example', OWN],
  ['?data=javascript:alert(1)', OWN],
  ['?data=http%3A%2F%2F127.0.0.1%3A{port}%40evil.example', OWN],
  [`?data=/${'x'.repeat(2000)}`, OWN],
  ['?data=/links&size=0', 'The size must be a number from 50 to 1024'],
  ['?data=/links&size=1e9', 'The size must be a number from 50 to 1024'],
  ['?data=/links&size=100.5', 'The size must be a number from 50 to 1024'],
  ['?data=/links&margin=-1', 'The margin must be a number from 0 to 20'],
  ['?data=/links&margin=NaN', 'The margin must be a number from 0 to 20'],
  ['?data=/links&format=html', 'The format must be png or svg'],
  ['?data=/links&format=__proto__', 'The format must be png or svg'],
];
const codes = QR.map(
  ([query, sentence]): Row => ({
    bad: 'a code of nothing',
    call: `GET /api/qr${query}`,
    answer: plain(400, sentence),
  }),
);

const LISTS = [
  'where[isActive][equals]=false',
  'limit=0',
  'limit=-1',
  'page=-5',
  'sort=-id',
  'select[id]=true',
  'depth=9',
  'joins[x]=1',
  '%00=%zz',
];
const lists = LISTS.map(
  (query): Row => ({
    bad: 'a question',
    call: `GET /api/social-links?${query}`,
    answer: { like: 'GET /api/social-links' },
  }),
);

export const pages: Group[] = [
  { about: 'questions that pages do not ask', rows: [...unasked, ...lists] },
  { about: 'pages that tell results', rows: results },
  { about: 'codes', rows: codes },
];
