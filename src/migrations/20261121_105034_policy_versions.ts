import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_policy_versions_policy" AS ENUM('privacy-policy', 'terms', 'cookies', 'gdpr', 'official-rules');
  CREATE TABLE "policy_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"policy" "enum_policy_versions_policy" NOT NULL,
  	"number" numeric NOT NULL,
  	"effective_date" timestamp(3) with time zone NOT NULL,
  	"last_updated" timestamp(3) with time zone NOT NULL,
  	"change_note" varchar,
  	"published_at" timestamp(3) with time zone NOT NULL,
  	"published_by" varchar
  );
  
  ALTER TABLE "waitlist" ADD COLUMN "policies" varchar;
  ALTER TABLE "support_tickets" ADD COLUMN "policies" varchar;
  ALTER TABLE "quotes" ADD COLUMN "policies" varchar;
  ALTER TABLE "newsletter" ADD COLUMN "policies" varchar;
  ALTER TABLE "privacy_policy" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_change_note" varchar;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "terms" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_terms_v" ADD COLUMN "version_change_note" varchar;
  ALTER TABLE "_terms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "cookies" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_cookies_v" ADD COLUMN "version_change_note" varchar;
  ALTER TABLE "_cookies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "gdpr" ADD COLUMN "change_note" varchar;
  ALTER TABLE "_gdpr_v" ADD COLUMN "version_change_note" varchar;
  ALTER TABLE "_gdpr_v" ADD COLUMN "autosave" boolean;
  CREATE UNIQUE INDEX "policy_number_idx" ON "policy_versions" USING btree ("policy","number");
  CREATE INDEX "_privacy_policy_v_autosave_idx" ON "_privacy_policy_v" USING btree ("autosave");
  CREATE INDEX "_terms_v_autosave_idx" ON "_terms_v" USING btree ("autosave");
  CREATE INDEX "_cookies_v_autosave_idx" ON "_cookies_v" USING btree ("autosave");
  CREATE INDEX "_gdpr_v_autosave_idx" ON "_gdpr_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "policy_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "policy_versions" CASCADE;
  DROP INDEX "_privacy_policy_v_autosave_idx";
  DROP INDEX "_terms_v_autosave_idx";
  DROP INDEX "_cookies_v_autosave_idx";
  DROP INDEX "_gdpr_v_autosave_idx";
  ALTER TABLE "waitlist" DROP COLUMN "policies";
  ALTER TABLE "support_tickets" DROP COLUMN "policies";
  ALTER TABLE "quotes" DROP COLUMN "policies";
  ALTER TABLE "newsletter" DROP COLUMN "policies";
  ALTER TABLE "privacy_policy" DROP COLUMN "change_note";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_change_note";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "autosave";
  ALTER TABLE "terms" DROP COLUMN "change_note";
  ALTER TABLE "_terms_v" DROP COLUMN "version_change_note";
  ALTER TABLE "_terms_v" DROP COLUMN "autosave";
  ALTER TABLE "cookies" DROP COLUMN "change_note";
  ALTER TABLE "_cookies_v" DROP COLUMN "version_change_note";
  ALTER TABLE "_cookies_v" DROP COLUMN "autosave";
  ALTER TABLE "gdpr" DROP COLUMN "change_note";
  ALTER TABLE "_gdpr_v" DROP COLUMN "version_change_note";
  ALTER TABLE "_gdpr_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_policy_versions_policy";`)
}
