import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues" ADD COLUMN "source_id" integer;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletter_issues_source_idx" ON "newsletter_issues" USING btree ("source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues" DROP CONSTRAINT "newsletter_issues_source_id_sources_id_fk";
  
  DROP INDEX "newsletter_issues_source_idx";
  ALTER TABLE "newsletter_issues" DROP COLUMN "source_id";`)
}
