import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_minutes_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__minutes_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "minutes_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opening_title" varchar,
  	"opening_lead" varchar,
  	"sections_label" varchar,
  	"sections_all" varchar,
  	"sections_roll_call" varchar,
  	"sections_treasurers_report" varchar,
  	"sections_old_business" varchar,
  	"sections_new_business" varchar,
  	"sections_good_of_the_order" varchar,
  	"list_minutes" varchar,
  	"list_pages" varchar,
  	"list_shown" varchar,
  	"list_later" varchar,
  	"list_newer" varchar,
  	"list_older" varchar,
  	"post_contents" varchar,
  	"post_pass" varchar,
  	"post_copy" varchar,
  	"post_copied" varchar,
  	"post_failed" varchar,
  	"post_forward" varchar,
  	"post_print" varchar,
  	"post_more" varchar,
  	"post_before" varchar,
  	"post_alike" varchar,
  	"search_description" varchar,
  	"search_page" varchar,
  	"search_posts" varchar,
  	"search_section" varchar,
  	"feed_title" varchar,
  	"feed_description" varchar,
  	"_status" "enum_minutes_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_minutes_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opening_title" varchar,
  	"version_opening_lead" varchar,
  	"version_sections_label" varchar,
  	"version_sections_all" varchar,
  	"version_sections_roll_call" varchar,
  	"version_sections_treasurers_report" varchar,
  	"version_sections_old_business" varchar,
  	"version_sections_new_business" varchar,
  	"version_sections_good_of_the_order" varchar,
  	"version_list_minutes" varchar,
  	"version_list_pages" varchar,
  	"version_list_shown" varchar,
  	"version_list_later" varchar,
  	"version_list_newer" varchar,
  	"version_list_older" varchar,
  	"version_post_contents" varchar,
  	"version_post_pass" varchar,
  	"version_post_copy" varchar,
  	"version_post_copied" varchar,
  	"version_post_failed" varchar,
  	"version_post_forward" varchar,
  	"version_post_print" varchar,
  	"version_post_more" varchar,
  	"version_post_before" varchar,
  	"version_post_alike" varchar,
  	"version_search_description" varchar,
  	"version_search_page" varchar,
  	"version_search_posts" varchar,
  	"version_search_section" varchar,
  	"version_feed_title" varchar,
  	"version_feed_description" varchar,
  	"version__status" "enum__minutes_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "minutes_page__status_idx" ON "minutes_page" USING btree ("_status");
  CREATE INDEX "_minutes_page_v_version_version__status_idx" ON "_minutes_page_v" USING btree ("version__status");
  CREATE INDEX "_minutes_page_v_created_at_idx" ON "_minutes_page_v" USING btree ("created_at");
  CREATE INDEX "_minutes_page_v_updated_at_idx" ON "_minutes_page_v" USING btree ("updated_at");
  CREATE INDEX "_minutes_page_v_latest_idx" ON "_minutes_page_v" USING btree ("latest");
  CREATE INDEX "_minutes_page_v_autosave_idx" ON "_minutes_page_v" USING btree ("autosave");`);
  await db.execute(sql`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON minutes_page
    FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "minutes_page" CASCADE;
  DROP TABLE "_minutes_page_v" CASCADE;
  DROP TYPE "public"."enum_minutes_page_status";
  DROP TYPE "public"."enum__minutes_page_v_version_status";`)
}
