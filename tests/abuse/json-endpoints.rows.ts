import { randomUUID } from 'node:crypto';
import { FORM_APIS } from '../../src/site-forms';
import { FOREIGN, type Group, JSON_TYPE, type Person, plain, type Row } from './row';

/** Every endpoint that takes JSON, with somebody who may use it. */
export const JSON_ENDPOINTS: [call: string, as: Person][] = [
  ...FORM_APIS.map((api): (typeof JSON_ENDPOINTS)[number] => [`POST ${api}`, 'anyone']),
  ['POST /api/via', 'anyone'],
  ['POST /api/auth/login', 'anyone'],
  ['POST /api/auth/passkey', 'anyone'],
  ['POST /api/auth/second-step', 'anyone'],
  ['POST /api/auth/invitation', 'anyone'],
  ['POST /api/auth/invitation/acceptance', 'anyone'],
  ['POST /api/auth/factors', 'admin'],
  ['POST /api/auth/factors/options', 'admin'],
  ['POST /api/auth/reauthentication', 'admin'],
  ['POST /api/auth/reauthentication/options', 'admin'],
  ['POST /api/draws/{draw}/proof', 'anyone'],
  ['POST /api/social-links', 'editor'],
  ['PATCH /api/social-links/{link}', 'editor'],
  ['POST /api/social-links/order', 'editor'],
  ['POST /admin/api/draft-facts', 'editor'],
  ['POST /admin/api/open-forms', 'editor'],
  ['POST /admin/api/users/password', 'marketing'],
  ['POST /admin/api/users/invitations', 'admin'],
  ['POST /admin/api/file-imports', 'support'],
  ['PATCH /admin/api/desk/ticket-{ticket}', 'support'],
  ['POST /admin/api/desk/bulk', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/notes', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/pending', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/articles', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/merge', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/draft', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/presence', 'support'],
  ['POST /admin/api/mails/retries', 'support'],
  ['POST /admin/api/incoming-mails/1/sorting', 'support'],
  ['POST /admin/api/desk/ticket-{ticket}/answers', 'support'],
  ['POST /admin/api/waitlist/transitions', 'support'],
  ['POST /admin/api/waitlist/second-spots', 'support'],
  ['POST /admin/api/desk/application-{application}/answers', 'support'],
  ['POST /admin/api/desk/quote-{quote}/answers', 'support'],
  ['POST /admin/api/newsletter-issues/{issue}/sending', 'marketing'],
  ['POST /admin/api/newsletter-issues/{issue}/test', 'marketing'],
  ['POST /admin/api/newsletter-issues/preview', 'marketing'],
  ['POST /admin/api/draw-rounds/{draw}/control', 'marketing'],
  ['POST /admin/api/draw-rounds/{draw}/people', 'marketing'],
  ['POST /admin/api/brand-file', 'admin'],
  ['POST /admin/api/privacy/held', 'admin'],
  ['POST /admin/api/privacy/file', 'admin'],
  ['POST /admin/api/privacy/page', 'admin'],
  ['POST /admin/api/privacy/erasure', 'admin'],
];

const NOT_JSON = plain(400, 'The request is not valid JSON');
const NOT_OBJECT = plain(400, 'The request must be a JSON object');
const NO_TYPE = plain(415, 'This address accepts only JSON');
const bytes = (...values: number[]) => Buffer.from(values);
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const BODIES: [
  bad: string,
  body: string | Buffer,
  answer: Row['answer'],
  headers?: Record<string, string>,
][] = [
  ['an empty body', '', NOT_JSON],
  ['half an object', '{"a":', NOT_JSON],
  ['two values', '{}{}', NOT_JSON],
  ['null', 'null', NOT_OBJECT],
  ['a list', '[]', NOT_OBJECT],
  ['a number', '7', NOT_OBJECT],
  ['a text', '"x"', NOT_OBJECT],
  ['a byte order mark', '\uFEFF{}', NOT_JSON],
  ['bytes that are not UTF-8', bytes(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d), NOT_JSON],
  ['UTF-16', bytes(0x7b, 0, 0x7d, 0), NOT_JSON],
  ['a key twice', '{"email":"a@b.co","email":"c@d.co"}', NOT_JSON],
  ['30,000 levels', nested(30_000), NOT_JSON],
  ['a form', 'a=b', NO_TYPE, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['plain text', '{}', NO_TYPE, { 'Content-Type': 'text/plain' }],
  ['multipart', '--x--', NO_TYPE, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['another charset', '{}', NO_TYPE, { 'Content-Type': 'application/json; charset=utf-16' }],
  ['no type', '{}', NO_TYPE, {}],
  ['gzip', bytes(0x1f, 0x8b), NO_TYPE, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
];

/** The limits differ by endpoint: each gets more than its own. */
const TOO_LARGE: [bad: string, body: string][] = [
  ['100,000 levels', nested(600_000)],
  ['too many bytes', JSON.stringify({ email: 'x'.repeat(1_100_000) })],
];

const bodyRows = ([call, as]: (typeof JSON_ENDPOINTS)[number]): Row[] => [
  ...BODIES.map(
    ([bad, body, answer, headers = JSON_TYPE]): Row => ({
      bad,
      call,
      as,
      body,
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      answer,
    }),
  ),
  ...TOO_LARGE.map(
    ([bad, body]): Row => ({
      bad,
      call,
      as,
      body,
      headers: JSON_TYPE,
      answer: plain(413, 'The request is too large'),
    }),
  ),
];

const ELSEWHERE: [bad: string, headers: Record<string, string>][] = [
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbor of this site', { 'Sec-Fetch-Site': 'same-site' }],
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['the origin null', { Origin: 'null' }],
];

/** Endpoints that change something and take no JSON, or take it behind Payload. */
export const OTHER_WRITES: [call: string, as: Person][] = [
  ['POST /api/auth/logout', 'admin'],
  ['POST /api/auth/passkey/options', 'anyone'],
  ['POST /api/auth/factors/recovery-codes', 'admin'],
  ['DELETE /api/social-links/{link}', 'editor'],
  ['POST /api/social-links/{link}/restore', 'editor'],
  ['POST /api/social-links/{link}/click', 'anyone'],
  ['POST /admin/api/users/login', 'anyone'],
  ['POST /admin/api/users/logout', 'admin'],
  ['POST /admin/api/users/refresh-token', 'admin'],
  ['DELETE /admin/api/users/{user}/sessions', 'admin'],
  ['DELETE /admin/api/users/{user}/factors', 'admin'],
  ['POST /admin/api/users/invitations/1', 'admin'],
  ['DELETE /admin/api/users/invitations/1', 'admin'],
  ['POST /admin/api/desk/ticket-{ticket}/files', 'support'],
  ['DELETE /admin/api/desk/ticket-{ticket}/files/1', 'support'],
  ['POST /admin/api/brand-questions', 'admin'],
  ['POST /admin/api/sentences', 'admin'],
  ['POST /admin/api/imports/draw-rounds/{draw}', 'marketing'],
  ['POST /admin/api/media', 'editor'],
  ['POST /admin/api/globals/brand', 'editor'],
  ['PATCH /admin/api/support-tickets/{ticket}', 'support'],
  ['DELETE /admin/api/users/{user}', 'admin'],
  ['POST /support/submit', 'anyone'],
  ['POST /waitlist/submit', 'anyone'],
  ['POST /newsletter/submit', 'anyone'],
  ['POST /merch/quote', 'anyone'],
  ['POST /support/status', 'anyone'],
  ['POST /support/status/message', 'anyone'],
  ['POST /newsletter/confirm', 'anyone'],
  ['POST /newsletter/preferences', 'anyone'],
  ['POST /links/draw/lookup', 'anyone'],
  ['POST /help/feedback', 'anyone'],
];

const foreignRows = ([call, as]: (typeof OTHER_WRITES)[number]): Row[] =>
  ELSEWHERE.map(([bad, headers]) => ({
    bad: `from ${bad}`,
    call,
    as,
    body: '{}',
    headers: { ...JSON_TYPE, ...headers },
    answer: plain(403, FOREIGN),
  }));

export const bodies: Group[] = JSON_ENDPOINTS.map((endpoint) => ({
  about: `bodies: ${endpoint[0]}`,
  rows: bodyRows(endpoint),
}));

export const foreign: Group = {
  about: 'calls from other sites',
  rows: [...JSON_ENDPOINTS, ...OTHER_WRITES].flatMap(foreignRows),
};
