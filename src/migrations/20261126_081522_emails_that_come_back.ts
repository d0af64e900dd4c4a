import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "support_requests" ADD COLUMN "received_by_email" varchar;
  ALTER TABLE "support_requests" ADD COLUMN "received_link_by_email" varchar;
  ALTER TABLE "support_requests" ADD COLUMN "reply_by_email" varchar;
  ALTER TABLE "support_requests" ADD COLUMN "reply_link_by_email" varchar;
  ALTER TABLE "_support_requests_v" ADD COLUMN "version_received_by_email" varchar;
  ALTER TABLE "_support_requests_v" ADD COLUMN "version_received_link_by_email" varchar;
  ALTER TABLE "_support_requests_v" ADD COLUMN "version_reply_by_email" varchar;
  ALTER TABLE "_support_requests_v" ADD COLUMN "version_reply_link_by_email" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "support_requests" DROP COLUMN "received_by_email";
  ALTER TABLE "support_requests" DROP COLUMN "received_link_by_email";
  ALTER TABLE "support_requests" DROP COLUMN "reply_by_email";
  ALTER TABLE "support_requests" DROP COLUMN "reply_link_by_email";
  ALTER TABLE "_support_requests_v" DROP COLUMN "version_received_by_email";
  ALTER TABLE "_support_requests_v" DROP COLUMN "version_received_link_by_email";
  ALTER TABLE "_support_requests_v" DROP COLUMN "version_reply_by_email";
  ALTER TABLE "_support_requests_v" DROP COLUMN "version_reply_link_by_email";`)
}
