import { afterAll, beforeAll, expect, it } from 'vitest';
import type { List, PageTexts, Text } from '../../src/core/shared/page-texts';
import { PAGE_TABLES } from '../../src/features';
import { PREVIEW_PAGES, PREVIEWED_DOCUMENTS, SITE_PAGES } from '../../src/site-pages';
import { TEXT_PAGES } from '../e2e/editing/text-pages';
import { call, send, signIn } from '../support/api';
import { type Site, startSite } from '../support/site';

/** Documents with fields of other kinds: the browser types into them (tests/e2e/editing). */
const OTHERS = ['brand', 'privacy-policy', 'terms', 'cookies', 'gdpr', 'official-rules'];

/** Those that are read on the pages of their previews alone come first: what others add stays. */
const DOCUMENTS: [string, (typeof TEXT_PAGES)[string]][] = [
  ...PREVIEWED_DOCUMENTS.filter((slug) => !OTHERS.includes(slug) && !(slug in TEXT_PAGES)).map(
    (slug): [string, (typeof TEXT_PAGES)[string]] => [slug, { read: [] }],
  ),
  ...Object.entries(TEXT_PAGES),
];

/** The pages of a document: those of its previews, and those that it describes. */
const pagesOf = (slug: string) => [
  ...PREVIEW_PAGES.filter(({ document, shows }) => document === slug && !shows).map(({ path }) => path),
  ...SITE_PAGES.filter(({ words }) => words?.slug === slug).map(({ path }) => path),
];

// It rewords every page.
let site: Site;
let cookie: string;
beforeAll(async () => {
  // With a mail server that takes nothing: its emails are read where they wait.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Colonnade <site@colonnade.example>' };
  site = await startSite({ env });
  cookie = await signIn(site);
});
afterAll(() => site?.stop());

/** What stands in place of a text, by the path of its field: `~1z~` fits where only a few letters do. */
type Marks = Record<string, string>;
let count = 0;
function mark(marks: Marks, path: string): string {
  count += 1;
  marks[path] = `~${count.toString(36).padStart(2, '0')}~`;
  return marks[path];
}

/** With the placeholders of the original: other texts stand in them. */
const withPlaceholders = (text: string, { original, needs = [] }: Text) =>
  [text, ...new Set([...needs.map((name) => `{${name}}`), ...(original.match(/\{\w+\}/g) ?? [])])].join(' ');

function markedRow({ columns }: List, row: Record<string, string>, path: string, marks: Marks) {
  const cells = Object.entries(columns).map(([column, one]) => {
    const isText = 'original' in one;
    const cell = isText ? withPlaceholders(mark(marks, `${path}.${column}`), one) : row[column];
    return [column, cell ?? Object.keys(isText ? {} : one.options)[0]];
  });
  return Object.fromEntries(cells);
}

/** A table of texts with a mark in place of each text; a list keeps its number of rows, and has at least one. */
function markedTable({ slug, parts }: PageTexts, marks: Marks) {
  const { shown = {}, elsewhere = [] } = TEXT_PAGES[slug] ?? {};
  const value = (one: Text | List, path: string) => {
    if ('columns' in one) {
      const rows = one.original.length > 0 ? one.original : [{}];
      return rows.map((row, index) => markedRow(one, row, `${path}.${index}`, marks));
    }
    if (elsewhere.includes(path)) return one.original;
    const [typed, seen] = shown[path] ?? [];
    if (!typed || !seen) return withPlaceholders(mark(marks, path), one);
    marks[path] = seen;
    return typed;
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, { texts }]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, value(one, `${name}.${key}`)])),
    ]),
  );
}

/** Kept by Payload, and by what guards against two editors at once. */
const NO_TEXTS = ['id', 'createdAt', 'updatedAt', '_status', 'globalType', 'revision', 'touched'];

/** A stored document with a mark in place of each text; dates and what else it contains stay. */
function markedDocument(value: unknown, path: string, marks: Marks): unknown {
  if (Array.isArray(value)) return value.map((one, index) => markedDocument(one, `${path}${index}.`, marks));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) =>
        NO_TEXTS.includes(key) ? [] : [[key, markedDocument(one, `${path}${key}.`, marks)]],
      ),
    );
  if (typeof value !== 'string' || /^\d{4}-\d\d-\d\d/.test(value)) return value;
  return mark(marks, path.slice(0, -1));
}

const address = (slug: string) => `/admin/api/globals/${slug}`;

async function reword(slug: string, marks: Marks) {
  const table = PAGE_TABLES.find((one) => one.slug === slug);
  const { status, text } = await call(site, `${address(slug)}?depth=0`, { headers: { cookie } });
  expect(status, text).toBe(200);
  const besides = Object.entries(JSON.parse(text)).filter(([name]) => !(name in (table?.parts ?? {})));
  return {
    ...(markedDocument(Object.fromEntries(besides), '', marks) as object),
    ...(table && markedTable(table, marks)),
  };
}

async function save(slug: string, data: object) {
  const { status, text } = await send(site, address(slug), data, { cookie });
  expect(status, text).toBe(200);
}

it.each(DOCUMENTS)(
  '%s: once published, a visitor reads each of its texts, and none of a draft',
  async (slug, { read, plant, clear }) => {
    const everywhere = [...pagesOf(slug), ...read];
    const pages = async () =>
      (await Promise.all(everywhere.map((one) => (typeof one === 'string' ? call(site, one) : { text: '' }))))
        .map(({ text }) => text)
        .join('\n');
    await plant?.(site);
    const marks: Marks = {};
    const data = await reword(slug, marks);
    await save(`${slug}?draft=true`, { ...data, _status: 'draft' });
    const before = await pages();
    await save(slug, { ...data, _status: 'published' });
    let told = await pages();
    for (const one of read) if (typeof one !== 'string') told += `\n${await one(site)}`;
    await clear?.(site);

    expect(Object.keys(marks).length).toBeGreaterThan(4);
    const found = (text: string) =>
      Object.entries(marks).flatMap(([path, one]) => (text.includes(one) ? [path] : []));
    expect(found(before), 'of a draft').toEqual([]);
    expect(
      Object.keys(marks).filter((path) => !found(told).includes(path)),
      'nowhere',
    ).toEqual([]);
  },
);

it('shows every table of texts in a preview', () => {
  expect(PAGE_TABLES.filter(({ slug }) => !PREVIEWED_DOCUMENTS.includes(slug))).toEqual([]);
  expect(Object.keys(TEXT_PAGES).filter((slug) => !PREVIEWED_DOCUMENTS.includes(slug))).toEqual([]);
});
