import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" ADD COLUMN "phones_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_narrow" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_after" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_again" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_tour" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_stop" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_next" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_name" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_place" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_door_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_door_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_formal_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_formal_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_dues_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_dues_text" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_house_title" varchar;
  ALTER TABLE "home_page" ADD COLUMN "phones_house_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_narrow" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_after" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_again" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_tour" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_stop" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_next" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_name" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_place" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_door_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_door_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_formal_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_formal_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_dues_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_dues_text" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_house_title" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_phones_house_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_page" DROP COLUMN "phones_title";
  ALTER TABLE "home_page" DROP COLUMN "phones_text";
  ALTER TABLE "home_page" DROP COLUMN "phones_narrow";
  ALTER TABLE "home_page" DROP COLUMN "phones_after";
  ALTER TABLE "home_page" DROP COLUMN "phones_again";
  ALTER TABLE "home_page" DROP COLUMN "phones_tour";
  ALTER TABLE "home_page" DROP COLUMN "phones_stop";
  ALTER TABLE "home_page" DROP COLUMN "phones_next";
  ALTER TABLE "home_page" DROP COLUMN "phones_name";
  ALTER TABLE "home_page" DROP COLUMN "phones_place";
  ALTER TABLE "home_page" DROP COLUMN "phones_door_title";
  ALTER TABLE "home_page" DROP COLUMN "phones_door_text";
  ALTER TABLE "home_page" DROP COLUMN "phones_formal_title";
  ALTER TABLE "home_page" DROP COLUMN "phones_formal_text";
  ALTER TABLE "home_page" DROP COLUMN "phones_dues_title";
  ALTER TABLE "home_page" DROP COLUMN "phones_dues_text";
  ALTER TABLE "home_page" DROP COLUMN "phones_house_title";
  ALTER TABLE "home_page" DROP COLUMN "phones_house_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_narrow";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_after";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_again";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_tour";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_stop";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_next";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_name";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_place";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_door_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_door_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_formal_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_formal_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_dues_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_dues_text";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_house_title";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_phones_house_text";`)
}
