import { randomUUID } from 'node:crypto';
import type { FormFields } from '../../src/kit/shared/form-definition';
import { TEXT_FORMS } from '../support/declared-forms';
import { adminError, BAD_EMAIL, type Group, JSON_TYPE, type Person, plain, type Row } from './row';

type Case = [bad: string, body: unknown, sentence: string];

const long = (length: number) => 'x'.repeat(length);
const NOT_VALID = 'The request is not valid';

const PROOF: Case[] = [
  ['no account', { handle: 'x' }, 'Please choose an account'],
  ['an account of numbers', { account: 7, handle: 'x' }, 'Please choose an account'],
  ['a blank account', { account: ' \u200B', handle: 'x' }, 'Please choose an account'],
  ['an account too long', { account: long(61), handle: 'x' }, 'Account must be at most 60 characters'],
  ['no handle', { account: 'free' }, 'Please enter your handle'],
  ['a list of handles', { account: 'free', handle: ['x'] }, 'Please enter your handle'],
  ['a handle too long', { account: 'free', handle: long(301) }, 'Handle must be at most 300 characters'],
  ['NUL in a handle', { account: 'free', handle: 'a\u0000b' }, 'Handle has characters that cannot be stored'],
  [
    'half a surrogate in a handle',
    { account: 'free', handle: 'a\ud800b' },
    'Handle has characters that cannot be stored',
  ],
];

const ORDER: Case[] = [
  ['nothing', {}, 'The order must be a list of ids'],
  ['texts for ids', { seen: ['1'], order: ['1'] }, NOT_VALID],
  ['ids that are none', { seen: [-1], order: [-1] }, NOT_VALID],
  ['ids of no record', { seen: [1.5], order: [1.5] }, NOT_VALID],
  ['an id twice', { seen: [1, 1], order: [1, 1] }, 'Each link has one place'],
  ['other links', { seen: [1, 2], order: [1, 3] }, 'The order must hold the same links'],
  [
    'more than there may be',
    { seen: Array.from({ length: 101 }, (_, at) => at + 1), order: [] },
    'The order must be a list of ids',
  ],
];

const PASSWORD: Case[] = [
  ['nothing', {}, 'Please fill in both passwords'],
  ['numbers', { present: 7, next: 7 }, 'Please fill in both passwords'],
  [
    'a new one too short',
    { present: 'x', next: 'short' },
    'Please choose a password of at least 12 characters',
  ],
  [
    'a new one of 10,000 characters',
    { present: 'x', next: long(10_000) },
    'Please choose a password of at most 1024 characters',
  ],
  [
    'a present one of 10,000 characters',
    { present: long(10_000), next: long(20) },
    'Please fill in both passwords',
  ],
];

const SEEN = { subject: '', to: null, seen: '0.0' };
const REPLY: Case[] = [
  ['no words', SEEN, 'Please write an answer'],
  ['blank words', { ...SEEN, text: ' \u200B\n' }, 'Please write an answer'],
  ['a list of words', { ...SEEN, text: ['x'] }, 'Please write an answer'],
  ['too many words', { ...SEEN, text: long(5001) }, 'Answer must be at most 5000 characters'],
  ['NUL', { ...SEEN, text: 'a\u0000b' }, 'Answer has characters that cannot be stored'],
];

const SENDING: Case[] = [
  ['nothing', {}, 'Please say what to do: start, schedule, unschedule, stop, resume, show or hide'],
  [
    'another step',
    { action: 'delete' },
    'Please say what to do: start, schedule, unschedule, stop, resume, show or hide',
  ],
  [
    'a step of every object',
    { action: '__proto__' },
    'Please say what to do: start, schedule, unschedule, stop, resume, show or hide',
  ],
  ['no rate', { action: 'start' }, 'Please give the rate as a number'],
  ['a rate in words', { action: 'start', rate: '300' }, 'Please give the rate as a number'],
  ['half a mail', { action: 'start', rate: 0.5 }, 'Please give the rate as a whole number'],
  ['a rate below nothing', { action: 'start', rate: -1 }, 'The rate must be 0 or more'],
  ['too high a rate', { action: 'start', rate: 60_001 }, 'The rate must be at most 60,000 emails a minute'],
];

const ADDRESS: Case[] = [
  ['no address', {}, BAD_EMAIL],
  ['two addresses', { to: 'a@b.co, c@d.co', email: 'a@b.co, c@d.co' }, BAD_EMAIL],
  [
    'an address with a line of its own',
    { to: 'a@b.co\r\nBcc: c@d.co', email: 'a@b.co\r\nBcc: c@d.co' },
    BAD_EMAIL,
  ],
  ['a list of addresses', { to: ['a@b.co'], email: ['a@b.co'] }, BAD_EMAIL],
  ['half a surrogate', { to: 'a\ud800@b.co', email: 'a\ud800@b.co' }, BAD_EMAIL],
];
const ERASURE: Case[] = [
  ['no word', { email: 'a@b.co' }, 'Please type ERASE to confirm'],
  ['another word', { email: 'a@b.co', confirmation: 'erase' }, 'Please type ERASE to confirm'],
  ['a list of words', { email: 'a@b.co', confirmation: ['ERASE'] }, 'Please type ERASE to confirm'],
];

const PREVIEW: Case[] = [
  ['a number for a subject', { subject: 7 }, NOT_VALID],
  ['a subject of 1,001 characters', { subject: long(1001) }, NOT_VALID],
  ['words for a body', { body: 'words' }, NOT_VALID],
  ['a body without a root', { body: {} }, NOT_VALID],
  ['a root of another shape', { body: { root: { type: 7 } } }, NOT_VALID],
  ['children that are no nodes', { body: { root: { type: 'root', children: [7] } } }, NOT_VALID],
];

const DESK = 'Please say what to do with this round';
const commit = { action: 'commit', places: 1, at: '2030-01-01T00:00:00Z' };
const ROUND: Case[] = [
  ['nothing', {}, DESK],
  ['another step', { action: 'win' }, DESK],
  ['no moment', { ...commit, at: undefined }, 'Please say when to draw'],
  ['a moment in words', { ...commit, at: 'tomorrow' }, 'Please say when to draw'],
  ['a day that is none', { ...commit, at: '2030-02-31' }, 'Please say when to draw'],
  ['no place', { ...commit, places: 0 }, 'There must be at least one place'],
  ['places in words', { ...commit, places: '5' }, 'Please say how many places are drawn'],
  ['half a place', { ...commit, places: 1.5 }, 'The places must be a whole number'],
  ['too many places', { ...commit, places: 1001 }, 'There may be at most 1,000 places'],
  ['no value', { action: 'draw', value: ' ' }, 'Please paste the public value'],
  ['a place that is none', { action: 'redraw', place: 0, reason: 'no answer' }, NOT_VALID],
  ['no reason', { action: 'cancel' }, 'Please give a reason'],
  ['a list that is none', { action: 'remove-list', list: '1' }, NOT_VALID],
  ['no list to try again', { action: 'retry' }, NOT_VALID],
  ['a list that no column holds', { action: 'remove-list', list: 2147483648 }, NOT_VALID],
  ['a place that no column holds', { action: 'redraw', place: 2147483648, reason: 'no answer' }, NOT_VALID],
];

const PEOPLE_PANEL = 'Please say what to do with these entries';
const PEOPLE: Case[] = [
  ['nothing', {}, PEOPLE_PANEL],
  ['another step', { action: 'erase' }, PEOPLE_PANEL],
  ['a question among others', { action: 'find', text: 'x', among: 'winners' }, NOT_VALID],
  [
    'NUL in a question',
    { action: 'find', text: 'a\u0000', among: 'all' },
    'Handle has characters that cannot be stored',
  ],
  [
    'one person to join',
    { action: 'join', people: [1], reason: 'no answer' },
    'Please choose at least two people',
  ],
  ['51 people to join', { action: 'join', people: Array.from({ length: 51 }, (_, at) => at + 1) }, NOT_VALID],
  ['a person in words', { action: 'admit', person: '1' }, NOT_VALID],
  ['a person that no column holds', { action: 'admit', person: 2147483648 }, NOT_VALID],
  ['a person beyond all numbers', { action: 'disqualify', people: [1e300], reason: 'no answer' }, NOT_VALID],
  ['people that no column holds', { action: 'join', people: [2147483648, 2147483649] }, NOT_VALID],
  [
    'NUL in a handle to part',
    { action: 'part', person: 1, account: 'free', handle: 'a\u0000b', reason: 'no answer' },
    'Handle has characters that cannot be stored',
  ],
  [
    'a handle that is too long to part',
    { action: 'part', person: 1, account: 'free', handle: long(301), reason: 'no answer' },
    'Handle must be at most 300 characters',
  ],
  ['no reason', { action: 'disqualify', people: [1], reason: '' }, 'Please give a reason'],
  [
    'nobody to disqualify',
    { action: 'disqualify', people: [], reason: 'no answer' },
    'Please choose at least one person',
  ],
  ['no reason to join', { action: 'join', people: [1, 2] }, 'Please give a reason'],
  ['no reason for a free entry', { action: 'free', handle: 'x', tickets: 1 }, 'Please give a reason'],
  [
    'tickets below nothing',
    { action: 'free', handle: 'x', tickets: -1, reason: 'no answer' },
    'The tickets must be 0 or more',
  ],
  [
    '101 tickets',
    { action: 'free', handle: 'x', tickets: 101, reason: 'no answer' },
    'A free entry has at most 100 tickets',
  ],
];

const NO_FILE = 'This is not an application or ticket downloaded from this site';
const FILES: Case[] = [
  ['an empty file', { name: 'a.txt', content: '' }, NO_FILE],
  ['another file', { name: 'a.txt', content: 'Dear sirs,\n' }, NO_FILE],
  ['a file of HTML', { name: 'a.txt', content: '<script>alert(1)</script>' }, NO_FILE],
  [
    'an application without its reference',
    {
      name: 'a.txt',
      content:
        'Founding Chapter Application\nFull name: Ada Lovelace\nEmail: ada@example.com\nOrganization: ΑΦΑ\nOrganization size: 26-50 members\n',
    },
    'The file has no Reference line, so nobody can tell whether it is here already. Enter it by hand.',
  ],
  [
    'a ticket whose reference is none',
    {
      name: 'a.txt',
      content:
        'Support Request\nTicket ID: CLN-1773081000123\nName: Ada\nEmail: ada@example.com\nSubject: Dues reminder\nCategory: Billing & Payments\nPriority: High\nReference: 1; drop table waitlist\n\nMessage:\nIt reminds us twice.\n',
    },
    'The file has no Reference line, so nobody can tell whether it is here already. Enter it by hand.',
  ],
];

const DATES = 'Dates must be full ISO dates with a time zone';
const LINK: Case[] = [
  ['a day of the year 0', { visibleFrom: '0000-01-01T00:00:00Z' }, DATES],
  ['a day of the year 10,000', { visibleUntil: '9999-12-31T23:59:59-14:00' }, DATES],
  ['a day without a time', { visibleFrom: '2026-01-01' }, DATES],
  ['a day that is none', { visibleFrom: '2026-02-31T00:00:00Z' }, DATES],
  ['a day in words', { visibleFrom: 'tomorrow' }, DATES],
  ['a day as a number', { visibleFrom: 7 }, DATES],
  [
    'an address that runs',
    { url: 'java\u200Bscript:alert(1)' },
    'Please provide a web address that is safe to open',
  ],
  ['an address of 10,000 characters', { url: long(10_000) }, 'URL must be at most 2048 characters'],
];

const LOGIN: Case[] = [
  ['nothing', {}, 'Please provide both username and password'],
  ['a list of names', { username: ['admin'], password: 'x' }, 'Please provide both username and password'],
  ['no password', { username: 'admin', password: '' }, 'Please provide both username and password'],
  [
    'a password of 2,000 characters',
    { username: 'admin', password: long(2000) },
    'Please provide both username and password',
  ],
  ['NUL for a name', { username: '\u0000', password: 'x' }, 'Username has characters that cannot be stored'],
  [
    'NUL in a name',
    { username: 'ad\u0000min', password: 'x' },
    'Username has characters that cannot be stored',
  ],
  [
    'half a surrogate in a name',
    { username: 'admin\ud800', password: 'x' },
    'Username has characters that cannot be stored',
  ],
];

/** What no text of a declared form takes, in any of its fields. */
const textsOf = (fields: FormFields, good: object): Case[] =>
  Object.entries(fields).flatMap(([name, { control, label, called = label, max = 0 }]): Case[] => {
    if (control !== 'text' && control !== 'textarea') return [];
    const unstorable = `${called} has characters that cannot be stored`;
    return [
      [`NUL in ${name}`, { ...good, [name]: 'a\u0000b' }, unstorable],
      [`half a surrogate in ${name}`, { ...good, [name]: 'a\ud800b' }, unstorable],
      [`${name} too long`, { ...good, [name]: long(max + 1) }, `${called} must be at most ${max} characters`],
    ];
  });

const FIELDS: [call: string, as: Person, cases: Case[]][] = [
  ...TEXT_FORMS.map(({ api, fields, good }): (typeof FIELDS)[number] => [
    `POST ${api}`,
    'anyone',
    textsOf(fields, good),
  ]),
  ['POST /api/auth/login', 'anyone', LOGIN],
  ['POST /api/draws/{draw}/proof', 'anyone', PROOF],
  ['POST /api/social-links/order', 'editor', ORDER],
  ['PATCH /api/social-links/{link}', 'editor', LINK],
  ['POST /admin/api/users/password', 'support', PASSWORD],
  ['POST /admin/api/desk/ticket-{ticket}/answers', 'support', REPLY],
  ['POST /admin/api/newsletter-issues/{issue}/sending', 'marketing', SENDING],
  ['POST /admin/api/newsletter-issues/{issue}/test', 'marketing', ADDRESS],
  ['POST /admin/api/newsletter-issues/preview', 'marketing', PREVIEW],
  ['POST /admin/api/draw-rounds/{draw}/control', 'marketing', ROUND],
  ['POST /admin/api/draw-rounds/{draw}/people', 'marketing', PEOPLE],
  ['POST /admin/api/privacy/held', 'admin', ADDRESS],
  ['POST /admin/api/privacy/file', 'admin', ADDRESS],
  ['POST /admin/api/privacy/erasure', 'admin', [...ADDRESS, ...ERASURE]],
  ['POST /admin/api/file-imports', 'support', FILES],
];

const KEYS = [
  '1',
  'not-a-uuid',
  '00000000-0000-0000-0000-00000000000g',
  `'; drop table mails; --`,
  long(5000),
];
const KEYED: [call: string, as: Person, body: object][] = [
  ...TEXT_FORMS.map(({ api, good }): (typeof KEYED)[number] => [`POST ${api}`, 'anyone', good]),
  ['POST /admin/api/desk/ticket-{ticket}/answers', 'support', { ...SEEN, text: 'Thank you.' }],
];
const keyRows = KEYED.flatMap(([call, as, body]) =>
  KEYS.map(
    (key): Row => ({
      bad: `the key ${key.slice(0, 20)}`,
      call,
      as,
      body: JSON.stringify(body),
      headers: { ...JSON_TYPE, 'Idempotency-Key': key },
      answer: plain(400, 'The Idempotency-Key must be a UUID'),
    }),
  ),
);

export const fields: Group[] = [
  ...FIELDS.map(([call, as, cases]) => ({
    about: `fields: ${call}`,
    rows: cases.map(
      ([bad, body, sentence]): Row => ({
        bad,
        call,
        as,
        body: JSON.stringify(body),
        headers: { ...JSON_TYPE, 'Idempotency-Key': randomUUID() },
        answer: plain(400, sentence),
      }),
    ),
  })),
  {
    about: 'fields: POST /admin/api/users/login',
    rows: LOGIN.map(
      ([bad, body, sentence]): Row => ({
        bad,
        call: 'POST /admin/api/users/login',
        body: JSON.stringify(body),
        headers: JSON_TYPE,
        answer: adminError(400, sentence),
      }),
    ),
  },
  { about: 'keys of submissions', rows: keyRows },
];
