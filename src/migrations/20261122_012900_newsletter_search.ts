import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Columns that the newsletter's lists are searched by: a search of three letters reads an index, not the table. */
const SEARCHED = [
  ['suppressions', 'email'],
  ['suppressions', 'note'],
  ['newsletter_deliveries', 'email'],
  ['newsletter_issues', 'subject'],
  ['newsletter_issues', 'preview_text'],
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of SEARCHED)
    await db.execute(
      sql.raw(
        `CREATE INDEX ${table}_${column}_trgm_idx ON "${table}" USING gin ("${column}" gin_trgm_ops);`,
      ),
    );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of SEARCHED)
    await db.execute(sql.raw(`DROP INDEX IF EXISTS ${table}_${column}_trgm_idx;`));
}
