import { beforeAll, expect, it } from 'vitest';

/** Who may do what, written out by hand. A collection or global that is missing here fails the test. */
const NOBODY = '';
const ALL = 'admin editor support marketing';
const COLLECTIONS: Record<string, Record<'create' | 'read' | 'update' | 'delete', string>> = {
  users: { create: 'admin', read: ALL, update: ALL, delete: 'admin' },
  steps: { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  // Append-only: its author is whoever is signed in.
  notes: { create: 'admin support', read: 'admin support', update: NOBODY, delete: NOBODY },
  activity: { create: NOBODY, read: 'admin', update: NOBODY, delete: NOBODY },
  'social-links': { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
  waitlist: { create: 'admin support', read: 'admin support', update: 'admin support', delete: 'admin' },
  'support-tickets': {
    create: 'admin support',
    read: 'admin support',
    update: 'admin support',
    delete: 'admin',
  },
  // Written beside their mails, by the desk's own endpoint and by the requester's page.
  'ticket-messages': { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  'saved-replies': {
    create: 'admin support',
    read: 'admin support',
    update: 'admin support',
    delete: 'admin support',
  },
  quotes: { create: NOBODY, read: 'admin support', update: 'admin support', delete: 'admin' },
  newsletter: {
    create: 'admin marketing',
    read: 'admin marketing',
    update: 'admin marketing',
    delete: 'admin marketing',
  },
  // Only drafts are changed or removed; the sending writes the rest.
  'newsletter-issues': {
    create: 'admin marketing',
    read: 'admin marketing',
    update: 'admin marketing',
    delete: 'admin marketing',
  },
  'newsletter-deliveries': { create: NOBODY, read: 'admin marketing', update: NOBODY, delete: NOBODY },
  // Added to and removed from; what readers wished themselves, staff cannot remove.
  suppressions: {
    create: 'admin marketing',
    read: 'admin marketing',
    update: NOBODY,
    delete: 'admin marketing',
  },
  // Append-only: publishing adds to it, inside the server.
  'policy-versions': { create: NOBODY, read: ALL, update: NOBODY, delete: NOBODY },
  mails: { create: NOBODY, read: 'admin support', update: NOBODY, delete: NOBODY },
  media: { create: 'admin editor', read: ALL, update: 'admin editor', delete: 'admin editor' },
};
const GLOBALS: Record<string, Record<'read' | 'update', string>> = {
  brand: { read: ALL, update: 'admin editor' },
  'brand-guidelines': { read: ALL, update: 'admin editor' },
  'privacy-policy': { read: ALL, update: 'admin editor' },
  terms: { read: ALL, update: 'admin editor' },
  cookies: { read: ALL, update: 'admin editor' },
  gdpr: { read: ALL, update: 'admin editor' },
  about: { read: ALL, update: 'admin editor' },
  blog: { read: ALL, update: 'admin editor' },
  careers: { read: ALL, update: 'admin editor' },
  press: { read: ALL, update: 'admin editor' },
  accessibility: { read: ALL, update: 'admin editor' },
  sitemap: { read: ALL, update: 'admin editor' },
};
const ROLES = ['admin', 'editor', 'support', 'marketing'];

type Rule = (args: { req: { user: unknown } }) => unknown;
type Guarded = { slug: string; access: Record<string, Rule>; auth?: unknown; fields: unknown[] };

let collections: Guarded[];
let globals: Guarded[];

/** The roles that a rule lets in at all, strangers under the name of 'anyone'. */
async function letIn(rule: Rule | undefined): Promise<string> {
  const people = [null, ...ROLES.map((role, index) => ({ id: index + 1, role, collection: 'users' }))];
  const answers = await Promise.all(people.map((user) => rule?.({ req: { user } })));
  return people.flatMap((user, index) => (answers[index] ? [user?.role ?? 'anyone'] : [])).join(' ');
}

beforeAll(async () => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  const config = await (await import('../../payload.config')).default;
  // Payload's own collections are not ours to write down; strangers are kept from them by the guard.
  collections = config.collections.filter(({ slug }) => !slug.startsWith('payload-')) as unknown as Guarded[];
  globals = config.globals as unknown as Guarded[];
});

it('covers every collection and global', () => {
  expect(collections.map(({ slug }) => slug).sort()).toEqual(Object.keys(COLLECTIONS).sort());
  expect(globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(GLOBALS).sort());
});

it.each(Object.keys(COLLECTIONS))('lets the right roles at %s, and no stranger', async (slug) => {
  const access = collections.find((one) => one.slug === slug)?.access ?? {};
  const found = {
    create: await letIn(access.create),
    read: await letIn(access.read),
    update: await letIn(access.update),
    delete: await letIn(access.delete),
  };
  expect(found).toEqual(COLLECTIONS[slug]);
});

it.each(Object.keys(GLOBALS))('lets the right roles at %s, and no stranger', async (slug) => {
  const access = globals.find((one) => one.slug === slug)?.access ?? {};
  expect({ read: await letIn(access.read), update: await letIn(access.update) }).toEqual(GLOBALS[slug]);
});

it('lets nobody write where a quote’s file is, when it is due, or what the page showed', async () => {
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

it('lets nobody write a ticket’s clock, or change what its sender called urgent', async () => {
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

it('shows people without the role of an admin only their own account', async () => {
  const { access } = collections.find(({ slug }) => slug === 'users') as Guarded;
  for (const role of ['editor', 'support', 'marketing']) {
    const asker = { req: { user: { id: 7, role, collection: 'users' } } };
    expect(access.read?.(asker)).toEqual({ id: { equals: 7 } });
    expect(access.update?.(asker)).toEqual({ id: { equals: 7 } });
  }
});

it('keeps Payload’s own collections from strangers', async () => {
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
