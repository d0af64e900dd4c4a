import { expect, it } from 'vitest';
import { PAGE_TABLES } from '../../src/page-tables';
import { brand } from '../e2e/editing/brand.rows';
import { links, media } from '../e2e/editing/collections.rows';
import { PAGES, WORDS } from '../e2e/editing/documents';
import type { EditingRow } from '../e2e/editing/row';

/** Every text that an editor can change, with the row by which the browser tests change it. */
const GLOBALS = [brand, ...PAGES, ...WORDS];
const COLLECTIONS = [links, media];
/** Submissions, the site's own records, and posts, which tests/e2e/blog.spec.ts writes as an editor does. */
const RECORDS = [
  'users',
  'transitions',
  'incoming-mails',
  'notes',
  'activity',
  'waitlist',
  'prepared-mails',
  'support-tickets',
  'ticket-messages',
  'saved-replies',
  'quotes',
  'newsletter',
  'newsletter-issues',
  'newsletter-deliveries',
  'suppressions',
  'policy-versions',
  'draw-rounds',
  'mails',
  'posts',
];
/** Content that comes and goes as a whole, changed in a browser by its own test. */
const OF_ITS_OWN = ['help-articles', 'openings', 'press-items', 'sources'];
/** Hours are checked and shown together, so none of them is a text by itself: tests/int/ticket-status.test.ts does. */
/** What was measured is shown after twenty answers, and kept for a minute: tests/int/desk-queue.test.ts changes its words. */
const TOGETHER = ['brand: hours.', 'support-page: hero.measured'];
const WRITTEN = ['text', 'textarea', 'email', 'richText', 'number', 'date'];

type Field = {
  name?: string;
  type: string;
  fields?: Field[];
  tabs?: Field[];
  admin?: { hidden?: boolean; readOnly?: boolean };
};
type Document = { slug: string; fields: Field[] };

/** Paths of all form fields, with rows of a list unnumbered. */
const written = (fields: Field[], parent = ''): string[] =>
  fields.flatMap((field): string[] => {
    if (field.admin?.hidden || field.admin?.readOnly) return [];
    const path = field.name ? `${parent}${field.name}` : parent.slice(0, -1);
    if (WRITTEN.includes(field.type)) return [path];
    return written([...(field.tabs ?? []), ...(field.fields ?? [])], path && `${path}.`);
  });

const covered = (rows: EditingRow[]) => new Set(rows.map(({ field }) => field.replace(/\.\d+\./g, '.')));
const missing = ({ slug, fields }: Document, rows: EditingRow[] = []) =>
  written(fields)
    .flatMap((path) => (covered(rows).has(path) ? [] : [`${slug}: ${path}`]))
    .filter((path) => !TOGETHER.some((start) => path.startsWith(start)));

async function documents() {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef0123' });
  const config = await (await import('../../payload.config')).default;
  const collections = config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  return {
    globals: config.globals as unknown as Document[],
    collections: collections as unknown as Document[],
  };
}

it('has a row for every text of every page, policy and brand', async () => {
  const { globals } = await documents();
  const rowsOf = (slug: string) => GLOBALS.find(({ global }) => global === slug)?.rows;
  expect(globals.flatMap((one) => missing(one, rowsOf(one.slug)))).toEqual([]);
  expect(written(globals.find(({ slug }) => slug === 'about')?.fields ?? [])).toContain('story.tabs.text');
});

it('knows every document of the back office, and stores the texts of every table from the start', async () => {
  const { globals } = await documents();
  const edited = (all: { global?: string }[]) => all.map(({ global }) => global).sort();
  expect(edited(GLOBALS)).toEqual(globals.map(({ slug }) => slug).sort());
  expect(PAGE_TABLES.map(({ slug }) => slug).sort()).toEqual(edited(WORDS));
});

it('has a row for every text of links and pictures, and knows what is a record', async () => {
  const { collections } = await documents();
  const content = collections.filter(({ slug }) => ![...RECORDS, ...OF_ITS_OWN].includes(slug));
  const rowsOf = (slug: string) => COLLECTIONS.find(({ collection }) => collection === slug)?.rows;
  expect(content.flatMap((one) => missing(one, rowsOf(one.slug)))).toEqual([]);
});

it('changes each text to one that occurs nowhere else in its document', () => {
  for (const { rows } of [...GLOBALS, ...COLLECTIONS]) {
    const texts = rows.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

it('never finds a text because it is a part of another on the same page', () => {
  const hidden = GLOBALS.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      rows
        .filter((other) => other !== row && other.on === row.on)
        .filter(({ text }) => text.includes(row.reads ?? row.text))
        .map((other) => `${row.field} in ${other.field} on ${row.on}`),
    ),
  );
  expect(hidden).toEqual([]);
});
