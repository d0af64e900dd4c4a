import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_brand_v_version_announcements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v_version_partner_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"school" varchar,
  	"letters" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_prefix" varchar,
  	"version_tagline" varchar,
  	"version_motto" varchar,
  	"version_mark_path" varchar,
  	"version_site_url" varchar,
  	"version_mailboxes_contact" varchar,
  	"version_mailboxes_support" varchar,
  	"version_mailboxes_applications" varchar,
  	"version_mailboxes_quotes" varchar,
  	"version_social_x" varchar,
  	"version_social_facebook" varchar,
  	"version_social_instagram" varchar,
  	"version_social_linkedin" varchar,
  	"version_social_tiktok" varchar,
  	"version_seats_total" numeric DEFAULT 100,
  	"version_prize" varchar,
  	"version_colors_primary" varchar,
  	"version_colors_accent" varchar,
  	"version_colors_light" varchar,
  	"version_colors_print" varchar,
  	"version_colors_print_accent" varchar,
  	"version_showcase_image_id" integer,
  	"version_brand_assets_staff_only" boolean DEFAULT false,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "brand_announcements" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "brand_benefits" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "brand_benefits" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "brand_claims" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "brand_partner_chapters" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "brand_partner_chapters" ALTER COLUMN "school" DROP NOT NULL;
  ALTER TABLE "brand_partner_chapters" ALTER COLUMN "letters" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "prefix" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "tagline" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "motto" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mark_path" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "site_url" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_contact" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_support" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_applications" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_quotes" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "seats_total" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "prize" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_primary" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_accent" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_light" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_print" DROP NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_print_accent" DROP NOT NULL;
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_small_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_small_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_medium_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_large_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_large_filename" varchar;
  ALTER TABLE "brand" ADD COLUMN "_status" "enum_brand_status" DEFAULT 'draft';
  -- What visitors saw so far is what is published.
  UPDATE "brand" SET "_status" = 'published';
  ALTER TABLE "_brand_v_version_announcements" ADD CONSTRAINT "_brand_v_version_announcements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_benefits" ADD CONSTRAINT "_brand_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_claims" ADD CONSTRAINT "_brand_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_partner_chapters" ADD CONSTRAINT "_brand_v_version_partner_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_showcase_image_id_media_id_fk" FOREIGN KEY ("version_showcase_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_brand_v_version_announcements_order_idx" ON "_brand_v_version_announcements" USING btree ("_order");
  CREATE INDEX "_brand_v_version_announcements_parent_id_idx" ON "_brand_v_version_announcements" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_benefits_order_idx" ON "_brand_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_brand_v_version_benefits_parent_id_idx" ON "_brand_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_claims_order_idx" ON "_brand_v_version_claims" USING btree ("_order");
  CREATE INDEX "_brand_v_version_claims_parent_id_idx" ON "_brand_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_partner_chapters_order_idx" ON "_brand_v_version_partner_chapters" USING btree ("_order");
  CREATE INDEX "_brand_v_version_partner_chapters_parent_id_idx" ON "_brand_v_version_partner_chapters" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_version_showcase_image_idx" ON "_brand_v" USING btree ("version_showcase_image_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_brand_v_version_announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v_version_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v_version_partner_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_brand_v_version_announcements" CASCADE;
  DROP TABLE "_brand_v_version_benefits" CASCADE;
  DROP TABLE "_brand_v_version_claims" CASCADE;
  DROP TABLE "_brand_v_version_partner_chapters" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP INDEX "media_sizes_small_sizes_small_filename_idx";
  DROP INDEX "media_sizes_medium_sizes_medium_filename_idx";
  DROP INDEX "media_sizes_large_sizes_large_filename_idx";
  DROP INDEX "brand__status_idx";
  ALTER TABLE "brand_announcements" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "brand_benefits" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "brand_benefits" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "brand_claims" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "brand_partner_chapters" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "brand_partner_chapters" ALTER COLUMN "school" SET NOT NULL;
  ALTER TABLE "brand_partner_chapters" ALTER COLUMN "letters" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "prefix" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "tagline" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "motto" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mark_path" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "site_url" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_contact" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_support" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_applications" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "mailboxes_quotes" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "seats_total" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "prize" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_primary" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_accent" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_light" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_print" SET NOT NULL;
  ALTER TABLE "brand" ALTER COLUMN "colors_print_accent" SET NOT NULL;
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";
  ALTER TABLE "media" DROP COLUMN "sizes_small_url";
  ALTER TABLE "media" DROP COLUMN "sizes_small_width";
  ALTER TABLE "media" DROP COLUMN "sizes_small_height";
  ALTER TABLE "media" DROP COLUMN "sizes_small_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_small_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_small_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_url";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_width";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_height";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_medium_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_large_url";
  ALTER TABLE "media" DROP COLUMN "sizes_large_width";
  ALTER TABLE "media" DROP COLUMN "sizes_large_height";
  ALTER TABLE "media" DROP COLUMN "sizes_large_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_large_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_large_filename";
  ALTER TABLE "brand" DROP COLUMN "_status";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_status";`)
}
