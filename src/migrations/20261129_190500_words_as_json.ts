import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { ORIGINALS } from './originals-of-20261129';

type Db = MigrateUpArgs['db'];
type Originals = (typeof ORIGINALS)[string];

/** Of the one list that begins without rows: the questions of the home page. */
const CELLS_WITHOUT_ROWS = { question: '', answer: '' };

/** A column or table as Payload names it: `form_heading`. */
const sqlName = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const object = (entries: [key: string, sql: string][]) =>
  `jsonb_build_object(${entries.map(([key, value]) => `'${key}', ${value}`).join(', ')})`;

/** What one document says by part and key: of the published one, or of each version (`prefix` is `version_`). */
const documentOf = (table: string, prefix: string, originals: Originals) =>
  object(
    Object.entries(originals).map(([part, texts]) => [
      part,
      object(
        Object.entries(texts).map(([key, original]) => {
          const column = sqlName(`${prefix}${part}_${key}`);
          if (typeof original === 'string') return [key, `page.${column}`];
          const cells = Object.keys(original[0] ?? CELLS_WITHOUT_ROWS).map((cell): [string, string] => [
            cell,
            `coalesce(line.${sqlName(cell)}::text, '')`,
          ]);
          const id: [string, string] = ['id', prefix ? 'line._uuid' : 'line.id'];
          return [
            key,
            `(select jsonb_agg(${object([...cells, id])} order by line._order)
                from ${table}_${column} line where line._parent_id = page.id)`,
          ];
        }),
      ),
    ]),
  );

/** The part of a document that its owner changed. A list counts as changed when any of its rows is. */
const CHANGED = `create or replace function pg_temp.changed(document jsonb, originals jsonb) returns jsonb
  language sql immutable as $$
    select coalesce(jsonb_object_agg(part, texts), '{}') from (
      select part.key as part, jsonb_object_agg(text.key, text.value) as texts
      from jsonb_each(document) part, jsonb_each(part.value) text
      where btrim(coalesce(text.value #>> '{}', ''), E' \\t\\n\\r') <> ''
        and case jsonb_typeof(text.value)
          when 'array' then (select jsonb_agg(line - 'id' order by at)
            from jsonb_array_elements(text.value) with ordinality lines (line, at))
          else text.value end
          is distinct from originals -> part.key -> text.key
      group by part.key) parts
  $$`;

async function fill(db: Db, table: string, prefix: string, originals: Originals): Promise<void> {
  const owner = prefix ? `_${table}_v` : table;
  await db.execute(
    sql.raw(
      `update ${owner} page set ${prefix}words = pg_temp.changed(${documentOf(owner, prefix, originals)},
         ${quoted(JSON.stringify(originals))}::jsonb)`,
    ),
  );
}

/** Moves what an owner changed from the columns of these tables into one JSON value. */
export async function moveTexts(db: Db, tables: typeof ORIGINALS): Promise<void> {
  await db.execute(sql.raw(CHANGED));
  for (const [table, originals] of Object.entries(tables)) {
    await db.execute(
      sql.raw(`alter table ${table} add column words jsonb; alter table _${table}_v add column version_words jsonb`),
    );
    await fill(db, table, '', originals);
    await fill(db, table, 'version_', originals);
  }
}

/** The columns still have what was stored before. */
export async function dropTexts(db: Db, tables: typeof ORIGINALS): Promise<void> {
  for (const table of Object.keys(tables))
    await db.execute(
      sql.raw(`alter table ${table} drop column words; alter table _${table}_v drop column version_words`),
    );
}

/** What editors know as the originals, by document. */
export const knownTexts = (tables: typeof ORIGINALS) =>
  quoted(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(tables).map(([table, originals]) => [table.replaceAll('_', '-'), originals]),
      ),
    ),
  );

/**
 * Sentences leave their columns: only what an owner changed is stored, as one JSON value per document and version, so
 * that a changed original reaches every site that did not change it. The columns stay for one version, unused.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await moveTexts(db, ORIGINALS);
  await db.execute(
    sql.raw(
      `insert into site.meta (key, value) select * from (values
         ('seed:sentences', 'done'), ('sentences:2026-11-29T19:05:00.000Z', ${knownTexts(ORIGINALS)})
       ) known where exists (select from site.meta where key = 'seed:home-page')`,
    ),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropTexts(db, ORIGINALS);
  await db.execute(sql`delete from site.meta where key = 'seed:sentences' or key like 'sentences:%'`);
}
