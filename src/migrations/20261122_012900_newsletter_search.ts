import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Columns searched by the newsletter's lists: a search of three letters uses an index, not the whole table. */
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
