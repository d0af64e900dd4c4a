import {
  type Expected,
  type Group,
  JSON_TYPE,
  NO_METHOD,
  noPage,
  nothingHere,
  type Person,
  plain,
  type Row,
} from './row';

/** What scanners request first: none of it exists, and each gets the response of any unknown page. */
const SCANNED = [
  '/.env',
  '/.env.local',
  '/.git/HEAD',
  '/.data/postgres/PG_VERSION',
  '/.next/server/app/page.js',
  '/.next/required-server-files.json',
  '/src/env.ts',
  '/payload.config.ts',
  '/next.config.mjs',
  '/docker-compose.yml',
  '/node_modules/next/package.json',
  '/backup.sql',
  '/wp-login.php',
  '/server-status',
  '/graphql',
  '/_next/data/x/index.json',
  '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.png&w=640&q=75',
];

/** Attempts to bypass a rule that checks an address's beginning. */
const TRICKS = [
  '/./admin',
  '/merch/../admin/api/users',
  '/merch/%2e%2e/admin/api/users',
  '/merch/..%2fadmin',
  '//admin/api/users',
  '/admin//api/users',
  '/admin/api%2fusers',
  '/%61dmin%2fapi',
  '/ADMIN/API/users',
  '/Api/support',
  '/admin;/api/users',
  '/merch;jsessionid=1',
  '/merch%20',
  '/merch%09',
  '/%c0%ae%c0%ae/etc/passwd',
  '/merch%00.png',
];
const trick = (path: string): Expected =>
  /%09|%00|%c0/.test(path) ? plain(400, 'This address is not valid') : noPage;

const unknown = [
  ...SCANNED.map((path): Row => ({ bad: 'what is no page', call: `GET ${path}`, answer: noPage })),
  ...TRICKS.map((path): Row => ({ bad: 'a way around', call: `GET ${path}`, answer: trick(path) })),
];
const unknownCalls = [
  '/api/../admin/api/users',
  '/api//support',
  '/api/support%2f',
  '/api/support/..',
  '/api/%zz',
  '/api/users/first-register',
  '/api/globals/brand',
  '/form-endpoints/support/submit',
  '/share-cards/merch',
].map((path): Row => ({ bad: 'what is no call', call: `GET ${path}`, answer: nothingHere }));

const READ_ONLY = [
  '/',
  '/merch',
  '/admin/preview/home',
  '/media/app-roster.webp',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/merch/opengraph-image',
  '/_next/static/x.js',
  '/.well-known/security.txt',
  '/support/status/x',
];
const OTHERS = ['POST', 'PUT', 'DELETE', 'TRACE'];
const notRead = READ_ONLY.flatMap((path) =>
  OTHERS.map(
    (method): Row => ({ bad: 'another method', call: `${method} ${path}`, answer: plain(405, NO_METHOD) }),
  ),
);

const ONE_WAY: [path: string, as: Person, method: string][] = [
  ['/admin/api/brand-file', 'admin', 'DELETE'],
  ['/admin/api/privacy/erasure', 'admin', 'GET'],
  ['/admin/api/privacy/file', 'admin', 'GET'],
  ['/admin/api/privacy/held', 'admin', 'DELETE'],
  ['/admin/api/file-imports', 'support', 'GET'],
  ['/admin/api/users/password', 'admin', 'PATCH'],
  ['/admin/api/desk/ticket-{ticket}/answers', 'support', 'GET'],
  ['/admin/api/desk/ticket-{ticket}', 'support', 'DELETE'],
  ['/admin/api/newsletter-issues/{issue}/sending', 'marketing', 'PUT'],
  ['/admin/api/newsletter-issues/{issue}/test', 'marketing', 'GET'],
  ['/admin/api/draw-rounds/{draw}/control', 'marketing', 'DELETE'],
  ['/admin/api/draw-rounds/{draw}/people', 'marketing', 'GET'],
  ['/admin/api/imports/draw-rounds/{draw}', 'marketing', 'GET'],
];
const wrongWay = ONE_WAY.map(
  ([path, as, method]): Row => ({
    bad: 'another method',
    call: `${method} ${path}`,
    as,
    answer: plain(405, NO_METHOD),
  }),
);

/** Headers by which one method claims to be another, at endpoints where that would pay off. */
const OVERRIDES = [
  'X-HTTP-Method-Override',
  'X-HTTP-Method',
  'X-Method-Override',
  'X-Payload-HTTP-Method-Override',
];
const overrides = OVERRIDES.flatMap((name): Row[] => [
  {
    bad: `DELETE by ${name}`,
    call: 'POST /api/social-links/{link}',
    as: 'admin',
    headers: { ...JSON_TYPE, [name]: 'DELETE' },
    body: '{}',
    answer: plain(405, NO_METHOD),
  },
  {
    bad: `POST by ${name}`,
    call: 'GET /admin/api/privacy/file',
    as: 'admin',
    headers: { [name]: 'POST' },
    answer: plain(405, NO_METHOD),
  },
]);

export const addresses: Group[] = [
  { about: 'addresses of nothing', rows: [...unknown, ...unknownCalls] },
  { about: 'methods', rows: [...notRead, ...wrongWay, ...overrides] },
];
