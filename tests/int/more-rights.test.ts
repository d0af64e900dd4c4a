import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, ENDPOINTS, GLOBALS, PUBLIC_METHODS } from '../support/access-table';
import { signInEachRole } from '../support/accounts';
import { type Answer, call, query, send } from '../support/api';
import { callFunction } from '../support/server-functions';
import { type Site, startSite } from '../support/site';

/**
 * Nobody becomes more than they are: each role sends everything that could raise its rights or tell a secret, and
 * afterwards every account is as before. A reader of the newsletter has no account: they are `anyone`.
 */
const PEOPLE = ['anyone', 'editor', 'support', 'marketing'] as const;
type Person = (typeof PEOPLE)[number];

let site: Site;
let cookies: Record<string, string>;
const ids: Record<string, number> = {};
let secrets: string[];
/** Those that whoever asks does not have: Payload tells people the names of their own sessions. */
let foreign: string[];
let before: string;

const ACCOUNTS = `select (select json_agg(one order by id) from (select id, username, email, role, disabled, hash, salt,
    reset_password_token, reset_password_expiration, created_at from users) one)::text
  || (select json_agg(one order by id) from (select id, _parent_id from users_sessions) one)::text
  || (select json_agg(one order by user_id) from site.code_apps one)::text
  || (select json_agg(one order by id) from site.passkeys one)::text
  || (select json_agg(one order by user_id) from site.recovery_codes one)::text
  || (select json_agg(one order by id) from site.staff_invitations one)::text as "all"`;
const accounts = async () => (await query<{ all: string }>(site, ACCOUNTS))[0]?.all ?? '';

beforeAll(async () => {
  site = await startSite({ env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@colonnade.example' } });
  cookies = await signInEachRole(site);
  const invitation = { username: 'chosen', email: 'chosen@chapter.example', role: 'admin' };
  const invited = await send(site, '/admin/api/users/invitations', invitation, {
    Cookie: cookies.admin ?? '',
  });
  expect(invited.status).toBe(201);
  const rows = await query<{ id: number; role: string }>(site, 'select id, role::text from users');
  for (const { id, role } of rows) ids[role] = id;
  await query(site, `update users set reset_password_token = 'reset-token-of-' || username`);
  await query(
    site,
    `insert into site.code_apps (user_id, sealed_secret, last_period)
    select id, convert_to('sealed-secret-of-' || username, 'utf8'), 0 from users where role = 'admin'`,
  );
  await query(
    site,
    `insert into site.passkeys (user_id, credential_id, public_key, counter, transports, host, name)
    select id, 'credential-of-' || username, convert_to('key-of-' || username, 'utf8'), 0, '{}', '127.0.0.1', 'Key' from users where role = 'admin'`,
  );
  await query(
    site,
    `insert into site.recovery_codes (user_id, hash)
    select id, convert_to('recovery-hash-of-' || username, 'utf8') from users where role = 'admin'`,
  );
  const kept = await query<{ secret: string }>(
    site,
    `select unnest(array[hash, salt, reset_password_token]) as secret from users
     union all select id from users_sessions
     union all select 'credential-of-' || username from users where role = 'admin'
     union all select 'sealed-secret-of-' || username from users where role = 'admin'
     union all select 'recovery-hash-of-' || username from users where role = 'admin'`,
  );
  secrets = kept.map(({ secret }) => secret);
  expect(secrets.length).toBeGreaterThan(15);
  before = await accounts();
});
afterAll(() => site?.stop());

const as = (person: Person): Record<string, string> =>
  person === 'anyone' ? {} : { Cookie: cookies[person] ?? '' };

/** @returns what an answer gave away, and what an attempt changed */
async function outcomeOf(answer: Answer, changed: boolean): Promise<string[]> {
  const told = foreign.filter(
    (secret) => answer.text.includes(secret) || [...answer.headers.values()].join().includes(secret),
  );
  const isChanged = changed && (await accounts()) !== before;
  return [...told.map((secret) => `tells ${secret}`), ...(isChanged ? ['changes an account'] : [])];
}

type Try = [name: string, request: () => Promise<Answer>];
/** Sends each; @returns those that told or changed something, or broke */
async function failures(tries: Try[], changed = true): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, request] of tries) {
    const answer = await request();
    for (const problem of await outcomeOf(answer, changed)) failed.push(`${name}: ${problem}`);
    if (answer.status >= 500) failed.push(`${name}: ${answer.status}`);
  }
  return failed;
}

const GAINS: Record<string, unknown>[] = [
  { role: 'admin' },
  { role: ['admin'] },
  { roles: ['admin'], role: { equals: 'admin' } },
  { disabled: false, role: 'admin', _status: 'published' },
  { hash: 'a', salt: 'b' },
  { resetPasswordToken: 'known', resetPasswordExpiration: '2099-01-01T00:00:00.000Z' },
  {
    sessions: [{ id: 'known', createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z' }],
  },
  { password: 'a-password-of-somebody' },
  { enableAPIKey: true, apiKey: 'known', apiKeyIndex: 'known' },
  {
    loginAttempts: 0,
    lockUntil: null,
    _verified: true,
    _sid: 'known',
    collection: 'users',
    overrideAccess: true,
  },
  { passkeys: [{ credentialId: 'known' }], codeApp: { secret: 'known' }, recoveryCodes: ['known'] },
];
const NEW = {
  username: 'gained',
  password: 'a-password-of-somebody',
  email: 'gained@chapter.example',
  role: 'admin',
};
const IN_QUERY = 'overrideAccess=true&showHiddenFields=true&draft=true&depth=10&user=1&disableErrors=true';

const inForm = (fields: object) => {
  const form = new FormData();
  form.set('_payload', JSON.stringify(fields));
  return form;
};

const writes = (person: Person): Try[] => {
  const headers = as(person);
  const targets = {
    'their own account': ids[person] ?? 0,
    'the admin': ids.admin ?? 0,
    'a colleague': ids[person === 'support' ? 'editor' : 'support'] ?? 0,
  };
  const rows: Try[] = [];
  for (const [whose, id] of Object.entries(targets))
    for (const gain of GAINS) {
      const name = `${Object.keys(gain).join(', ')} of ${whose}`;
      rows.push([
        `PATCH ${name}`,
        () => send(site, `/admin/api/users/${id}?${IN_QUERY}`, gain, headers, 'PATCH'),
      ]);
      rows.push([
        `form ${name}`,
        () => call(site, `/admin/api/users/${id}`, { method: 'PATCH', headers, body: inForm(gain) }),
      ]);
      rows.push([
        `bulk ${name}`,
        () => send(site, `/admin/api/users?where[id][equals]=${id}`, gain, headers, 'PATCH'),
      ]);
      rows.push([
        `duplicate ${name}`,
        () => send(site, `/admin/api/users/${id}/duplicate`, { ...NEW, ...gain }, headers),
      ]);
    }
  for (const id of [ids.admin, ids.editor, ids.support, ids.marketing].filter((one) => one !== ids[person]))
    rows.push([
      `DELETE account ${id}`,
      () => call(site, `/admin/api/users/${id}`, { method: 'DELETE', headers }),
    ]);
  rows.push([
    'DELETE sessions of the admin',
    () => call(site, `/admin/api/users/${ids.admin}/sessions`, { method: 'DELETE', headers }),
  ]);
  rows.push([
    'DELETE accounts',
    () => call(site, `/admin/api/users?where[role][equals]=admin`, { method: 'DELETE', headers }),
  ]);
  for (const path of [
    'users',
    'users/first-register',
    'users/login',
    'users/forgot-password',
    'users/reset-password',
    'users/unlock',
    'users/verify/known',
  ])
    rows.push([
      `POST ${path}`,
      () => send(site, `/admin/api/${path}`, { ...NEW, token: `reset-token-of-admin` }, headers),
    ]);
  for (const path of ['users/refresh-token', 'users/me', 'users/init', 'access'])
    rows.push([`GET ${path}`, () => call(site, `/admin/api/${path}?${IN_QUERY}`, { headers })]);
  for (const slug of [
    'payload-preferences/x',
    'payload-preferences',
    'payload-locked-documents',
    'payload-kv',
    'payload-migrations',
  ])
    rows.push([
      `POST ${slug}`,
      () =>
        send(
          site,
          `/admin/api/${slug}`,
          { value: { role: 'admin' }, key: 'x', user: { relationTo: 'users', value: ids.admin } },
          headers,
        ),
    ]);
  return rows;
};

/** The same as a POST that asks for another method. */
const overrides = (person: Person, gains: object[]): Try[] =>
  [ids[person], ids.admin, ids[person === 'support' ? 'editor' : 'support']].flatMap((id) =>
    gains.flatMap((gain) =>
      ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'].map((header): Try => {
        const headers = { ...as(person), [header]: 'PATCH' };
        const address = `/admin/api/users/${id ?? 0}`;
        return [`${header} ${Object.keys(gain)} of ${id}`, () => send(site, address, gain, headers)];
      }),
    ),
  );

/** What an endpoint might take from a body that is not its own. */
const STUFFED = {
  ...NEW,
  id: 1,
  userId: 1,
  by: 1,
  user: 1,
  action: 'staff',
  kind: 'code-app',
  code: '000000',
  token: 'x.y',
  mail: null,
  slug: 'users',
  is: 'here',
  isAdmin: true,
  ['__proto__']: { role: 'admin' },
  constructor: { prototype: { role: 'admin' } },
};

/** These end one's own session, or make one's own recovery codes anew. */
const OWN = [
  'POST /api/auth/logout',
  'POST /api/auth/factors/recovery-codes',
  'DELETE /admin/api/users/:id/sessions',
];

const endpoints = (person: Person): Try[] => {
  const open = Object.entries(PUBLIC_METHODS).flatMap(([path, methods]) =>
    methods
      .split(', ')
      .filter((method) => method !== 'OPTIONS')
      .map((method) => `${method} ${path}`),
  );
  return [...Object.keys(ENDPOINTS), ...open]
    .filter((row) => !OWN.includes(row))
    .flatMap((row): Try[] => {
      const [method = '', path = ''] = row.split(' ');
      return [ids.admin, ids[person] ?? 0].map((id) => {
        const address = path
          .replace(':id', String(path.includes('/desk/') ? `ticket-${id}` : id))
          .replace(':file', '1');
        const hasBody = !['GET', 'HEAD', 'DELETE'].includes(method);
        const body = hasBody ? { body: JSON.stringify(STUFFED) } : {};
        const headers = {
          ...as(person),
          ...(hasBody ? { 'Content-Type': 'application/json', Origin: site.url } : {}),
        };
        // A stream of the desk has no end.
        const signal = AbortSignal.timeout(path.endsWith('/events') ? 300 : 60_000);
        const ask = () => call(site, address, { method, headers, signal, ...body });
        const none: Answer = { status: 200, type: null, text: '', headers: new Headers() };
        return [`${row} (${id})`, () => (path.endsWith('/events') ? ask().catch(() => none) : ask())];
      });
    });
};

/** Fields of every list that name an account. */
const accountFields = async () =>
  (
    await query<{ table: string; column: string }>(
      site,
      `select conrelid::regclass::text as table, attname as column from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and confrelid = 'users'::regclass and connamespace = 'public'::regnamespace and attname like '%_id'`,
    )
  ).map(
    ({ table, column }) =>
      [
        table.replaceAll('_', '-'),
        column.replace(/_id$/, '').replace(/_(\w)/g, (_, sign: string) => sign.toUpperCase()),
      ] as const,
  );
const HIDDEN = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'sessions.id', 'sessions'];

const reads = (person: Person): Try[] => {
  const headers = as(person);
  const queries = [
    [IN_QUERY, ...HIDDEN.map((field) => `select[${field}]=true`)].join('&'),
    ['depth=5&joins[sessions][limit]=10', ...HIDDEN.map((field) => `populate[users][${field}]=true`)].join(
      '&',
    ),
  ];
  const lists = [
    ...Object.keys(COLLECTIONS),
    'payload-preferences',
    'payload-locked-documents',
    'payload-kv',
    'payload-migrations',
    'payload-jobs',
  ];
  const places = [
    ...lists.flatMap((slug) => [
      slug,
      `${slug}/1`,
      `${slug}/export`,
      `${slug}/count`,
      `${slug}/versions`,
      `${slug}/versions/1`,
    ]),
    ...Object.keys(GLOBALS).flatMap((slug) => [
      `globals/${slug}`,
      `globals/${slug}/versions`,
      `globals/${slug}/access`,
    ]),
    ...[1, 2, 3, 4].flatMap((id) => [`users/${id}`, `users/access/${id}`]),
    'users/me',
    'access',
    'constructor',
    'globals/constructor',
    '__proto__/1',
  ];
  return places.flatMap((place): Try[] =>
    queries
      .filter((_, at) => at === 0 || !/^globals|\/(count|versions)/.test(place))
      .map((asked) => [
        `GET ${place}?${asked.slice(0, 30)}`,
        () => call(site, `/admin/api/${place}?${asked}&limit=100`, { headers }),
      ]),
  );
};

/** Restores, previews and pages, none of which may be a way around a rule. */
const pages = (person: Person): Try[] => {
  const headers = as(person);
  return [
    ...['posts', 'help-articles', 'users'].map(
      (slug): Try => [`restore ${slug}`, () => send(site, `/admin/api/${slug}/versions/1`, {}, headers)],
    ),
    ...Object.keys(GLOBALS).map(
      (slug): Try => [
        `restore ${slug}`,
        () => send(site, `/admin/api/globals/${slug}/versions/1`, {}, headers),
      ],
    ),
    ...[
      `collections/users`,
      `collections/users/${ids.admin}`,
      'collections/users/create',
      'account',
      'collections/activity',
      'collections/mails',
      'collections/constructor',
      'globals/brand',
      'privacy',
      'preview/home',
      'preview/posts/1',
      'invitation',
    ].map((page): Try => [`page ${page}`, () => call(site, `/admin/${page}`, { headers })]),
  ];
};

const EXTRA = {
  overrideAccess: true,
  user: { id: 1, role: 'admin', collection: 'users' },
  req: {},
  permissions: {},
  showHiddenFields: true,
};
const functions = (person: Person): Try[] => {
  const cookie = as(person).Cookie;
  const admin = ids.admin ?? 0;
  const asked: [name: unknown, args: object][] = [
    ...['users', 'mails', 'activity', 'incoming-mails', 'constructor'].flatMap((slug): [string, object][] => [
      [
        'form-state',
        {
          collectionSlug: slug,
          id: admin,
          operation: 'update',
          schemaPath: slug,
          renderAllFields: true,
          data: { role: 'admin' },
          select: { hash: true },
          docPreferences: {},
          docPermissions: { fields: true },
        },
      ],
      [
        'render-document',
        {
          collectionSlug: slug,
          docID: admin,
          overrideEntityVisibility: true,
          initialData: { role: 'admin' },
          paramsOverride: { segments: ['collections', slug, String(admin)] },
        },
      ],
      ['render-document-slots', { collectionSlug: slug, id: admin }],
      [
        'render-list',
        {
          collectionSlug: slug,
          overrideEntityVisibility: true,
          enableRowSelections: true,
          query: { limit: 100, depth: 5, where: { hash: { like: 'a' } } },
        },
      ],
      [
        'render-list',
        {
          collectionSlug: slug,
          overrideEntityVisibility: true,
          query: { limit: 100, depth: 5, columns: ['hash', 'salt', 'resetPasswordToken'] },
        },
      ],
      [
        'table-state',
        {
          collectionSlug: slug,
          columns: [{ accessor: 'hash', active: true }],
          enableRowSelections: true,
          renderRowTypes: true,
          query: { limit: 100, depth: 5, sort: 'hash' },
        },
      ],
      [
        'table-state',
        {
          collectionSlug: slug,
          columns: [{ accessor: 'hash', active: true }],
          query: { limit: 100, depth: 5 },
        },
      ],
    ]),
    ['form-state', { globalSlug: 'brand', operation: 'update', schemaPath: 'brand', renderAllFields: true }],
    ...[
      'constructor',
      '__proto__',
      'toString',
      'copy-data-from-locale',
      'schedule-publish',
      'get-default-layout',
      'slugify',
      'render-field',
      'render-widget',
    ].map((name): [string, object] => [name, { collectionSlug: 'users', id: admin }]),
  ];
  return asked.map(([name, args]) => [
    `${name} ${JSON.stringify(args).slice(0, 60)}`,
    // A refusal of a function is an error of it.
    async () => ({
      ...(await callFunction(
        site,
        name,
        { ...EXTRA, ...args },
        cookie,
        cookie ? '/admin/account' : '/admin/login',
      )),
      status: 200,
    }),
  ]);
};

/** The daily run tries the one with the most rights below an admin, and the one with none. */
const DAILY: readonly Person[] = ['anyone', 'editor'];

for (const person of PEOPLE)
  describe(person, { tags: DAILY.includes(person) ? [] : ['long'] }, () => {
    beforeAll(async () => {
      const own = await query<{ id: string }>(site, 'select id from users_sessions where _parent_id = $1', [
        ids[person] ?? 0,
      ]);
      foreign = secrets.filter((secret) => !own.some(({ id }) => id === secret));
    });
    it('writes nothing that raises the rights of any account', async () => {
      expect(await failures([...writes(person), ...overrides(person, GAINS.slice(0, 1))])).toEqual([]);
    });
    it('writes nothing else of it by the name of another method', { tags: ['long'] }, async () => {
      expect(await failures(overrides(person, GAINS.slice(1)))).toEqual([]);
    });
    it('gains nothing at any endpoint', async () => {
      expect(await failures(endpoints(person))).toEqual([]);
    });
    it('reads no secret, whatever is asked for with a list, a record or a version', async () => {
      expect(await failures(reads(person), false)).toEqual([]);
    });
    it('learns no secret by a filter or an order', async () => {
      const through = await accountFields();
      expect(through).toEqual(expect.arrayContaining([['support-tickets', 'assignee']]));
      const paths = [
        ...HIDDEN.flatMap((hidden) =>
          ['users', 'users/count', 'users/export'].map((place) => [place, hidden] as const),
        ),
        ...through.flatMap(([list, field]) =>
          ['hash', 'resetPasswordToken', 'sessions.id'].map(
            (hidden) => [list, `${field}.${hidden}`] as const,
          ),
        ),
      ];
      const answered: string[] = [];
      for (const [place, path] of paths)
        for (const asked of [
          `where[${path}][like]=a`,
          `where[or][0][${path.replaceAll('.', '__')}][exists]=true`,
          // A count and an export have their own order.
          ...(place.includes('/') ? [] : [`sort=${path}`, `sort=-id,${path.replaceAll('.', '__')}`]),
        ]) {
          const { status } = await call(site, `/admin/api/${place}?${asked}`, { headers: as(person) });
          if (status < 400) answered.push(`${place}?${asked}`);
        }
      expect(answered).toEqual([]);
    });
    it('gets around no rule by a page, a preview or a restored version', async () => {
      expect(await failures(pages(person))).toEqual([]);
    });
    it('calls no function that tells or changes more', async () => {
      expect(await failures(functions(person))).toEqual([]);
    });
    it('has the rights that it had', async () => {
      expect(await accounts()).toBe(before);
      if (person === 'anyone') return;
      const me = await call(site, '/admin/api/users/me', { headers: as(person) });
      expect(JSON.parse(me.text).user).toMatchObject({ username: person, role: person });
      for (const path of ['users/invitations', 'activity', `users/${ids.admin}`])
        expect([403, 404]).toContain(
          (await call(site, `/admin/api/${path}`, { headers: as(person) })).status,
        );
    });
  });
