import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Lists committed earlier stay as they are: the missing roots can be computed from their leaves. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE site.draw_leaves ADD COLUMN twigs bytea`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE site.draw_leaves DROP COLUMN IF EXISTS twigs`);
}
