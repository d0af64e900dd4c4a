import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { loadStaffEndpoints } from '../../src/app/(payload)/staff-endpoints';
import { COLLECTIONS, ENDPOINTS, GLOBALS, NOBODY, ROLES } from '../support/access-table';

type Rule = (args: { req: { user: unknown } }) => unknown;
type Guarded = {
  slug: string;
  access: Record<string, Rule>;
  auth?: unknown;
  fields: unknown[];
  endpoints?: false | { method: string; path: string }[];
};

let collections: Guarded[];
let globals: Guarded[];

/** The roles that a rule admits at all, with 'anyone' for anonymous visitors. */
async function letIn(rule: Rule | undefined): Promise<string> {
  const people = [null, ...ROLES.map((role, index) => ({ id: index + 1, role, collection: 'users' }))];
  const answers = await Promise.all(people.map((user) => rule?.({ req: { user } })));
  return people.flatMap((user, index) => (answers[index] ? [user?.role ?? 'anyone'] : [])).join(' ');
}

beforeAll(async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  const config = await (await import('../../payload.config')).default;
  // Payload's own collections are not documented here; the guard keeps anonymous visitors from them.
  collections = config.collections.filter(({ slug }) => !slug.startsWith('payload-')) as unknown as Guarded[];
  globals = config.globals as unknown as Guarded[];
});

it('covers every collection and global', () => {
  expect(collections.map(({ slug }) => slug).sort()).toEqual(Object.keys(COLLECTIONS).sort());
  expect(globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(GLOBALS).sort());
});

/** Payload's endpoints follow the rules above; the guard closes some of them. */
const PAYLOADS =
  `get /count, post /, delete /, delete /:id, post /access/:id?, get /versions, post /:id/duplicate, get /,
  get /:id, get /versions/:id, post /versions/:id, patch /, patch /:id, get /paste-url/:id?, get /file/:filename,
  post /forgot-password, get /init, post /login, post /logout, get /me, post /refresh-token, post /first-register,
  post /reset-password, post /unlock, post /verify/:id, get /export`.split(/,\s+/);

it('covers each of our endpoints', async () => {
  const declared = collections.flatMap(({ slug, endpoints }) =>
    (endpoints || [])
      .filter(({ method, path }) => !PAYLOADS.includes(`${method} ${path}`))
      .map(({ method, path }) => `${method.toUpperCase()} /admin/api/${slug}${path}`),
  );
  // Next would prefer a route of its own to the table.
  expect(readdirSync('src/app/(payload)/admin/api', { recursive: true }).sort()).toEqual([
    '[...slug]',
    '[...slug]/route.ts',
  ]);
  const routes = Object.keys(await loadStaffEndpoints()).map((path) => `/admin/api/${path}`);
  const rows = Object.keys(ENDPOINTS);
  expect(declared.length + routes.length).toBeGreaterThan(5);
  expect(declared.filter((endpoint) => !rows.includes(endpoint))).toEqual([]);
  expect(routes.filter((path) => !rows.some((row) => row.endsWith(` ${path}`)))).toEqual([]);
});

it.each(Object.keys(COLLECTIONS))('lets the right roles at %s, and no anonymous visitor', async (slug) => {
  const access = collections.find((one) => one.slug === slug)?.access ?? {};
  const found = {
    create: await letIn(access.create),
    read: await letIn(access.read),
    update: await letIn(access.update),
    delete: await letIn(access.delete),
  };
  expect(found).toEqual(COLLECTIONS[slug]);
});

it.each(Object.keys(GLOBALS))('lets the right roles at %s, and no anonymous visitor', async (slug) => {
  const access = globals.find((one) => one.slug === slug)?.access ?? {};
  expect({ read: await letIn(access.read), update: await letIn(access.update) }).toEqual(GLOBALS[slug]);
});

it('lets nobody change a quote’s file, due time or displayed price', async () => {
  type Named = { name?: string; access?: Record<string, Rule> };
  const fields = collections.find(({ slug }) => slug === 'quotes')?.fields as Named[];
  for (const name of [
    'quoteId',
    'dueAt',
    'estimate',
    'designFile',
    'designName',
    'designType',
    'designBytes',
  ]) {
    const access = fields.find((field) => field.name === name)?.access;
    expect([await letIn(access?.create), await letIn(access?.update)], name).toEqual([NOBODY, NOBODY]);
  }
});

it('lets nobody change a ticket’s due time, or its sender’s urgency', async () => {
  type Nested = { name?: string; fields?: Nested[]; access?: Record<string, Rule> };
  const tickets = collections.find(({ slug }) => slug === 'support-tickets')?.fields as Nested[];
  const fields = tickets.flatMap((field) => field.fields ?? [field]);
  const rules = (name: string) => fields.find((field) => field.name === name)?.access;
  expect([await letIn(rules('dueAt')?.create), await letIn(rules('dueAt')?.update)]).toEqual([
    NOBODY,
    NOBODY,
  ]);
  expect(await letIn(rules('priority')?.update)).toBe(NOBODY);
});

it('shows people who are not admins only their own account', async () => {
  const { access } = collections.find(({ slug }) => slug === 'users') as Guarded;
  for (const role of ['editor', 'support', 'marketing']) {
    const asker = { req: { user: { id: 7, role, collection: 'users' } } };
    expect(access.read?.(asker)).toEqual({ id: { equals: 7 } });
    expect(access.update?.(asker)).toEqual({ id: { equals: 7 } });
  }
});

it('keeps Payload’s own collections from anonymous visitors', async () => {
  const config = await (await import('../../payload.config')).default;
  const own = config.collections.filter(({ slug }) => slug.startsWith('payload-')) as unknown as Guarded[];
  expect(own.length).toBeGreaterThan(1);
  for (const { access } of own) {
    for (const operation of ['create', 'read', 'update', 'delete']) {
      const answer = await access[operation]?.({ req: { user: null } });
      expect(answer === true).toBe(false);
    }
  }
});
