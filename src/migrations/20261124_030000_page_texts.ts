import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Pages are made from these tables. */
const PAGES = ['home_page', 'application_form', 'newsletter_form', 'page_frame'];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_application_form_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__application_form_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletter_form_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_form_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_features_rooms_drawing" AS ENUM('people', 'events', 'budget', 'pipeline', 'alert', 'files');
  CREATE TYPE "public"."enum_home_page_showcase_points_icon" AS ENUM('scan-line', 'bell-ring', 'megaphone', 'calendar', 'users', 'wallet');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_features_rooms_drawing" AS ENUM('people', 'events', 'budget', 'pipeline', 'alert', 'files');
  CREATE TYPE "public"."enum__home_page_v_version_showcase_points_icon" AS ENUM('scan-line', 'bell-ring', 'megaphone', 'calendar', 'users', 'wallet');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_frame_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_frame_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brand_audience" AS ENUM('fraternity', 'sorority', 'co-ed');
  CREATE TYPE "public"."enum__brand_v_version_audience" AS ENUM('fraternity', 'sorority', 'co-ed');
  CREATE TABLE "application_form" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"panel_heading" varchar,
  	"panel_heading_full" varchar,
  	"panel_lead" varchar,
  	"panel_lead_full" varchar,
  	"panel_count" varchar,
  	"panel_counter" varchar,
  	"form_heading" varchar,
  	"form_heading_full" varchar,
  	"form_lead" varchar,
  	"form_name_example" varchar,
  	"form_email_example" varchar,
  	"form_organization_example" varchar,
  	"form_submit" varchar,
  	"form_submit_short" varchar,
  	"form_submit_full" varchar,
  	"form_pending" varchar,
  	"form_agreement" varchar,
  	"form_privacy" varchar,
  	"form_terms" varchar,
  	"thanks_heading" varchar,
  	"thanks_text" varchar,
  	"thanks_back" varchar,
  	"messages_sent_title" varchar,
  	"messages_sent_text" varchar,
  	"messages_downloaded_title" varchar,
  	"messages_downloaded_text" varchar,
  	"messages_failed_title" varchar,
  	"messages_failed_text" varchar,
  	"plain_title" varchar,
  	"plain_name" varchar,
  	"_status" "enum_application_form_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_application_form_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_panel_heading" varchar,
  	"version_panel_heading_full" varchar,
  	"version_panel_lead" varchar,
  	"version_panel_lead_full" varchar,
  	"version_panel_count" varchar,
  	"version_panel_counter" varchar,
  	"version_form_heading" varchar,
  	"version_form_heading_full" varchar,
  	"version_form_lead" varchar,
  	"version_form_name_example" varchar,
  	"version_form_email_example" varchar,
  	"version_form_organization_example" varchar,
  	"version_form_submit" varchar,
  	"version_form_submit_short" varchar,
  	"version_form_submit_full" varchar,
  	"version_form_pending" varchar,
  	"version_form_agreement" varchar,
  	"version_form_privacy" varchar,
  	"version_form_terms" varchar,
  	"version_thanks_heading" varchar,
  	"version_thanks_text" varchar,
  	"version_thanks_back" varchar,
  	"version_messages_sent_title" varchar,
  	"version_messages_sent_text" varchar,
  	"version_messages_downloaded_title" varchar,
  	"version_messages_downloaded_text" varchar,
  	"version_messages_failed_title" varchar,
  	"version_messages_failed_text" varchar,
  	"version_plain_title" varchar,
  	"version_plain_name" varchar,
  	"version__status" "enum__application_form_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "newsletter_form" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_heading" varchar,
  	"form_text" varchar,
  	"form_example" varchar,
  	"form_button" varchar,
  	"form_pending" varchar,
  	"form_done" varchar,
  	"messages_sent_title" varchar,
  	"messages_sent_text" varchar,
  	"messages_failed_title" varchar,
  	"messages_failed_text" varchar,
  	"plain_title" varchar,
  	"plain_name" varchar,
  	"confirm_title" varchar,
  	"confirm_text" varchar,
  	"confirm_button" varchar,
  	"confirm_done_title" varchar,
  	"confirm_done_text" varchar,
  	"confirm_expired_title" varchar,
  	"confirm_expired_text" varchar,
  	"unsubscribe_page_title" varchar,
  	"unsubscribe_title" varchar,
  	"unsubscribe_text" varchar,
  	"unsubscribe_button" varchar,
  	"unsubscribe_done_title" varchar,
  	"unsubscribe_done_text" varchar,
  	"unsubscribe_expired_title" varchar,
  	"unsubscribe_expired_text" varchar,
  	"unsubscribe_expired_button" varchar,
  	"links_sent_title" varchar,
  	"links_sent_text" varchar,
  	"links_gone_title" varchar,
  	"links_gone_text" varchar,
  	"links_home" varchar,
  	"links_again" varchar,
  	"_status" "enum_newsletter_form_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_newsletter_form_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_form_heading" varchar,
  	"version_form_text" varchar,
  	"version_form_example" varchar,
  	"version_form_button" varchar,
  	"version_form_pending" varchar,
  	"version_form_done" varchar,
  	"version_messages_sent_title" varchar,
  	"version_messages_sent_text" varchar,
  	"version_messages_failed_title" varchar,
  	"version_messages_failed_text" varchar,
  	"version_plain_title" varchar,
  	"version_plain_name" varchar,
  	"version_confirm_title" varchar,
  	"version_confirm_text" varchar,
  	"version_confirm_button" varchar,
  	"version_confirm_done_title" varchar,
  	"version_confirm_done_text" varchar,
  	"version_confirm_expired_title" varchar,
  	"version_confirm_expired_text" varchar,
  	"version_unsubscribe_page_title" varchar,
  	"version_unsubscribe_title" varchar,
  	"version_unsubscribe_text" varchar,
  	"version_unsubscribe_button" varchar,
  	"version_unsubscribe_done_title" varchar,
  	"version_unsubscribe_done_text" varchar,
  	"version_unsubscribe_expired_title" varchar,
  	"version_unsubscribe_expired_text" varchar,
  	"version_unsubscribe_expired_button" varchar,
  	"version_links_sent_title" varchar,
  	"version_links_sent_text" varchar,
  	"version_links_gone_title" varchar,
  	"version_links_gone_text" varchar,
  	"version_links_home" varchar,
  	"version_links_again" varchar,
  	"version__status" "enum__newsletter_form_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "home_page_features_rooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"drawing" "enum_home_page_features_rooms_drawing"
  );
  
  CREATE TABLE "home_page_showcase_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"icon" "enum_home_page_showcase_points_icon"
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_lead" varchar,
  	"hero_inside" varchar,
  	"hero_aside" varchar,
  	"seats_apply" varchar,
  	"seats_apply_full" varchar,
  	"seats_many" varchar,
  	"seats_one" varchar,
  	"seats_full" varchar,
  	"seats_counter" varchar,
  	"benefits_heading" varchar,
  	"benefits_lead" varchar,
  	"benefits_lead_one" varchar,
  	"benefits_chapters" varchar,
  	"benefits_note" varchar,
  	"benefits_note_full" varchar,
  	"benefits_apply" varchar,
  	"benefits_apply_full" varchar,
  	"features_heading" varchar,
  	"features_lead" varchar,
  	"showcase_heading" varchar,
  	"showcase_soon" varchar,
  	"strips_announcements" varchar,
  	"strips_pause_announcements" varchar,
  	"strips_play_announcements" varchar,
  	"strips_pause_chapters" varchar,
  	"strips_play_chapters" varchar,
  	"search_description" varchar,
  	"search_description_full" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_page_v_version_features_rooms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"drawing" "enum__home_page_v_version_features_rooms_drawing",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_showcase_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"icon" "enum__home_page_v_version_showcase_points_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_lead" varchar,
  	"version_hero_inside" varchar,
  	"version_hero_aside" varchar,
  	"version_seats_apply" varchar,
  	"version_seats_apply_full" varchar,
  	"version_seats_many" varchar,
  	"version_seats_one" varchar,
  	"version_seats_full" varchar,
  	"version_seats_counter" varchar,
  	"version_benefits_heading" varchar,
  	"version_benefits_lead" varchar,
  	"version_benefits_lead_one" varchar,
  	"version_benefits_chapters" varchar,
  	"version_benefits_note" varchar,
  	"version_benefits_note_full" varchar,
  	"version_benefits_apply" varchar,
  	"version_benefits_apply_full" varchar,
  	"version_features_heading" varchar,
  	"version_features_lead" varchar,
  	"version_showcase_heading" varchar,
  	"version_showcase_soon" varchar,
  	"version_strips_announcements" varchar,
  	"version_strips_pause_announcements" varchar,
  	"version_strips_play_announcements" varchar,
  	"version_strips_pause_chapters" varchar,
  	"version_strips_play_chapters" varchar,
  	"version_search_description" varchar,
  	"version_search_description_full" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "page_frame" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"header_features" varchar,
  	"header_merch" varchar,
  	"header_support" varchar,
  	"header_waitlist" varchar,
  	"header_menu" varchar,
  	"header_main" varchar,
  	"header_sheet" varchar,
  	"header_skip" varchar,
  	"header_messages" varchar,
  	"footer_company" varchar,
  	"footer_about" varchar,
  	"footer_careers" varchar,
  	"footer_blog" varchar,
  	"footer_press" varchar,
  	"footer_help" varchar,
  	"footer_waitlist" varchar,
  	"footer_policies" varchar,
  	"footer_privacy" varchar,
  	"footer_terms" varchar,
  	"footer_cookies" varchar,
  	"footer_gdpr" varchar,
  	"footer_site" varchar,
  	"footer_sitemap" varchar,
  	"footer_accessibility" varchar,
  	"footer_merch" varchar,
  	"footer_links" varchar,
  	"footer_copyright" varchar,
  	"missing_heading" varchar,
  	"missing_text" varchar,
  	"missing_home" varchar,
  	"answers_nothing_title" varchar,
  	"answers_nothing_text" varchar,
  	"answers_nothing_link" varchar,
  	"answers_back" varchar,
  	"answers_kept" varchar,
  	"answers_write" varchar,
  	"download_title" varchar,
  	"download_text" varchar,
  	"download_again" varchar,
  	"download_email" varchar,
  	"_status" "enum_page_frame_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_page_frame_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_header_features" varchar,
  	"version_header_merch" varchar,
  	"version_header_support" varchar,
  	"version_header_waitlist" varchar,
  	"version_header_menu" varchar,
  	"version_header_main" varchar,
  	"version_header_sheet" varchar,
  	"version_header_skip" varchar,
  	"version_header_messages" varchar,
  	"version_footer_company" varchar,
  	"version_footer_about" varchar,
  	"version_footer_careers" varchar,
  	"version_footer_blog" varchar,
  	"version_footer_press" varchar,
  	"version_footer_help" varchar,
  	"version_footer_waitlist" varchar,
  	"version_footer_policies" varchar,
  	"version_footer_privacy" varchar,
  	"version_footer_terms" varchar,
  	"version_footer_cookies" varchar,
  	"version_footer_gdpr" varchar,
  	"version_footer_site" varchar,
  	"version_footer_sitemap" varchar,
  	"version_footer_accessibility" varchar,
  	"version_footer_merch" varchar,
  	"version_footer_links" varchar,
  	"version_footer_copyright" varchar,
  	"version_missing_heading" varchar,
  	"version_missing_text" varchar,
  	"version_missing_home" varchar,
  	"version_answers_nothing_title" varchar,
  	"version_answers_nothing_text" varchar,
  	"version_answers_nothing_link" varchar,
  	"version_answers_back" varchar,
  	"version_answers_kept" varchar,
  	"version_answers_write" varchar,
  	"version_download_title" varchar,
  	"version_download_text" varchar,
  	"version_download_again" varchar,
  	"version_download_email" varchar,
  	"version__status" "enum__page_frame_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "brand" ADD COLUMN "audience" "enum_brand_audience" DEFAULT 'fraternity';
  ALTER TABLE "_brand_v" ADD COLUMN "version_audience" "enum__brand_v_version_audience" DEFAULT 'fraternity';
  ALTER TABLE "home_page_features_rooms" ADD CONSTRAINT "home_page_features_rooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_showcase_points" ADD CONSTRAINT "home_page_showcase_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_features_rooms" ADD CONSTRAINT "_home_page_v_version_features_rooms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_showcase_points" ADD CONSTRAINT "_home_page_v_version_showcase_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "application_form__status_idx" ON "application_form" USING btree ("_status");
  CREATE INDEX "_application_form_v_version_version__status_idx" ON "_application_form_v" USING btree ("version__status");
  CREATE INDEX "_application_form_v_created_at_idx" ON "_application_form_v" USING btree ("created_at");
  CREATE INDEX "_application_form_v_updated_at_idx" ON "_application_form_v" USING btree ("updated_at");
  CREATE INDEX "_application_form_v_latest_idx" ON "_application_form_v" USING btree ("latest");
  CREATE INDEX "_application_form_v_autosave_idx" ON "_application_form_v" USING btree ("autosave");
  CREATE INDEX "newsletter_form__status_idx" ON "newsletter_form" USING btree ("_status");
  CREATE INDEX "_newsletter_form_v_version_version__status_idx" ON "_newsletter_form_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_form_v_created_at_idx" ON "_newsletter_form_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_form_v_updated_at_idx" ON "_newsletter_form_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_form_v_latest_idx" ON "_newsletter_form_v" USING btree ("latest");
  CREATE INDEX "_newsletter_form_v_autosave_idx" ON "_newsletter_form_v" USING btree ("autosave");
  CREATE INDEX "home_page_features_rooms_order_idx" ON "home_page_features_rooms" USING btree ("_order");
  CREATE INDEX "home_page_features_rooms_parent_id_idx" ON "home_page_features_rooms" USING btree ("_parent_id");
  CREATE INDEX "home_page_showcase_points_order_idx" ON "home_page_showcase_points" USING btree ("_order");
  CREATE INDEX "home_page_showcase_points_parent_id_idx" ON "home_page_showcase_points" USING btree ("_parent_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "_home_page_v_version_features_rooms_order_idx" ON "_home_page_v_version_features_rooms" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_features_rooms_parent_id_idx" ON "_home_page_v_version_features_rooms" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_showcase_points_order_idx" ON "_home_page_v_version_showcase_points" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_showcase_points_parent_id_idx" ON "_home_page_v_version_showcase_points" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "page_frame__status_idx" ON "page_frame" USING btree ("_status");
  CREATE INDEX "_page_frame_v_version_version__status_idx" ON "_page_frame_v" USING btree ("version__status");
  CREATE INDEX "_page_frame_v_created_at_idx" ON "_page_frame_v" USING btree ("created_at");
  CREATE INDEX "_page_frame_v_updated_at_idx" ON "_page_frame_v" USING btree ("updated_at");
  CREATE INDEX "_page_frame_v_latest_idx" ON "_page_frame_v" USING btree ("latest");
  CREATE INDEX "_page_frame_v_autosave_idx" ON "_page_frame_v" USING btree ("autosave");`)
  for (const table of PAGES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "application_form" CASCADE;
  DROP TABLE "_application_form_v" CASCADE;
  DROP TABLE "newsletter_form" CASCADE;
  DROP TABLE "_newsletter_form_v" CASCADE;
  DROP TABLE "home_page_features_rooms" CASCADE;
  DROP TABLE "home_page_showcase_points" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "_home_page_v_version_features_rooms" CASCADE;
  DROP TABLE "_home_page_v_version_showcase_points" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "page_frame" CASCADE;
  DROP TABLE "_page_frame_v" CASCADE;
  ALTER TABLE "brand" DROP COLUMN "audience";
  ALTER TABLE "_brand_v" DROP COLUMN "version_audience";
  DROP TYPE "public"."enum_application_form_status";
  DROP TYPE "public"."enum__application_form_v_version_status";
  DROP TYPE "public"."enum_newsletter_form_status";
  DROP TYPE "public"."enum__newsletter_form_v_version_status";
  DROP TYPE "public"."enum_home_page_features_rooms_drawing";
  DROP TYPE "public"."enum_home_page_showcase_points_icon";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_features_rooms_drawing";
  DROP TYPE "public"."enum__home_page_v_version_showcase_points_icon";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_page_frame_status";
  DROP TYPE "public"."enum__page_frame_v_version_status";
  DROP TYPE "public"."enum_brand_audience";
  DROP TYPE "public"."enum__brand_v_version_audience";`)
}
