import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEGAL_TEXTS } from '../../src/features/legal/contract';
import { repositoryFiles } from '../support/repository-files';

/** Written for every feature: accounts, emails, and what happened to a record. One feature shows each of them. */
const EVERYBODYS = ['activity', 'mails', 'notes', 'transitions', 'users'];

/** Tables that no collection has. What `src/core/db` writes for every feature is nobody's. */
const BESIDE: Record<string, RegExp> = {
  desk: /^desk_/,
  draw: /^draw_/,
  help: /^help_/,
  links: /^link_clicks$/,
  mail: /^imap_positions$/,
  sources: /^source_visits$/,
  staff: /^(passkeys|code_apps|recovery_codes|used_challenges|staff_invitations)$/,
  support: /^merged_tickets$/,
  '': /^(meta|idempotency|rate_limits|erasures|last_writes|fresh_touches|kept_addresses|record_files|record_messages|text_links)$/,
};

const sources = repositoryFiles('src/features').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(file, 'utf8');
const roomOf = (file: string) => file.split('/')[2] ?? '';
const tableOf = (slug: string) => slug.replaceAll('-', '_');

/** The feature of each collection, global and table of texts, by its table. */
const owners = new Map<string, string>([
  ...LEGAL_TEXTS.map(({ slug }): [string, string] => [tableOf(slug), 'legal']),
  ...sources
    .filter((file) => /\/cms\/[^/]+\.(collection|global)\.ts$|\/contract\.[a-z-]*texts\.ts$/.test(file))
    .flatMap((file): [string, string][] => {
      const [, slug] = /^ {2,4}slug: '([a-z-]+)'/m.exec(read(file)) ?? [];
      return slug ? [[tableOf(slug), roomOf(file)]] : [];
    }),
]);
for (const table of EVERYBODYS) owners.delete(table);
/** The longest first: the rows below a document are in tables whose names begin with its own. */
const tables = [...owners.keys()].sort((one, other) => other.length - one.length);

function ownerOf(schema: string | undefined, name: string): string {
  if (schema) return Object.keys(BESIDE).find((feature) => BESIDE[feature]?.test(name)) ?? '';
  const own = name.replace(/^_/, '');
  if (EVERYBODYS.includes(own)) return '';
  return owners.get(tables.find((table) => own === table || own.startsWith(`${table}_`)) ?? '') ?? '';
}

const NAMED = /\b(?:from|join|into|update|using)\s+(?:only\s+)?(?:(site)\.)?(_?[a-z][a-z_]*)/gi;
const OUTSIDE = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\bfrom '[^']+'/gm;

/** The tables of other features that a source names, each with its owner. */
const foreignIn = (feature: string, text: string) =>
  [...text.replaceAll(OUTSIDE, '').matchAll(NAMED)].flatMap(([, schema, name = '']) => {
    const owner = ownerOf(schema, name);
    const isOwnName = !schema && new RegExp(`\\b${name} as (?:materialized )?\\(`).test(text);
    return owner && owner !== feature && !isOwnName ? [`${schema ? 'site.' : ''}${name} of ${owner}`] : [];
  });

it('knows whose the tables are', () => {
  expect(owners.size).toBeGreaterThan(45);
  expect(ownerOf(undefined, 'support_tickets')).toBe('support');
  expect(ownerOf(undefined, '_posts_v')).toBe('blog');
  expect(ownerOf(undefined, 'brand_announcements')).toBe('brand');
  const made = repositoryFiles('src/migrations')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...read(file).matchAll(/create (?:unlogged )?table (?:if not exists )?site\.(\w+)/gi),
    ])
    .flatMap(([, name]) => name ?? []);
  expect(made.length).toBeGreaterThan(30);
  expect(made.filter((name) => !Object.values(BESIDE).some((names) => names.test(name)))).toEqual([]);
});

it('sees a table of another feature, however it is asked for', () => {
  const text = `import { x } from 'media';
    // from quotes
    const A = \`select 1 from support_tickets t join site.desk_answers a on true\`;
    const B = 'insert into newsletter (email) select 1 from mails';
    const C = 'update _posts_v set a = 1';`;
  expect(foreignIn('support', text)).toEqual([
    'site.desk_answers of desk',
    'newsletter of newsletter',
    '_posts_v of blog',
  ]);
});

it('lets no feature read or write another feature’s table', () => {
  const found = sources.flatMap((file) =>
    foreignIn(roomOf(file), read(file)).map((what) => `${file.replace('src/features/', '')}: ${what}`),
  );
  expect([...new Set(found)]).toEqual([]);
});
