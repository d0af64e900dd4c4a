import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ADD COLUMN "thursday_people" varchar;
  ALTER TABLE "home_page" ADD COLUMN "thursday_events" varchar;
  ALTER TABLE "home_page" ADD COLUMN "thursday_budget" varchar;
  ALTER TABLE "home_page" ADD COLUMN "thursday_pipeline" varchar;
  ALTER TABLE "home_page" ADD COLUMN "thursday_alert" varchar;
  ALTER TABLE "home_page" ADD COLUMN "thursday_files" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_thursday_people" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_thursday_events" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_thursday_budget" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_thursday_pipeline" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_thursday_alert" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_thursday_files" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" DROP COLUMN "thursday_people";
  ALTER TABLE "home_page" DROP COLUMN "thursday_events";
  ALTER TABLE "home_page" DROP COLUMN "thursday_budget";
  ALTER TABLE "home_page" DROP COLUMN "thursday_pipeline";
  ALTER TABLE "home_page" DROP COLUMN "thursday_alert";
  ALTER TABLE "home_page" DROP COLUMN "thursday_files";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_thursday_people";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_thursday_events";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_thursday_budget";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_thursday_pipeline";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_thursday_alert";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_thursday_files";`)
}
