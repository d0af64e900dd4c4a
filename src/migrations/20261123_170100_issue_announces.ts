import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues" ADD COLUMN "announces_id" integer;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_announces_id_draw_rounds_id_fk" FOREIGN KEY ("announces_id") REFERENCES "public"."draw_rounds"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletter_issues_announces_idx" ON "newsletter_issues" USING btree ("announces_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues" DROP CONSTRAINT "newsletter_issues_announces_id_draw_rounds_id_fk";
  
  DROP INDEX "newsletter_issues_announces_idx";
  ALTER TABLE "newsletter_issues" DROP COLUMN "announces_id";`)
}
