import { expect, it } from 'vitest';
import { OPEN_VIEW } from '../../src/front/without-route';

const loadConfig = async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  return (await import('../../payload.config')).default;
};

/** Fields whose editor loads from a foreign network. */
const LOADS_AN_EDITOR = ['code', 'json'];

/** A field, a tab or a block, as far as this file needs it. */
type Part = { name?: string; type?: string; admin?: { hidden?: boolean } } & {
  [inside in 'fields' | 'tabs' | 'blocks']?: Part[];
};
/** At any depth: in groups, lists, tabs and blocks too. */
const everyPart = (parts: Part[]): Part[] =>
  parts.flatMap((part) => {
    const { fields = [], tabs = [], blocks = [] } = part;
    return [part, ...everyPart([...fields, ...tabs, ...blocks])];
  });

it('has a back office that calls nobody: no telemetry, no portraits, no editor from elsewhere', async () => {
  const { telemetry, admin, collections, globals } = await loadConfig();
  expect([telemetry, admin.avatar]).toEqual([false, 'default']);
  const own = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'));
  expect(own.length).toBeGreaterThan(20);
  const loaded = own.flatMap(({ slug, fields }) =>
    everyPart(fields as Part[])
      .filter(({ type = '', admin }) => LOADS_AN_EDITOR.includes(type) && !admin?.hidden)
      .map(({ name }) => `${slug}.${name}`),
  );
  expect(loaded).toEqual([]);
});

it('changes no table by itself, and keeps nothing in the queue that loses and repeats', async () => {
  const { db, jobs, graphQL } = await loadConfig();
  const adapter = db.init({ payload: {} as never }) as unknown as { push: boolean };
  expect(adapter.push).toBe(false);
  expect([jobs.tasks ?? [], jobs.workflows ?? [], graphQL.disable]).toEqual([[], [], true]);
});

it('has none of the parts that were ways in', async () => {
  const { collections } = await loadConfig();
  const risky = collections.filter(
    ({ auth, disableDuplicate, orderable, upload }) =>
      orderable ||
      auth?.useAPIKey ||
      (upload && (upload.pasteURL !== false || !disableDuplicate)) ||
      (auth && auth.maxLoginAttempts > 0),
  );
  expect(risky.map(({ slug }) => slug)).toEqual([]);
});

/** Preferences of the back office are read by nobody but the account that wrote them; the other is closed to requests. */
const JSON_OF_PAYLOAD = ['payload-preferences.value', 'payload-kv.data'];
/** Payload's own forms send them: which row of a list it is, that a document is in the trash, what a save began with. */
const SENT_BY_FORMS = ['id', 'deletedAt', 'revision', 'touched'];
/** A request with one of these is refused altogether. */
const REFUSED = ['focalX', 'focalY'];

type Written = Part & { hidden?: boolean; flattenedFields?: Written[]; name: string };
/** Of fields that take no text. */
const VALUES: Record<string, unknown> = { date: '2026-01-01', richText: { root: {} } };

type Kept = { kept: string[]; sent: Record<string, unknown> };

/** @returns a value for each field at any depth, and the paths that nobody may write: no form shows them to be changed */
function sentTo(fields: Written[], path: string): Kept {
  const sent: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const { name, type, hidden, admin, flattenedFields } of fields) {
    if (REFUSED.includes(name)) continue;
    const { hidden: isUnseen, readOnly, disabled } = (admin ?? {}) as Record<string, boolean>;
    const inside = flattenedFields && sentTo(flattenedFields, `${path}${name}.`);
    const isFixed = !SENT_BY_FORMS.includes(name) && (hidden || isUnseen || readOnly || disabled);
    if (isFixed || (type === 'json' && !JSON_OF_PAYLOAD.includes(`${path}${name}`)))
      kept.push(`${path}${name}`);
    else kept.push(...(inside?.kept ?? []));
    const value = inside?.sent ?? (type && VALUES[type]) ?? 'written';
    sent[name] = type === 'array' ? [value] : value;
  }
  return { kept, sent };
}

const reached = (data: unknown, path: string): boolean => {
  if (path === '') return data !== undefined;
  const [name = '', ...rest] = path.split('.');
  const value = [(data as Record<string, unknown> | undefined)?.[name]].flat()[0];
  return reached(value, rest.join('.'));
};

/** JSON has no shape that Payload checks, and what nobody sees in a form is checked by nobody who reads it. */
it('lets no request write JSON, or a field that no form lets anybody write', async () => {
  const { collections, globals } = await loadConfig();
  type Guard = (given: object) => Promise<{ data: Record<string, unknown> }>;
  const written: string[] = [];
  let tried = 0;
  for (const one of [...collections, ...globals]) {
    const { kept, sent } = sentTo(one.flattenedFields as unknown as Written[], `${one.slug}.`);
    tried += kept.length;
    const guard = one.hooks.beforeOperation?.[0] as unknown as Guard;
    const req = { file: {}, query: {} };
    const answer = await guard({ args: { data: sent }, operation: 'update', req, global: one });
    written.push(...kept.filter((path) => reached(answer.data, path.slice(one.slug.length + 1))));
  }
  expect(tried).toBeGreaterThan(150);
  expect(written).toEqual([]);
});

/** What the check before reads (src/kit/cms/requests) does not follow. */
it('has no field that joins other lists, and no global that names an account', async () => {
  const { collections, globals } = await loadConfig();
  type Related = Part & { relationTo?: string | string[] };
  const found = [...collections, ...globals].flatMap(({ slug, fields }) =>
    (everyPart(fields as Part[]) as Related[])
      .filter(({ type, relationTo = [] }) => {
        const isGlobal = globals.some((one) => one.slug === slug);
        return type === 'join' || (isGlobal && [relationTo].flat().includes('users'));
      })
      .map(({ name }) => `${slug}.${name}`),
  );
  expect(found).toEqual([]);
});

/** `src/kit/cms/row-locks.ts` and `global-locks.ts`, in what Payload is given; the races show that the locks hold. */
it('locks every document and every global before Payload reads what it writes', async () => {
  const { collections, globals } = await loadConfig();
  const statements: string[] = [];
  const execute = async (statement: unknown) => {
    statements.push(JSON.stringify(statement).replaceAll('\\"', '"'));
    return { rows: [{ parent_id: 1 }], rowCount: 1 };
  };
  const req = {
    transactionID: 'one',
    context: {},
    payload: { db: { sessions: { one: { db: { execute } } } } },
  };
  type Hook = (given: object) => unknown;
  const unlocked: string[] = [];
  const own = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'));
  expect(own.length).toBeGreaterThan(35);
  for (const one of own) {
    statements.length = 0;
    for (const hook of (one.hooks.beforeOperation ?? []) as Hook[])
      await hook({ args: { id: 1, overrideAccess: true }, operation: 'restoreVersion', req, global: one });
    const table = `from "${one.slug.replaceAll('-', '_')}"`;
    if (!statements.some((said) => said.includes(table) && said.includes('for no key update')))
      unlocked.push(one.slug);
  }
  expect(unlocked).toEqual([]);
});

it('knows in the front which views of Payload need no session', async () => {
  const { admin, routes } = await loadConfig();
  const { account, browseByFolder, ...open } = admin.routes;
  expect(routes.admin).toBe('/admin');
  expect(Object.keys(open)).toEqual([
    'createFirstUser',
    'forgot',
    'inactivity',
    'login',
    'logout',
    'reset',
    'unauthorized',
  ]);
  for (const path of Object.values(open)) expect(`/admin${path}`).toMatch(OPEN_VIEW);
  for (const path of ['', account, browseByFolder, '/collections/users', '/desk'])
    expect(`/admin${path}`).not.toMatch(OPEN_VIEW);
});
