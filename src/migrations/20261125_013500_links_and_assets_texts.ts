import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Pages are made from these tables. */
const PAGES = ['links_page', 'brand_assets_page'];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_links_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__links_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brand_assets_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_assets_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "links_page_intro_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "links_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"intro_terms" varchar,
  	"intro_rules" varchar,
  	"intro_check" varchar,
  	"tickets_count" varchar,
  	"tickets_entry" varchar,
  	"tickets_opened" varchar,
  	"tickets_is_opened" varchar,
  	"tickets_new_tab" varchar,
  	"tickets_note" varchar,
  	"tickets_none" varchar,
  	"buttons_site" varchar,
  	"buttons_share" varchar,
  	"buttons_save" varchar,
  	"picture_call" varchar,
  	"picture_entry" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_links_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_links_page_v_version_intro_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_links_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_intro_terms" varchar,
  	"version_intro_rules" varchar,
  	"version_intro_check" varchar,
  	"version_tickets_count" varchar,
  	"version_tickets_entry" varchar,
  	"version_tickets_opened" varchar,
  	"version_tickets_is_opened" varchar,
  	"version_tickets_new_tab" varchar,
  	"version_tickets_note" varchar,
  	"version_tickets_none" varchar,
  	"version_buttons_site" varchar,
  	"version_buttons_share" varchar,
  	"version_buttons_save" varchar,
  	"version_picture_call" varchar,
  	"version_picture_entry" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__links_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "brand_assets_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opening_mark" varchar,
  	"opening_scripts" varchar,
  	"opening_jump" varchar,
  	"pack_legend" varchar,
  	"pack_phones" varchar,
  	"pack_tablets" varchar,
  	"pack_print" varchar,
  	"pack_all" varchar,
  	"pack_chosen" varchar,
  	"pack_one_file" varchar,
  	"pack_files" varchar,
  	"pack_progress" varchar,
  	"pack_drawn" varchar,
  	"pack_cancel" varchar,
  	"information_heading" varchar,
  	"information_title" varchar,
  	"information_name" varchar,
  	"information_description" varchar,
  	"information_urgent" varchar,
  	"information_benefits" varchar,
  	"information_copy" varchar,
  	"information_copied" varchar,
  	"information_copy_what" varchar,
  	"information_failed" varchar,
  	"colors_heading" varchar,
  	"colors_primary" varchar,
  	"colors_accent" varchar,
  	"colors_light" varchar,
  	"colors_print" varchar,
  	"colors_print_accent" varchar,
  	"colors_white" varchar,
  	"colors_ink" varchar,
  	"colors_any" varchar,
  	"colors_large" varchar,
  	"colors_none" varchar,
  	"platforms_heading" varchar,
  	"platforms_visit" varchar,
  	"platforms_new_tab" varchar,
  	"platforms_profile" varchar,
  	"platforms_banner" varchar,
  	"platforms_background" varchar,
  	"platforms_download" varchar,
  	"platforms_copy_image" varchar,
  	"screens_phones" varchar,
  	"screens_phones_text" varchar,
  	"screens_tablets" varchar,
  	"screens_tablets_text" varchar,
  	"print_heading" varchar,
  	"print_flyer" varchar,
  	"print_flyer_text" varchar,
  	"print_flyer_title" varchar,
  	"print_wide" varchar,
  	"print_wide_text" varchar,
  	"print_wide_link" varchar,
  	"print_wide_button" varchar,
  	"print_wall" varchar,
  	"print_wall_text" varchar,
  	"print_wall_button" varchar,
  	"print_app" varchar,
  	"print_app_text" varchar,
  	"print_app_button" varchar,
  	"print_banner_title" varchar,
  	"drawn_seats_many" varchar,
  	"drawn_seats_one" varchar,
  	"drawn_seats_none" varchar,
  	"drawn_flyer_seats" varchar,
  	"drawn_flyer_full" varchar,
  	"drawn_flyer_text" varchar,
  	"drawn_flyer_scan" varchar,
  	"drawn_win" varchar,
  	"drawn_follow" varchar,
  	"drawn_entries" varchar,
  	"drawn_scan" varchar,
  	"usage_heading" varchar,
  	"_status" "enum_brand_assets_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_assets_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opening_mark" varchar,
  	"version_opening_scripts" varchar,
  	"version_opening_jump" varchar,
  	"version_pack_legend" varchar,
  	"version_pack_phones" varchar,
  	"version_pack_tablets" varchar,
  	"version_pack_print" varchar,
  	"version_pack_all" varchar,
  	"version_pack_chosen" varchar,
  	"version_pack_one_file" varchar,
  	"version_pack_files" varchar,
  	"version_pack_progress" varchar,
  	"version_pack_drawn" varchar,
  	"version_pack_cancel" varchar,
  	"version_information_heading" varchar,
  	"version_information_title" varchar,
  	"version_information_name" varchar,
  	"version_information_description" varchar,
  	"version_information_urgent" varchar,
  	"version_information_benefits" varchar,
  	"version_information_copy" varchar,
  	"version_information_copied" varchar,
  	"version_information_copy_what" varchar,
  	"version_information_failed" varchar,
  	"version_colors_heading" varchar,
  	"version_colors_primary" varchar,
  	"version_colors_accent" varchar,
  	"version_colors_light" varchar,
  	"version_colors_print" varchar,
  	"version_colors_print_accent" varchar,
  	"version_colors_white" varchar,
  	"version_colors_ink" varchar,
  	"version_colors_any" varchar,
  	"version_colors_large" varchar,
  	"version_colors_none" varchar,
  	"version_platforms_heading" varchar,
  	"version_platforms_visit" varchar,
  	"version_platforms_new_tab" varchar,
  	"version_platforms_profile" varchar,
  	"version_platforms_banner" varchar,
  	"version_platforms_background" varchar,
  	"version_platforms_download" varchar,
  	"version_platforms_copy_image" varchar,
  	"version_screens_phones" varchar,
  	"version_screens_phones_text" varchar,
  	"version_screens_tablets" varchar,
  	"version_screens_tablets_text" varchar,
  	"version_print_heading" varchar,
  	"version_print_flyer" varchar,
  	"version_print_flyer_text" varchar,
  	"version_print_flyer_title" varchar,
  	"version_print_wide" varchar,
  	"version_print_wide_text" varchar,
  	"version_print_wide_link" varchar,
  	"version_print_wide_button" varchar,
  	"version_print_wall" varchar,
  	"version_print_wall_text" varchar,
  	"version_print_wall_button" varchar,
  	"version_print_app" varchar,
  	"version_print_app_text" varchar,
  	"version_print_app_button" varchar,
  	"version_print_banner_title" varchar,
  	"version_drawn_seats_many" varchar,
  	"version_drawn_seats_one" varchar,
  	"version_drawn_seats_none" varchar,
  	"version_drawn_flyer_seats" varchar,
  	"version_drawn_flyer_full" varchar,
  	"version_drawn_flyer_text" varchar,
  	"version_drawn_flyer_scan" varchar,
  	"version_drawn_win" varchar,
  	"version_drawn_follow" varchar,
  	"version_drawn_entries" varchar,
  	"version_drawn_scan" varchar,
  	"version_usage_heading" varchar,
  	"version__status" "enum__brand_assets_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "links_page_intro_steps" ADD CONSTRAINT "links_page_intro_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."links_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_links_page_v_version_intro_steps" ADD CONSTRAINT "_links_page_v_version_intro_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_links_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "links_page_intro_steps_order_idx" ON "links_page_intro_steps" USING btree ("_order");
  CREATE INDEX "links_page_intro_steps_parent_id_idx" ON "links_page_intro_steps" USING btree ("_parent_id");
  CREATE INDEX "links_page__status_idx" ON "links_page" USING btree ("_status");
  CREATE INDEX "_links_page_v_version_intro_steps_order_idx" ON "_links_page_v_version_intro_steps" USING btree ("_order");
  CREATE INDEX "_links_page_v_version_intro_steps_parent_id_idx" ON "_links_page_v_version_intro_steps" USING btree ("_parent_id");
  CREATE INDEX "_links_page_v_version_version__status_idx" ON "_links_page_v" USING btree ("version__status");
  CREATE INDEX "_links_page_v_created_at_idx" ON "_links_page_v" USING btree ("created_at");
  CREATE INDEX "_links_page_v_updated_at_idx" ON "_links_page_v" USING btree ("updated_at");
  CREATE INDEX "_links_page_v_latest_idx" ON "_links_page_v" USING btree ("latest");
  CREATE INDEX "_links_page_v_autosave_idx" ON "_links_page_v" USING btree ("autosave");
  CREATE INDEX "brand_assets_page__status_idx" ON "brand_assets_page" USING btree ("_status");
  CREATE INDEX "_brand_assets_page_v_version_version__status_idx" ON "_brand_assets_page_v" USING btree ("version__status");
  CREATE INDEX "_brand_assets_page_v_created_at_idx" ON "_brand_assets_page_v" USING btree ("created_at");
  CREATE INDEX "_brand_assets_page_v_updated_at_idx" ON "_brand_assets_page_v" USING btree ("updated_at");
  CREATE INDEX "_brand_assets_page_v_latest_idx" ON "_brand_assets_page_v" USING btree ("latest");
  CREATE INDEX "_brand_assets_page_v_autosave_idx" ON "_brand_assets_page_v" USING btree ("autosave");`);
  for (const table of PAGES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "links_page_intro_steps" CASCADE;
  DROP TABLE "links_page" CASCADE;
  DROP TABLE "_links_page_v_version_intro_steps" CASCADE;
  DROP TABLE "_links_page_v" CASCADE;
  DROP TABLE "brand_assets_page" CASCADE;
  DROP TABLE "_brand_assets_page_v" CASCADE;
  DROP TYPE "public"."enum_links_page_status";
  DROP TYPE "public"."enum__links_page_v_version_status";
  DROP TYPE "public"."enum_brand_assets_page_status";
  DROP TYPE "public"."enum__brand_assets_page_v_version_status";`)
}
