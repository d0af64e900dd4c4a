import {
  adminError,
  BAD_ADDRESS,
  type Expected,
  type Group,
  JSON_TYPE,
  NOTHING_HERE,
  nothingHere,
  type Person,
  plain,
  type Row,
} from './row';

/** Values that are no record's id. The front lets none of the last three near a route. */
const NO_NUMBERS = [
  'abc',
  '1.5',
  '-1',
  '+1',
  '1e3',
  '0x1',
  '99999999999999999999',
  "1'",
  '1%20or%201',
  '%E2%80%AE1',
  '%31%27',
  '999999',
];
const NO_ADDRESSES = ['%00', '%zz', '%ff'];

type Place = [call: string, as: Person, body?: string];

/** Our own endpoints; `*` stands for the id. */
const OWN: Place[] = [
  ['POST /api/social-links/*/click', 'anyone', '{}'],
  ['POST /api/draws/*/proof', 'anyone', '{"account":"instagram","handle":"x"}'],
  ['GET /api/draws/*/bundle', 'anyone'],
  ['GET /api/draws/*/bundle/draw.json', 'anyone'],
  ['GET /admin/api/desk/ticket-*', 'support'],
  ['POST /admin/api/desk/ticket-*/answers', 'support', '{"subject":"","text":"x","to":null,"seen":"0.0"}'],
  ['GET /admin/api/users/*/sessions', 'admin'],
  ['GET /admin/api/quotes/*/design', 'support'],
  ['GET /admin/api/desk/application-*', 'support'],
  ['POST /admin/api/desk/quote-*/answers', 'support', '{"subject":"x","text":"x","to":null,"seen":"0.0"}'],
  ['GET /admin/api/social-links/*/clicks', 'editor'],
  ['GET /admin/api/newsletter-issues/*/sending', 'marketing'],
  ['POST /admin/api/newsletter-issues/*/sending', 'marketing', '{"action":"stop"}'],
  ['POST /admin/api/newsletter-issues/*/test', 'marketing', '{"to":"a@b.co"}'],
  ['GET /admin/api/draw-rounds/*/control', 'marketing'],
  ['POST /admin/api/draw-rounds/*/control', 'marketing', '{"action":"close"}'],
  ['GET /admin/api/draw-rounds/*/wheel', 'marketing'],
  ['POST /admin/api/draw-rounds/*/people', 'marketing', '{"action":"find","text":"x","among":"all"}'],
];

/** Payload's, behind the guard: it reads and writes records by id, and their versions. */
const PAYLOADS: Place[] = [
  ['GET /admin/api/waitlist/*', 'support'],
  ['PATCH /admin/api/waitlist/*', 'support', '{}'],
  ['DELETE /admin/api/waitlist/*', 'admin'],
];

const at = (call: string, number: string) => call.replace('*', number);

const rowsOf = ([call, as, body]: Place, numbers: string[], answer: Expected): Row[] =>
  numbers.map((number) => ({
    bad: `the number ${number}`,
    call: at(call, number),
    as,
    headers:
      body === undefined ? {} : { ...JSON_TYPE, 'Idempotency-Key': '0d9a3f0e-6a3a-4ed7-8f0c-6a5f2a0c9b11' },
    body,
    answer,
  }));

const isApi = (call: string) => call.includes(' /api/');

/**
 * A link's click gets the same response whether the link exists or not, and an answer to a record that is gone is
 * refused with a sentence for its writer (ticket-replies.test.ts).
 */
const numbersOf = (call: string) =>
  /\/(click|answers)$/.test(call) ? NO_NUMBERS.filter((number) => number !== '999999') : NO_NUMBERS;

const records = [
  ...OWN.flatMap((place) => rowsOf(place, numbersOf(place[0]), nothingHere)),
  ...OWN.flatMap((place) =>
    rowsOf(place, NO_ADDRESSES, isApi(place[0]) ? nothingHere : plain(400, BAD_ADDRESS)),
  ),
  ...PAYLOADS.flatMap((place) =>
    rowsOf(
      place,
      NO_NUMBERS.filter((number) => number !== '999999'),
      adminError(404, NOTHING_HERE),
    ),
  ),
];

/** Pages whose address contains a name. */
const NAMES = [
  'abc',
  '0',
  '-1',
  '1.5',
  '01',
  '99999999999999999999',
  "1'",
  '%E2%80%AE',
  '%3Cb%3E',
  'constructor',
  '__proto__',
];
const PAGES: [call: string, words: string, as?: Person][] = [
  ['GET /terms/history/*', '404 Page Not Found'],
  ['GET /privacy-policy/history/*/changes', '404 Page Not Found'],
  ['GET /support/status/*', 'This link no longer works'],
  ['GET /admin/preview/*', 'Preview', 'editor'],
  ['GET /admin/draws/*/wheel', 'The wheel', 'marketing'],
  ['GET /*', '404 Page Not Found'],
];
const pages = PAGES.flatMap(([call, words, as]) =>
  NAMES.map(
    (name): Row => ({ bad: `the name ${name}`, call: at(call, name), as, answer: { page: [404, words] } }),
  ),
);

const FILES = [
  'nothing.png',
  '.hidden.png',
  '..png',
  'a.png.html',
  'house.svg',
  'constructor',
  'CON',
  '%E2%80%AEgnp.exe',
  `${'x'.repeat(300)}.png`,
];
const files = FILES.map(
  (name): Row => ({ bad: `the file ${name.slice(0, 30)}`, call: `GET /media/${name}`, answer: nothingHere }),
);
const bundle = ['verify-draw.mjs.map', 'constructor', '__proto__', 'DRAW.JSON'].map(
  (name): Row => ({
    bad: `the file ${name}`,
    call: `GET /api/draws/{draw}/bundle/${name}`,
    answer: nothingHere,
  }),
);

export const byNumber: Group[] = [
  { about: 'numbers of records', rows: records },
  { about: 'names in the addresses of pages', rows: pages },
  { about: 'names of files', rows: [...files, ...bundle] },
];
