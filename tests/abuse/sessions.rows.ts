import { JSON_ENDPOINTS, OTHER_WRITES } from './json-endpoints.rows';
import { type Group, JSON_TYPE, plain, type Row, SIGN_IN } from './row';

const NAME = 'colonnade-token';
const BAD_SESSIONS: [bad: string, cookie: string][] = [
  ['a session that was ended', `${NAME}={ended session}`],
  ['a token signed by nobody', `${NAME}={session signed by nobody}`],
  ['a token of another secret', `${NAME}={session of another secret}`],
  ['a token of ours for a session that never was', `${NAME}={session in an unknown key}`],
  ['no token in its cookie', `${NAME}=`],
  ['a word for a token', `${NAME}=admin`],
  ['three words for a token', `${NAME}=a.b.c`],
  ['a token of 10 KB', `${NAME}=${'x'.repeat(10_000)}`],
  ['escapes that are none for a token', `${NAME}=%00%zz`],
  ['SQL for a token', `${NAME}=' or '1'='1`],
  ['the name of an https site', `__Host-${NAME}={ended session}`],
];

const authenticated = (is: boolean) => `{"authenticated":${is}}`;
const ofNobody = BAD_SESSIONS.map(
  ([bad, cookie]): Row => ({
    bad,
    call: 'GET /api/auth/session',
    headers: { Cookie: cookie },
    answer: { says: [200, ({ body }) => body === authenticated(false)] },
  }),
);

const READS = [
  'GET /admin/api/users/me',
  'GET /admin/api/users',
  'GET /admin/api/waitlist/export',
  'GET /admin/api/users/{user}/sessions',
  'GET /admin/api/quotes/{quote}/design',
  'GET /admin/api/desk/ticket-{ticket}',
  'GET /admin/api/newsletter-issues/{issue}/sending',
  'GET /admin/api/draw-rounds/{draw}/control',
  'GET /admin/api/draw-rounds/{draw}/wheel',
  'GET /admin/api/draw-rounds/{draw}/problems?list=1',
  'GET /admin/api/globals/brand',
  'GET /admin/api/access',
  'GET /admin/api/payload-preferences/waitlist',
];
const staffOnly = [
  ...READS,
  ...[...JSON_ENDPOINTS, ...OTHER_WRITES]
    .filter(([call, as]) => as !== 'anyone' && !call.includes('/api/auth/') && !call.endsWith('users/logout'))
    .map(([call]) => call),
];

/** Each of them without a session, with an ended session, and with a token signed with another secret. */
const turnedAway = staffOnly.flatMap((call) =>
  [['no session', ''] as const, ...[0, 2].map((index) => BAD_SESSIONS[index] as [string, string])].map(
    ([bad, cookie]): Row => ({
      bad,
      call,
      headers: { ...JSON_TYPE, ...(cookie && { Cookie: cookie }) },
      body: call.startsWith('GET') ? undefined : '{}',
      answer: call.endsWith('users/refresh-token') ? { adminError: [401, SIGN_IN] } : plain(401, SIGN_IN),
    }),
  ),
);

export const sessions: Group[] = [
  { about: 'sessions that are none', rows: ofNobody },
  { about: 'staff calls without a session', rows: turnedAway },
];
