import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_frame" ADD COLUMN "footer_colors" varchar;
  ALTER TABLE "page_frame" ADD COLUMN "footer_day" varchar;
  ALTER TABLE "page_frame" ADD COLUMN "footer_evening" varchar;
  ALTER TABLE "page_frame" ADD COLUMN "footer_device" varchar;
  ALTER TABLE "_page_frame_v" ADD COLUMN "version_footer_colors" varchar;
  ALTER TABLE "_page_frame_v" ADD COLUMN "version_footer_day" varchar;
  ALTER TABLE "_page_frame_v" ADD COLUMN "version_footer_evening" varchar;
  ALTER TABLE "_page_frame_v" ADD COLUMN "version_footer_device" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_frame" DROP COLUMN "footer_colors";
  ALTER TABLE "page_frame" DROP COLUMN "footer_day";
  ALTER TABLE "page_frame" DROP COLUMN "footer_evening";
  ALTER TABLE "page_frame" DROP COLUMN "footer_device";
  ALTER TABLE "_page_frame_v" DROP COLUMN "version_footer_colors";
  ALTER TABLE "_page_frame_v" DROP COLUMN "version_footer_day";
  ALTER TABLE "_page_frame_v" DROP COLUMN "version_footer_evening";
  ALTER TABLE "_page_frame_v" DROP COLUMN "version_footer_device";`)
}
