import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_hours_days_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__brand_v_version_hours_days_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TABLE "brand_hours_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_brand_hours_days_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "brand_hours_closed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"name" varchar
  );
  
  CREATE TABLE "_brand_v_version_hours_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__brand_v_version_hours_days_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v_version_hours_closed" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "brand" ADD COLUMN "hours_zone" varchar;
  ALTER TABLE "brand" ADD COLUMN "hours_rule" varchar;
  ALTER TABLE "brand" ADD COLUMN "hours_closed_rule" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_hours_zone" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_hours_rule" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_hours_closed_rule" varchar;
  ALTER TABLE "brand_hours_days" ADD CONSTRAINT "brand_hours_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_hours_closed" ADD CONSTRAINT "brand_hours_closed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_hours_days" ADD CONSTRAINT "_brand_v_version_hours_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_hours_closed" ADD CONSTRAINT "_brand_v_version_hours_closed_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand_hours_days_order_idx" ON "brand_hours_days" USING btree ("_order");
  CREATE INDEX "brand_hours_days_parent_id_idx" ON "brand_hours_days" USING btree ("_parent_id");
  CREATE INDEX "brand_hours_closed_order_idx" ON "brand_hours_closed" USING btree ("_order");
  CREATE INDEX "brand_hours_closed_parent_id_idx" ON "brand_hours_closed" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_hours_days_order_idx" ON "_brand_v_version_hours_days" USING btree ("_order");
  CREATE INDEX "_brand_v_version_hours_days_parent_id_idx" ON "_brand_v_version_hours_days" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_hours_closed_order_idx" ON "_brand_v_version_hours_closed" USING btree ("_order");
  CREATE INDEX "_brand_v_version_hours_closed_parent_id_idx" ON "_brand_v_version_hours_closed" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand_hours_days" CASCADE;
  DROP TABLE "brand_hours_closed" CASCADE;
  DROP TABLE "_brand_v_version_hours_days" CASCADE;
  DROP TABLE "_brand_v_version_hours_closed" CASCADE;
  ALTER TABLE "brand" DROP COLUMN "hours_zone";
  ALTER TABLE "brand" DROP COLUMN "hours_rule";
  ALTER TABLE "brand" DROP COLUMN "hours_closed_rule";
  ALTER TABLE "_brand_v" DROP COLUMN "version_hours_zone";
  ALTER TABLE "_brand_v" DROP COLUMN "version_hours_rule";
  ALTER TABLE "_brand_v" DROP COLUMN "version_hours_closed_rule";
  DROP TYPE "public"."enum_brand_hours_days_day";
  DROP TYPE "public"."enum__brand_v_version_hours_days_day";`)
}
