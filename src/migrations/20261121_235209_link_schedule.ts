import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "social_links" ADD COLUMN "visible_from" timestamp(3) with time zone;
  ALTER TABLE "social_links" ADD COLUMN "visible_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "social_links" DROP COLUMN "visible_from";
  ALTER TABLE "social_links" DROP COLUMN "visible_until";`)
}
