import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPersonalData } from '../../src/features.server';

const PERSONAL_DATA = await loadPersonalData();

/** The brand's own mailboxes, texts of pages, and columns that only sound like an address. */
const NOBODYS =
  /^(_?(brand|(application|newsletter|quote)_form|page_frame|platform_status|support_page|support_requests)(_v)?\.|mails\.unsubscribe_url$)/;
const SOUNDS = /mail|^to$|^reply_to$|recipient|address/;
const FOLDER = 'src/migrations';

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, { type: string }> }> };

/** Text columns of Payload's tables, according to the last migration. */
function payloadColumns(): string[] {
  const last = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(`${FOLDER}/${last}`, 'utf8')) as Snapshot;
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.entries(columns)
      .filter(([, { type }]) => /char|text/.test(type))
      .map(([column]) => `${name}.${column}`),
  );
}

/** Text columns of our own tables, from the SQL that creates them. */
function siteColumns(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(
        /CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(site\.\w+) \(([^;]*?)\n\s*\);/gi,
      ),
    ])
    .flatMap(([, table, body]) =>
      [...(body ?? '').matchAll(/^\s*"?(\w+)"? (?:text|varchar)/gim)].map(
        (column) => `${table}.${column[1]}`,
      ),
    );
}

/** A keyed hash of an address is not an address. */
const HASHED = ['site.erasures.address'];

it('knows every column that may contain an address', () => {
  const known = PERSONAL_DATA.flatMap(({ table, addresses }) =>
    addresses.map((column) => `${table}.${column}`),
  );
  const columns = [...payloadColumns(), ...siteColumns()];
  expect(columns).toContain('site.idempotency.key');
  const sounding = columns.filter(
    (column) => SOUNDS.test(column.split('.').at(-1) ?? '') && !NOBODYS.test(column),
  );
  expect(sounding.filter((column) => !known.includes(column) && !HASHED.includes(column))).toEqual([]);
  expect(known.filter((column) => !columns.includes(column))).toEqual([]);
});

it('names each part of the file once', () => {
  const names = PERSONAL_DATA.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('detects old rows in every table that an erasure empties', () => {
  const migrations = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  const guarded = migrations
    .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
    .filter((text) => text.includes('note_old_rows'))
    .join('\n')
    .replace(/\s+/g, ' ');
  // Rows without a creation time are checked once a day.
  const erased = PERSONAL_DATA.filter(({ kept, cameAt }) => !kept && !cameAt).map(({ table }) => table);
  // In a list of tables, or in the statement itself.
  const isGuarded = (table: string) =>
    guarded.includes(`'${table}'`) || guarded.includes(` AFTER INSERT ON ${table} FOR EACH ROW `);
  expect(erased.filter((table) => !isGuarded(table))).toEqual([]);
});
