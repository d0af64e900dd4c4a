import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The tokens that were chosen by hand are in the code, with the five colors they belong to. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP COLUMN "colors_pinned";
  ALTER TABLE "_brand_v" DROP COLUMN "version_colors_pinned";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" ADD COLUMN "colors_pinned" jsonb;
  ALTER TABLE "_brand_v" ADD COLUMN "version_colors_pinned" jsonb;`);
}
