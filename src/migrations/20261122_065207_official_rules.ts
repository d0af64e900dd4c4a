import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_official_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__official_rules_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_policy_versions_policy" ADD VALUE IF NOT EXISTS 'official-rules';
  CREATE TABLE "official_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"effective_date" timestamp(3) with time zone,
  	"last_updated" timestamp(3) with time zone,
  	"change_note" varchar,
  	"_status" "enum_official_rules_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_official_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_last_updated" timestamp(3) with time zone,
  	"version_change_note" varchar,
  	"version__status" "enum__official_rules_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "official_rules__status_idx" ON "official_rules" USING btree ("_status");
  CREATE INDEX "_official_rules_v_version_version__status_idx" ON "_official_rules_v" USING btree ("version__status");
  CREATE INDEX "_official_rules_v_created_at_idx" ON "_official_rules_v" USING btree ("created_at");
  CREATE INDEX "_official_rules_v_updated_at_idx" ON "_official_rules_v" USING btree ("updated_at");
  CREATE INDEX "_official_rules_v_latest_idx" ON "_official_rules_v" USING btree ("latest");
  CREATE INDEX "_official_rules_v_autosave_idx" ON "_official_rules_v" USING btree ("autosave");
  CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON official_rules
    FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "official_rules" CASCADE;
  DROP TABLE "_official_rules_v" CASCADE;
  ALTER TABLE "policy_versions" ALTER COLUMN "policy" SET DATA TYPE text;
  DROP TYPE "public"."enum_policy_versions_policy";
  CREATE TYPE "public"."enum_policy_versions_policy" AS ENUM('privacy-policy', 'terms', 'cookies', 'gdpr');
  ALTER TABLE "policy_versions" ALTER COLUMN "policy" SET DATA TYPE "public"."enum_policy_versions_policy" USING "policy"::"public"."enum_policy_versions_policy";
  DROP TYPE "public"."enum_official_rules_status";
  DROP TYPE "public"."enum__official_rules_v_version_status";`)
}
