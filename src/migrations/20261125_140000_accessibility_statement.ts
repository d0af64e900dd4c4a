import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "accessibility_limits_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"way" varchar
  );
  
  CREATE TABLE "accessibility_measures_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "accessibility_approach_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_accessibility_v_version_limits_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"way" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_v_version_measures_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_v_version_approach_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "accessibility" ADD COLUMN "conformance_heading" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "conformance_status" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "conformance_text" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "limits_heading" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "limits_text" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "limits_instead" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "measures_heading" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "approach_heading" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "help_write_to" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "dates_statement" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "dates_statement_date" timestamp(3) with time zone;
  ALTER TABLE "accessibility" ADD COLUMN "dates_review" varchar;
  ALTER TABLE "accessibility" ADD COLUMN "dates_review_date" timestamp(3) with time zone;
  ALTER TABLE "accessibility" ADD COLUMN "dates_text" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_conformance_heading" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_conformance_status" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_conformance_text" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_limits_heading" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_limits_text" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_limits_instead" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_measures_heading" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_approach_heading" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_help_write_to" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_dates_statement" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_dates_statement_date" timestamp(3) with time zone;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_dates_review" varchar;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_dates_review_date" timestamp(3) with time zone;
  ALTER TABLE "_accessibility_v" ADD COLUMN "version_dates_text" varchar;
  ALTER TABLE "accessibility_limits_rows" ADD CONSTRAINT "accessibility_limits_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_measures_rows" ADD CONSTRAINT "accessibility_measures_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_approach_rows" ADD CONSTRAINT "accessibility_approach_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_v_version_limits_rows" ADD CONSTRAINT "_accessibility_v_version_limits_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_v_version_measures_rows" ADD CONSTRAINT "_accessibility_v_version_measures_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_v_version_approach_rows" ADD CONSTRAINT "_accessibility_v_version_approach_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "accessibility_limits_rows_order_idx" ON "accessibility_limits_rows" USING btree ("_order");
  CREATE INDEX "accessibility_limits_rows_parent_id_idx" ON "accessibility_limits_rows" USING btree ("_parent_id");
  CREATE INDEX "accessibility_measures_rows_order_idx" ON "accessibility_measures_rows" USING btree ("_order");
  CREATE INDEX "accessibility_measures_rows_parent_id_idx" ON "accessibility_measures_rows" USING btree ("_parent_id");
  CREATE INDEX "accessibility_approach_rows_order_idx" ON "accessibility_approach_rows" USING btree ("_order");
  CREATE INDEX "accessibility_approach_rows_parent_id_idx" ON "accessibility_approach_rows" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_v_version_limits_rows_order_idx" ON "_accessibility_v_version_limits_rows" USING btree ("_order");
  CREATE INDEX "_accessibility_v_version_limits_rows_parent_id_idx" ON "_accessibility_v_version_limits_rows" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_v_version_measures_rows_order_idx" ON "_accessibility_v_version_measures_rows" USING btree ("_order");
  CREATE INDEX "_accessibility_v_version_measures_rows_parent_id_idx" ON "_accessibility_v_version_measures_rows" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_v_version_approach_rows_order_idx" ON "_accessibility_v_version_approach_rows" USING btree ("_order");
  CREATE INDEX "_accessibility_v_version_approach_rows_parent_id_idx" ON "_accessibility_v_version_approach_rows" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "accessibility_limits_rows" CASCADE;
  DROP TABLE "accessibility_measures_rows" CASCADE;
  DROP TABLE "accessibility_approach_rows" CASCADE;
  DROP TABLE "_accessibility_v_version_limits_rows" CASCADE;
  DROP TABLE "_accessibility_v_version_measures_rows" CASCADE;
  DROP TABLE "_accessibility_v_version_approach_rows" CASCADE;
  ALTER TABLE "accessibility" DROP COLUMN "conformance_heading";
  ALTER TABLE "accessibility" DROP COLUMN "conformance_status";
  ALTER TABLE "accessibility" DROP COLUMN "conformance_text";
  ALTER TABLE "accessibility" DROP COLUMN "limits_heading";
  ALTER TABLE "accessibility" DROP COLUMN "limits_text";
  ALTER TABLE "accessibility" DROP COLUMN "limits_instead";
  ALTER TABLE "accessibility" DROP COLUMN "measures_heading";
  ALTER TABLE "accessibility" DROP COLUMN "approach_heading";
  ALTER TABLE "accessibility" DROP COLUMN "help_write_to";
  ALTER TABLE "accessibility" DROP COLUMN "dates_statement";
  ALTER TABLE "accessibility" DROP COLUMN "dates_statement_date";
  ALTER TABLE "accessibility" DROP COLUMN "dates_review";
  ALTER TABLE "accessibility" DROP COLUMN "dates_review_date";
  ALTER TABLE "accessibility" DROP COLUMN "dates_text";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_conformance_heading";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_conformance_status";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_conformance_text";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_limits_heading";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_limits_text";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_limits_instead";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_measures_heading";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_approach_heading";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_help_write_to";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_dates_statement";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_dates_statement_date";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_dates_review";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_dates_review_date";
  ALTER TABLE "_accessibility_v" DROP COLUMN "version_dates_text";`)
}
