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

/** What the check before reads (src/cms/requests) does not follow. */
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

/** `src/cms/row-locks.ts` and `global-locks.ts`, in what Payload is given; the races show that the locks hold. */
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
