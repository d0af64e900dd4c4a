import { type Expected, type Group, JSON_TYPE, plain, type Row } from './row';
import type { Answer } from './send-raw';

const EVIL = 'evil.example';
const isOurs = ({ headers, body }: Answer) => !body.includes(EVIL) && !headers.location?.includes(EVIL);

/** Everything of ours that contains its own address, and redirects. */
const ABSOLUTE: [path: string, status: number][] = [
  ['/', 200],
  ['/merch', 200],
  ['/sitemap.xml', 200],
  ['/robots.txt', 200],
  ['/manifest.webmanifest', 200],
  ['/.well-known/security.txt', 200],
  ['/support/', 308],
  ['/admin/', 308],
  ['/admin/login', 200],
  ['/nothing-here', 404],
];
const NAMING: [bad: string, headers: Record<string, string>][] = [
  ['another Host', { Host: EVIL }],
  ['another X-Forwarded-Host', { 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'gopher' }],
  ['another Forwarded', { Forwarded: `host=${EVIL}`, 'X-Original-Host': EVIL, 'X-Host': EVIL }],
];
const hosts = ABSOLUTE.flatMap(([path, status]) =>
  NAMING.map(
    ([bad, headers]): Row => ({ bad, call: `GET ${path}`, headers, answer: { says: [status, isOurs] } }),
  ),
);

/** Headers that Next and Payload use internally, and headers that only a program would send. */
const same = (call: string): Expected => ({ like: call });
const INNER: [bad: string, headers: Record<string, string>][] = [
  ['a way past the middleware', { 'X-Middleware-Subrequest': 'middleware:middleware:middleware' }],
  ['an address in its place', { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }],
  [
    'an address that Next takes',
    { 'X-Invoke-Path': '/admin', 'X-Matched-Path': '/admin', 'X-Now-Route-Matches': '1' },
  ],
  ['a policy of its own', { 'Content-Security-Policy': "script-src 'unsafe-inline' 'nonce-x'" }],
  ['an id of its own', { 'X-Request-Id': 'x'.repeat(3000) }],
  ['a function of Next', { 'Next-Action': '7f'.repeat(20) }],
  ['a part of nothing', { RSC: '2', 'Next-Router-Prefetch': 'x' }],
  ['a range that is none', { Range: 'bytes=9-1,-,x' }],
  ['languages that are none', { 'Accept-Language': `${'x'.repeat(2000)};q=9` }],
  ['encodings that are none', { 'Accept-Encoding': `zip;q=x, ${'y,'.repeat(500)}` }],
  ['days that are none', { 'If-Modified-Since': 'yesterday', 'If-Unmodified-Since': 'x' }],
  ['a cookie of 8 KB', { Cookie: `a=${'b'.repeat(8000)}` }],
  ['a cookie of nothing', { Cookie: ';=;;=x; =; colonnade-token' }],
  ['an identity', { Authorization: 'Bearer x' }],
  ['a proxy’s word', { 'Proxy-Authorization': 'Basic YTpi', Via: '1.1 x', 'X-Real-IP': "1'" }],
];
const inner = INNER.flatMap(([bad, headers]): Row[] => [
  { bad, call: 'GET /merch', headers, answer: same('GET /merch') },
  { bad, call: 'GET /api/social-links', headers, answer: same('GET /api/social-links') },
]);

const LOGIN = { ...JSON_TYPE };
const tokens = [
  'Authorization: JWT {ended session}',
  'Authorization: Bearer {session of another secret}',
  'Authorization: users API-Key x',
].map(
  (line): Row => ({
    bad: line.split(' ').slice(0, 2).join(' '),
    call: 'GET /admin/api/users/me',
    headers: { ...LOGIN, Authorization: line.slice('Authorization: '.length) },
    answer: plain(401, 'Please sign in first'),
  }),
);

export const headers: Group[] = [
  { about: 'names that this site does not have', rows: hosts },
  { about: 'headers of others', rows: [...inner, ...tokens] },
];
