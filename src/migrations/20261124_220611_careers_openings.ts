import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Only what is published is on a page; drafts change nothing that visitors see. */
const SHOWN = [
  ['content_changed_insert', 'INSERT', `NEW._status = 'published'`],
  ['content_changed_delete', 'DELETE', `OLD._status = 'published'`],
  ['content_changed_update', 'UPDATE', `OLD._status = 'published' OR NEW._status = 'published'`],
];


export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_openings_kind" AS ENUM('full-time', 'part-time', 'contract', 'internship', 'volunteer');
  CREATE TYPE "public"."enum_openings_pay_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_version_kind" AS ENUM('full-time', 'part-time', 'contract', 'internship', 'volunteer');
  CREATE TYPE "public"."enum__openings_v_version_pay_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_openings_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"place" varchar,
  	"remote" boolean DEFAULT false,
  	"kind" "enum_openings_kind" DEFAULT 'full-time',
  	"pay_from" numeric,
  	"pay_to" numeric,
  	"pay_unit" "enum_openings_pay_unit" DEFAULT 'year',
  	"closes_on" timestamp(3) with time zone,
  	"apply_to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_openings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_openings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_place" varchar,
  	"version_remote" boolean DEFAULT false,
  	"version_kind" "enum__openings_v_version_kind" DEFAULT 'full-time',
  	"version_pay_from" numeric,
  	"version_pay_to" numeric,
  	"version_pay_unit" "enum__openings_v_version_pay_unit" DEFAULT 'year',
  	"version_closes_on" timestamp(3) with time zone,
  	"version_apply_to" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "openings_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list_heading" varchar,
  	"list_lead" varchar,
  	"list_until" varchar,
  	"list_found" varchar,
  	"list_remote" varchar,
  	"page_kind" varchar,
  	"page_place" varchar,
  	"page_pay" varchar,
  	"page_apply_heading" varchar,
  	"page_apply_text" varchar,
  	"page_apply" varchar,
  	"page_subject" varchar,
  	"page_back" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_openings_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_openings_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_list_heading" varchar,
  	"version_list_lead" varchar,
  	"version_list_until" varchar,
  	"version_list_found" varchar,
  	"version_list_remote" varchar,
  	"version_page_kind" varchar,
  	"version_page_place" varchar,
  	"version_page_pay" varchar,
  	"version_page_apply_heading" varchar,
  	"version_page_apply_text" varchar,
  	"version_page_apply" varchar,
  	"version_page_subject" varchar,
  	"version_page_back" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__openings_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "openings_id" integer;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "openings_slug_idx" ON "openings" USING btree ("slug");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "openings__status_idx" ON "openings" USING btree ("_status");
  CREATE INDEX "_openings_v_parent_idx" ON "_openings_v" USING btree ("parent_id");
  CREATE INDEX "_openings_v_version_version_slug_idx" ON "_openings_v" USING btree ("version_slug");
  CREATE INDEX "_openings_v_version_version_updated_at_idx" ON "_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_openings_v_version_version_created_at_idx" ON "_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_openings_v_version_version__status_idx" ON "_openings_v" USING btree ("version__status");
  CREATE INDEX "_openings_v_created_at_idx" ON "_openings_v" USING btree ("created_at");
  CREATE INDEX "_openings_v_updated_at_idx" ON "_openings_v" USING btree ("updated_at");
  CREATE INDEX "_openings_v_latest_idx" ON "_openings_v" USING btree ("latest");
  CREATE INDEX "openings_page__status_idx" ON "openings_page" USING btree ("_status");
  CREATE INDEX "_openings_page_v_version_version__status_idx" ON "_openings_page_v" USING btree ("version__status");
  CREATE INDEX "_openings_page_v_created_at_idx" ON "_openings_page_v" USING btree ("created_at");
  CREATE INDEX "_openings_page_v_updated_at_idx" ON "_openings_page_v" USING btree ("updated_at");
  CREATE INDEX "_openings_page_v_latest_idx" ON "_openings_page_v" USING btree ("latest");
  CREATE INDEX "_openings_page_v_autosave_idx" ON "_openings_page_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");`);
  for (const [name, event, when] of SHOWN)
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON openings
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION site.content_changed()`),
    );
  for (const column of ['title', 'place'])
    await db.execute(
      sql.raw(`CREATE INDEX openings_${column}_trgm_idx ON openings USING gin ("${column}" gin_trgm_ops);`),
    );
  await db.execute(sql`
    CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON openings_page
      FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed();
    CREATE TRIGGER keep_address AFTER UPDATE OF slug ON openings
      FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug AND OLD.slug IS NOT NULL)
      EXECUTE FUNCTION site.keep_address();
    CREATE TRIGGER forget_addresses AFTER DELETE ON openings FOR EACH ROW EXECUTE FUNCTION site.keep_address();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "openings_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "openings_page" CASCADE;
  DROP TABLE "_openings_page_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_openings_fk";
  
  DROP INDEX "payload_locked_documents_rels_openings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "openings_id";
  DROP TYPE "public"."enum_openings_kind";
  DROP TYPE "public"."enum_openings_pay_unit";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_version_kind";
  DROP TYPE "public"."enum__openings_v_version_pay_unit";
  DROP TYPE "public"."enum__openings_v_version_status";
  DROP TYPE "public"."enum_openings_page_status";
  DROP TYPE "public"."enum__openings_page_v_version_status";`);
}
