import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { dropTexts, knownTexts, moveTexts } from './20261129_190500_words_as_json';
import { PAGE_ORIGINALS } from './originals-of-20261130';

const PART = 'words';

/** A part cannot be called as the value that it is stored in. */
const renamed = (table: string, column: string) =>
  sql.raw(
    `update ${table} set ${column} = (${column} - '${PART}') || jsonb_build_object('descriptions', ${column}->'${PART}')
     where ${column} ? '${PART}'`,
  );

/** The information pages and the advice on brand assets store only what their owner changed, as the other pages do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await moveTexts(db, PAGE_ORIGINALS);
  await db.execute(renamed('press', 'words'));
  await db.execute(renamed('_press_v', 'version_words'));
  const { press = {}, ...others } = PAGE_ORIGINALS;
  const { words: descriptions = {}, ...parts } = press;
  const known = knownTexts({ ...others, press: { ...parts, descriptions } });
  await db.execute(
    sql.raw(
      `update site.meta set value = (value::jsonb || ${known}::jsonb)::text
       where key = (select max(key) from site.meta where starts_with(key, 'sentences:'))`,
    ),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropTexts(db, PAGE_ORIGINALS);
}
