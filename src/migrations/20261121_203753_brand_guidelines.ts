import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_guidelines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_guidelines_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "brand_guidelines_practices_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "brand_guidelines_suggestions_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "brand_guidelines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"information_description" varchar,
  	"usage_lead" varchar,
  	"practices_heading" varchar,
  	"suggestions_heading" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_brand_guidelines_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_guidelines_v_version_practices_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_guidelines_v_version_suggestions_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_guidelines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_information_description" varchar,
  	"version_usage_lead" varchar,
  	"version_practices_heading" varchar,
  	"version_suggestions_heading" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__brand_guidelines_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "brand_guidelines_practices_rows" ADD CONSTRAINT "brand_guidelines_practices_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_guidelines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_guidelines_suggestions_rows" ADD CONSTRAINT "brand_guidelines_suggestions_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand_guidelines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_guidelines_v_version_practices_rows" ADD CONSTRAINT "_brand_guidelines_v_version_practices_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_guidelines_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_guidelines_v_version_suggestions_rows" ADD CONSTRAINT "_brand_guidelines_v_version_suggestions_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_guidelines_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_guidelines_practices_rows_order_idx" ON "brand_guidelines_practices_rows" USING btree ("_order");
  CREATE INDEX "brand_guidelines_practices_rows_parent_id_idx" ON "brand_guidelines_practices_rows" USING btree ("_parent_id");
  CREATE INDEX "brand_guidelines_suggestions_rows_order_idx" ON "brand_guidelines_suggestions_rows" USING btree ("_order");
  CREATE INDEX "brand_guidelines_suggestions_rows_parent_id_idx" ON "brand_guidelines_suggestions_rows" USING btree ("_parent_id");
  CREATE INDEX "brand_guidelines__status_idx" ON "brand_guidelines" USING btree ("_status");
  CREATE INDEX "_brand_guidelines_v_version_practices_rows_order_idx" ON "_brand_guidelines_v_version_practices_rows" USING btree ("_order");
  CREATE INDEX "_brand_guidelines_v_version_practices_rows_parent_id_idx" ON "_brand_guidelines_v_version_practices_rows" USING btree ("_parent_id");
  CREATE INDEX "_brand_guidelines_v_version_suggestions_rows_order_idx" ON "_brand_guidelines_v_version_suggestions_rows" USING btree ("_order");
  CREATE INDEX "_brand_guidelines_v_version_suggestions_rows_parent_id_idx" ON "_brand_guidelines_v_version_suggestions_rows" USING btree ("_parent_id");
  CREATE INDEX "_brand_guidelines_v_version_version__status_idx" ON "_brand_guidelines_v" USING btree ("version__status");
  CREATE INDEX "_brand_guidelines_v_created_at_idx" ON "_brand_guidelines_v" USING btree ("created_at");
  CREATE INDEX "_brand_guidelines_v_updated_at_idx" ON "_brand_guidelines_v" USING btree ("updated_at");
  CREATE INDEX "_brand_guidelines_v_latest_idx" ON "_brand_guidelines_v" USING btree ("latest");
  CREATE INDEX "_brand_guidelines_v_autosave_idx" ON "_brand_guidelines_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand_guidelines_practices_rows" CASCADE;
  DROP TABLE "brand_guidelines_suggestions_rows" CASCADE;
  DROP TABLE "brand_guidelines" CASCADE;
  DROP TABLE "_brand_guidelines_v_version_practices_rows" CASCADE;
  DROP TABLE "_brand_guidelines_v_version_suggestions_rows" CASCADE;
  DROP TABLE "_brand_guidelines_v" CASCADE;
  DROP TYPE "public"."enum_brand_guidelines_status";
  DROP TYPE "public"."enum__brand_guidelines_v_version_status";`)
}
