import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Which values a field had since its last author, and nobody else, has been changing it. Of each, only a hash. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE site.last_writes ADD COLUMN streak text[] NOT NULL DEFAULT '{}';
    UPDATE site.last_writes SET streak = ARRAY[print];
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE site.last_writes DROP COLUMN IF EXISTS streak;`);
}
