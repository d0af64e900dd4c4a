import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '../../src/core/shared/import-file';
import { answerRequest } from '../../src/features/desk/contract';
import { proofRequest, transitionRequest } from '../../src/features/draw/contract';
import { peopleRequest } from '../../src/features/draw/contract.people';
import { orderRequest, updateLinkRequest } from '../../src/features/links/contract';
import { issueDraft, sendingRequest, testRequest } from '../../src/features/newsletter/contract';
import { erasureRequest } from '../../src/features/privacy/contract';
import { loginRequest, ownPasswordRequest } from '../../src/features/staff/contract';
import { readRequest } from '../../src/kit/shared/request-contract';
import { TEXT_FORMS } from '../support/declared-forms';
import { head, rawHttp } from '../support/raw-http';
import { type Site, startSite } from '../support/site';
import { inputChecker } from './check-input';
import { printOf } from './database-print';
import { type AbuseFixture, makeAbuseFixture } from './fixture';
import { expectResponseRules, expectSentence } from './response-rules';
import type { Person } from './row';
import { sendRaw } from './send-raw';

// The long run, started by hand (`npm run test:long -- fuzz`): random inputs that nobody thought of. Each property gets a
// share of the forty minutes that the whole suite may take.
const SHARE_MS = 90_000;
const TEST_MS = SHARE_MS + 60_000;

let site: Site;
let fixture: AbuseFixture;
beforeAll(async () => {
  site = await startSite();
  fixture = await makeAbuseFixture(site);
});
afterAll(() => site?.stop());

const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => fixture.places[name] ?? all);
let caller = 0;
const nextCaller = () => {
  caller += 1;
  return `127.3.${Math.floor(caller / 250) % 250}.${(caller % 250) + 1}`;
};

/** Tries inputs until its share of time is up. */
async function lookFor<T>(inputs: fc.Arbitrary<T>, holds: (input: T) => Promise<void>): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const property = fc.asyncProperty(inputs, (input) => {
    last = holds(input);
    return last;
  });
  const bounds = { interruptAfterTimeLimit: SHARE_MS, markInterruptAsFailure: false };
  await fc.assert(property, { numRuns: 20_000, endOnFailure: true, ...bounds });
  // The end of a share does not wait for the pending input.
  await last;
}

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202Ex',
    '%00',
    "1'",
    '=1+1',
    'a@b.co',
    '__proto__',
    '\r\nBcc: a@b.co',
  ),
  fc.string({ unit: 'grapheme', maxLength: 50 }).map((text) => text.repeat(200)),
);
/** As a browser escapes it. Truncation may split a surrogate pair, so the text is made well-formed afterwards. */
const inQuery = (text: string) => encodeURIComponent(text.slice(0, 200).toWellFormed());
const value = fc.oneof(
  strange,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
);
/** An object with a contract's keys and others, with values of any kind. */
const objectOf = (keys: string[], actions: string[]) =>
  fc
    .dictionary(fc.oneof(fc.constantFrom(...keys), strange), value, {
      maxKeys: keys.length + 2,
      noNullPrototype: true,
    })
    .chain((object) =>
      actions.length
        ? fc.constantFrom(...actions).map((action) => ({ ...object, action }))
        : fc.constant(object),
    );

type Contract = Parameters<typeof readRequest>[0];
const ENDPOINTS: [call: string, as: Person, contract: Contract, keys: string[], actions?: string[]][] = [
  ...TEXT_FORMS.map(({ api, request, fields }): (typeof ENDPOINTS)[number] => [
    `POST ${api}`,
    'anyone',
    request,
    Object.keys(fields),
  ]),
  ['POST /api/auth/login', 'anyone', loginRequest, ['username', 'password']],
  ['POST /api/draws/{draw}/proof', 'anyone', proofRequest, ['account', 'handle']],
  [
    'PATCH /api/social-links/{link}',
    'editor',
    updateLinkRequest,
    ['label', 'url', 'icon', 'order', 'isActive', 'visibleFrom', 'visibleUntil'],
  ],
  ['POST /api/social-links/order', 'editor', orderRequest, ['seen', 'order']],
  ['POST /admin/api/users/password', 'support', ownPasswordRequest, ['present', 'next']],
  ['POST /admin/api/file-imports', 'support', importFile, ['name', 'content']],
  [
    'POST /admin/api/desk/ticket-{ticket}/answers',
    'support',
    answerRequest,
    ['subject', 'text', 'to', 'seen'],
  ],
  [
    'POST /admin/api/newsletter-issues/{issue}/sending',
    'marketing',
    sendingRequest,
    ['rate'],
    ['resume', 'stop'],
  ],
  ['POST /admin/api/newsletter-issues/{issue}/test', 'marketing', testRequest, ['to']],
  ['POST /admin/api/newsletter-issues/preview', 'marketing', issueDraft, ['subject', 'previewText', 'body']],
  [
    'POST /admin/api/draw-rounds/{draw}/control',
    'marketing',
    transitionRequest,
    ['value', 'place', 'reason', 'list', 'at'],
    ['draw', 'redraw', 'publish', 'remove-list', 'retry'],
  ],
  [
    'POST /admin/api/draw-rounds/{draw}/people',
    'marketing',
    peopleRequest,
    ['people', 'person', 'account', 'handle', 'reason', 'text', 'among', 'tickets'],
    ['find', 'join', 'part', 'disqualify', 'admit'],
  ],
  ['POST /admin/api/privacy/erasure', 'admin', erasureRequest, ['email', 'confirmation']],
];

it.for(ENDPOINTS)(
  '%s as %s accepts what its contract accepts, and refuses the rest in one sentence',
  { timeout: TEST_MS },
  async ([call, as, contract, keys, actions = []], { task }) => {
    const checked = inputChecker(task);
    await lookFor(objectOf(keys, actions), (input) => {
      const body = JSON.stringify(input);
      const headers = { 'Content-Type': 'application/json', Cookie: fixture.cookies[as] };
      return checked(
        () => sendRaw(site.port, fill(call), { headers, body, from: nextCaller() }),
        (answer) => {
          expectResponseRules(answer, call.split(' ')[1] ?? '');
          const parsed = readRequest(contract, JSON.parse(body));
          if (answer.status >= 400) expectSentence(answer.body);
          if (!parsed.success && answer.status === 400 && Buffer.byteLength(body) < 60_000) {
            const ownWords = ['The request is not valid JSON', parsed.error.issues[0]?.message];
            expect(ownWords).toContain(answer.body);
          }
          if (!parsed.success) expect([400, 413]).toContain(answer.status);
        },
      );
    });
  },
);

it(
  'questions about lists are answered or refused, and change nothing',
  async ({ task }) => {
    const before = await printOf(site);
    const field = fc.constantFrom(
      'id',
      'email',
      'status',
      'quarantined',
      'createdAt',
      'assignee',
      'or',
      'and',
      '0',
      '__proto__',
    );
    const comparison = fc.constantFrom(
      'equals',
      'in',
      'not_in',
      'like',
      'contains',
      'exists',
      'greater_than',
      'near',
      'all',
    );
    const part = fc.oneof(field, comparison, strange);
    const name = fc.oneof(
      fc
        .array(part, { maxLength: 5 })
        .map(
          (parts) => `where${parts.map((each) => `[${encodeURIComponent(each.toWellFormed())}]`).join('')}`,
        ),
      fc.constantFrom(
        'sort',
        'select[email]',
        'select',
        'joins',
        'populate',
        'depth',
        'limit',
        'page',
        'locale',
        'draft',
        'trash',
        'search',
      ),
    );
    const pair = fc.tuple(name, strange).map(([key, text]) => `${key}=${inQuery(text)}`);
    const list = fc.constantFrom(
      'waitlist',
      'support-tickets',
      'users',
      'waitlist/export',
      'quotes/count',
      'globals/brand/versions',
    );
    const checked = inputChecker(task);
    await lookFor(fc.tuple(list, fc.array(pair, { minLength: 1, maxLength: 4 })), ([path, pairs]) => {
      const call = `GET /admin/api/${path}?${pairs.join('&')}`;
      return checked(
        // An export is recorded in the activity log; the rest only reads.
        () => sendRaw(site.port, call, { headers: { Cookie: fixture.cookies.admin } }),
        (answer) => {
          expectResponseRules(answer, '/admin/api');
          if (!path.startsWith('users')) expect(answer.body).not.toMatch(/"(hash|salt)"/);
        },
      );
    });
    const { 'public.activity': _, ...after } = await printOf(site);
    expect(after).toEqual(
      Object.fromEntries(Object.entries(before).filter(([table]) => table !== 'public.activity')),
    );
  },
  TEST_MS,
);

it(
  'pages accept any query',
  async ({ task }) => {
    const before = await printOf(site);
    const path = fc.constantFrom(
      '/',
      '/links',
      '/merch',
      '/support/submit',
      '/merch/quote',
      '/newsletter/confirm',
      '/support/status',
      '/terms/history/1',
      '/api/qr',
      '/merch/opengraph-image',
    );
    const name = fc.oneof(
      fc.constantFrom(
        'refused',
        'sent',
        'token',
        'result',
        'edit',
        'data',
        'size',
        'margin',
        'v',
        '__proto__',
      ),
      strange,
    );
    const query = fc
      .array(fc.tuple(name, strange), { maxLength: 4 })
      .map((pairs) => pairs.map((both) => both.map(inQuery).join('=')).join('&'));
    const checked = inputChecker(task);
    await lookFor(fc.tuple(path, query), ([page, asked]) =>
      checked(
        () => sendRaw(site.port, `GET ${page}?${asked}`),
        (answer) => expectResponseRules(answer, page),
      ),
    );
    expect(await printOf(site)).toEqual(before);
  },
  TEST_MS,
);

it(
  'bytes that are almost a request end in a response or a closed connection, never in an error',
  async ({ task }) => {
    const before = await printOf(site);
    const body = '{"email":"a@b.co","website":"x"}';
    const whole = Buffer.from(
      `${head('POST /api/newsletter', 'Content-Type: text/plain', `Content-Length: ${body.length}`, 'Connection: close')}${body}`,
    );
    const change = fc.tuple(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 6 }), fc.nat(6));
    const checked = inputChecker(task);
    await lookFor(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      let bytes = whole;
      for (const [at, put, cut] of changes)
        bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)]);
      // Here a connection that closes without a response is a response, too.
      return checked(
        () => rawHttp(site.port, (socket) => socket.end(bytes), { quiet: 300, limit: 3000 }),
        () => undefined,
      );
    });
    expect((await sendRaw(site.port, 'GET /api/health')).status).toBe(200);
    expect(await printOf(site)).toEqual(before);
  },
  TEST_MS,
);
