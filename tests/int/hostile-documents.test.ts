import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { previewOfRecord } from '@/core/shared/preview-addresses';
import { PREVIEW_PAGES, PREVIEWED_COLLECTIONS, previewOfDocument } from '@/site-pages';
import { SAMPLES } from '../races/entities';
import { COLLECTIONS, GLOBALS, NOBODY } from '../support/access-table';
import { signInEachRole } from '../support/accounts';
import { type Answer, call, query, send, someone, ticket } from '../support/api';
import { HOSTILE, unescaped } from '../support/hostile';
import {
  blame,
  type Document,
  fill,
  giveWay,
  leaves,
  unchanged,
  withFields,
} from '../support/hostile-documents';
import { type Site, startSite } from '../support/site';

Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
const config = await (await import('../../payload.config')).default;
const own = <One extends { slug: string }>(all: One[]) =>
  all.filter(({ slug }) => !slug.startsWith('payload-'));
const collections = own(config.collections);
const tableOf = (slug: string) => `"${slug.replaceAll('-', '_')}"`;

/** Beside pages: what a request for support sends to staff and to its sender. */
const EMAILS = 'emails';
/** After each document the pages that show it are rendered, and all of these when every document is stored. */
const PAGES = ['/', '/links', '/links/draw', '/about', '/blog', '/help', '/support', '/admin/login', EMAILS];
const EVERYWHERE = [...new Set([...PAGES, ...PREVIEW_PAGES.map(({ path }) => path)])];

const ON_EVERY_PAGE = ['brand', 'page-frame'];

/** Documents that store nothing of it, and why. */
const NO_HOSTILE_TEXT: Record<string, string> = {
  users: 'names and addresses have formats',
  newsletter: 'an address, which has a format; the site writes the rest',
  quotes: 'only its sender writes texts',
};

/** What the races need no sample of. */
const MORE_SAMPLES: typeof SAMPLES = {
  users: { username: 'grace', password: 'a-password-of-the-tests', role: 'editor', email: someone() },
  notes: { subject: 'ticket', subjectId: '1', text: 'Hello.' },
  suppressions: { email: someone(), note: 'They asked.' },
};

const sampleOf = (slug: string) => SAMPLES[slug] ?? MORE_SAMPLES[slug];

let site: Site;
let cookies: Record<string, string>;
const as = (role: string) => ({ Cookie: cookies[role] ?? '' });
const rolesIn = (roles = '') => roles.split(' ').filter(Boolean);
const writersOf = (slug: string) => [
  ...new Set(rolesIn(`${COLLECTIONS[slug]?.create} ${COLLECTIONS[slug]?.update}`)),
];
const records: Record<string, number> = {};
/** The status of each page before anything hostile was stored: some lead elsewhere while they have nothing to show. */
const usual = new Map<string, number>();

const newestOf = async (slug: string): Promise<number> =>
  (await query<{ id: number }>(site, `select id from ${tableOf(slug)} order by id desc limit 1`))[0]?.id ?? 0;

beforeAll(async () => {
  site = await startSite();
  cookies = await signInEachRole(site);
  for (const { slug } of collections) {
    const sample = sampleOf(slug);
    if (typeof sample === 'function') await sample(site);
    else if (sample) {
      const { status, text } = await send(site, `/admin/api/${slug}`, sample, as('admin'));
      expect(status, text).toBe(201);
    }
    records[slug] = await newestOf(slug);
  }
  for (const path of EVERYWHERE) if (path !== EMAILS) usual.set(path, (await call(site, path)).status);
  expect(Math.max(...usual.values())).toBeLessThan(400);
});
afterAll(() => site?.stop());

/** One document as one role writes it; without an id, a global. */
type Target = { slug: string; role: string; id?: number; isDraft?: boolean };

/** What all roles have in common who write a document, or its drafts. */
type Subject = {
  fields: FlattenedField[];
  /** Before anything hostile was. */
  stored: Document;
  given: Map<string, number>;
  pages: string[];
  /** Documents after which the pages were looked at. */
  seen: Set<string>;
};

const addressOf = ({ slug, id, isDraft = false }: Target) =>
  `/admin/api/${id === undefined ? 'globals/' : ''}${slug}${id === undefined ? '' : `/${id}`}?depth=0&draft=${isDraft}`;

/** Nobody changes it, or what its sender wrote: it is stored anew each time. */
const isFixed = ({ slug }: { slug: string }) =>
  COLLECTIONS[slug]?.update === NOBODY || ['waitlist', 'support-tickets'].includes(slug);

async function write(target: Target, data: Document): Promise<Answer> {
  const { slug, role, id, isDraft } = target;
  if (isFixed(target)) {
    await query(site, `delete from ${tableOf(slug)}`);
    return send(site, `/admin/api/${slug}`, data, as(role));
  }
  const sent = { ...data, _status: isDraft ? 'draft' : 'published' };
  return send(site, addressOf(target), sent, as(role), id === undefined ? 'POST' : 'PATCH');
}

async function read(target: Target, fields: FlattenedField[]): Promise<Document> {
  if (isFixed(target)) return sampleOf(target.slug) as Document;
  const { status, text } = await call(site, addressOf(target), { headers: as('admin') });
  expect(status, text).toBe(200);
  return unchanged(fields, JSON.parse(text));
}

/** The brand gives way a hundred times. This only ends a test that hangs, on the slowest machine too. */
const LONGEST = 600_000;

/** A change of a role asks for the password once more. */
const REFUSED = [400, 403];

const worstOf = ({ id = 0 }: Target, { fields, given, stored }: Subject): Document =>
  fill(fields, { given, records, count: id * 1000 }, stored);

/**
 * Of a request that was refused without the names of its fields, the one to blame gives way until it is stored alone.
 * @returns the field
 */
async function giveWayAlone(target: Target, subject: Subject): Promise<string> {
  const { fields, given } = subject;
  let now = await read(target, fields);
  const isRefused = async (some: string[]) => {
    const { status } = await write(target, withFields(now, worstOf(target, subject), some));
    if (REFUSED.includes(status)) return true;
    // A record that moved on would refuse its earlier status.
    now = await read(target, fields);
    return false;
  };
  const path = await blame(leaves(fields), isRefused);
  for (let round = 0; round < 150; round += 1) {
    giveWay(fields, given, path);
    if (!(await isRefused([path]))) return path;
  }
  throw new Error(`${target.slug}.${path} as ${target.role} is refused whatever it is`);
}

/** Each field that is refused gives way, until the rest is stored. @returns what was sent */
async function storeWorst(target: Target, subject: Subject): Promise<Document> {
  const said: string[] = [];
  for (let round = 0; round < 150; round += 1) {
    const data = worstOf(target, subject);
    const { status, text } = await write(target, data);
    if (status === 200 || status === 201) return data;
    expect(REFUSED, `${status} to ${target.role}: ${text}`).toContain(status);
    const { data: details, message } = JSON.parse(text).errors[0];
    const refused: { path: string }[] = details?.errors ?? [];
    const named = new Set(refused.map(({ path }) => path.replaceAll(/\.\d+/g, '')));
    for (const path of named) giveWay(subject.fields, subject.given, path);
    const yielding = named.size > 0 ? [...named] : [await giveWayAlone(target, subject)];
    said.push(`${message} (${yielding.join(' ')})`);
  }
  throw new Error(`${target.slug} as ${target.role} refuses everything: ${said.slice(-4).join('; ')}`);
}

async function wrongWithEmails(): Promise<string[]> {
  const { status } = await send(site, '/api/support', ticket({ subject: HOSTILE, message: HOSTILE }));
  const mails = await query<{ html: string }>(site, 'select html from mails order by id desc limit 2');
  return status === 201 ? mails.flatMap(({ html }) => unescaped(html)) : [`status ${status}`];
}

async function wrongWith(path: string): Promise<string[]> {
  if (path === EMAILS) return wrongWithEmails();
  const headers = /^\/admin\/(?!login)/.test(path) ? as('admin') : {};
  const [, slug] = /^\/admin\/collections\/([\w-]+)\/newest$/.exec(path) ?? [];
  const address = slug ? path.replace('newest', String(await newestOf(slug))) : path;
  const { status, text } = await call(site, address, { headers });
  return [...(status === (usual.get(path) ?? 200) ? [] : [`status ${status}`]), ...unescaped(text)];
}

/** One after the other: on a busy machine, all of them at once would pass their deadline. */
async function problems(pages: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of pages) found.push(...(await wrongWith(path)).map((what) => `${path}: ${what}`));
  return found;
}

/** @throws Error with the field that is to blame, for anything wrong with the pages after a document was stored */
async function expectHarmless(target: Target, subject: Subject): Promise<void> {
  const { fields, stored, pages, seen } = subject;
  const worst = await storeWorst(target, subject);
  // What another role stored alike looks alike.
  const result = JSON.stringify({ ...(isFixed(target) ? worst : await read(target, fields)), updatedAt: '' });
  if (seen.has(result)) return;
  seen.add(result);
  if (!(target.slug in NO_HOSTILE_TEXT)) expect(result).toContain(HOSTILE.slice(0, 20));
  const found = await problems(pages);
  if (found.length === 0) return;
  const field = await blame(leaves(fields), async (some) => {
    await write(target, withFields(stored, worst, some));
    return (await problems(pages)).length > 0;
  });
  await write(target, stored);
  throw new Error(`${target.slug}.${field}${target.isDraft ? ' (a draft)' : ''}:\n${found.join('\n')}`);
}

type Config = {
  slug: string;
  flattenedFields: FlattenedField[];
  versions?: { drafts?: unknown };
  admin?: { hidden?: unknown };
};

/** @param editors their pages, which show the draft where there are drafts */
async function expectAllHarmless(
  { slug, flattenedFields: fields, versions }: Config,
  { roles, id, visitors, editors }: { roles: string[]; id?: number; visitors: string[]; editors: string[] },
): Promise<void> {
  const stored = await read({ slug, role: 'admin', id }, fields);
  const subject = (pages: string[]): Subject => ({
    fields,
    stored,
    given: new Map(),
    pages,
    seen: new Set(),
  });
  const drafts = subject(editors);
  const published = subject(versions?.drafts ? visitors : [...visitors, ...editors]);
  for (const role of roles) {
    if (versions?.drafts) await expectHarmless({ slug, role, id, isDraft: true }, drafts);
    // What a draft refuses is refused when it is published, too.
    for (const [path, times] of drafts.given)
      published.given.set(path, Math.max(times, published.given.get(path) ?? 0));
    await expectHarmless({ slug, role, id }, published);
  }
}

it.each(own(config.globals))(
  '$slug',
  async (global) => {
    const { slug } = global;
    const before = await read({ slug, role: 'admin' }, global.flattenedFields);
    const shown = PREVIEW_PAGES.filter(({ document }) => document === slug).map(({ path }) => path);
    const preview = previewOfDocument(slug);
    await expectAllHarmless(global, {
      roles: rolesIn(GLOBALS[slug]?.update),
      visitors: [
        ...new Set([...(ON_EVERY_PAGE.includes(slug) || shown.length === 0 ? PAGES : []), ...shown]),
      ],
      editors: [`/admin/globals/${slug}`, ...(preview ? [preview] : [])],
    });
    // The brand may hide pages of others.
    if (slug === 'brand') expect((await write({ slug, role: 'admin' }, before)).status).toBe(200);
  },
  LONGEST,
);

const pagesOf = ({ slug, admin }: Config, id: number | 'newest' = 'newest') => ({
  visitors: [],
  editors: [
    ...(admin?.hidden ? [] : [`/admin/collections/${slug}/${id}`]),
    ...(PREVIEWED_COLLECTIONS.includes(slug) ? [previewOfRecord(slug, id)] : []),
  ],
});

it.each(collections.filter(({ slug }) => writersOf(slug).length > 0))('$slug', async (collection) => {
  const { slug } = collection;
  const id = isFixed(collection) ? undefined : records[slug];
  const roles = slug === 'users' ? ['admin'] : writersOf(slug);
  await expectAllHarmless(collection, { roles, id, ...pagesOf(collection, id) });
});

it.each(['editor', 'support', 'marketing'])('the account of %s, by its owner', async (role) => {
  const [account] = await query<{ id: number }>(site, `select id from users where username = '${role}'`);
  const users = collections.find(({ slug }) => slug === 'users') as Config;
  const id = account?.id ?? 0;
  await expectAllHarmless(users, { roles: [role], id, ...pagesOf(users, id) });
});

it('all of them together', async () => {
  expect(await problems(EVERYWHERE)).toEqual([]);
});
