import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A site that has a brand already is not asked for one. On a fresh site the seed comes after the migrations. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO site.meta (key, value) SELECT 'brand-questions', 'existing' WHERE EXISTS (SELECT 1 FROM brand)
    ON CONFLICT (key) DO NOTHING;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM site.meta WHERE key = 'brand-questions';`);
}
