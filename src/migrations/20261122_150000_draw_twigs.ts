import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Nothing is written into a list that was committed to before: what is missing there follows from its leaves. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE site.draw_leaves ADD COLUMN twigs bytea`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE site.draw_leaves DROP COLUMN IF EXISTS twigs`);
}
