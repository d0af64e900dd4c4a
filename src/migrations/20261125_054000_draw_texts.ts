import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Pages are made from these tables. */
const PAGES = ['draw_page', 'draw_round', 'draw_entry', 'draw_check', 'draw_wheel'];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_draw_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__draw_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_draw_round_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__draw_round_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_draw_entry_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__draw_entry_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_draw_check_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__draw_check_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_draw_wheel_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__draw_wheel_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "draw_page_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "draw_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opening_title" varchar,
  	"opening_lead" varchar,
  	"counting_ticket" varchar,
  	"counting_tickets" varchar,
  	"counting_person" varchar,
  	"counting_people" varchar,
  	"rounds_heading" varchar,
  	"rounds_committed" varchar,
  	"rounds_drawn" varchar,
  	"rounds_published" varchar,
  	"rounds_cancelled" varchar,
  	"rounds_first" varchar,
  	"rounds_won" varchar,
  	"rounds_time" varchar,
  	"rounds_fingerprint" varchar,
  	"rounds_ticket" varchar,
  	"rounds_tickets" varchar,
  	"none_title" varchar,
  	"none_text" varchar,
  	"none_until" varchar,
  	"none_accounts" varchar,
  	"none_rules" varchar,
  	"how_heading" varchar,
  	"proves_heading" varchar,
  	"proves_does" varchar,
  	"proves_does_text" varchar,
  	"proves_does_more" varchar,
  	"proves_not" varchar,
  	"proves_not_text" varchar,
  	"proves_link" varchar,
  	"proves_not_more" varchar,
  	"stakes_promise" varchar,
  	"stakes_check" varchar,
  	"stakes_day" varchar,
  	"stakes_time" varchar,
  	"stakes_one_day" varchar,
  	"stakes_days" varchar,
  	"stakes_hours" varchar,
  	"stakes_minutes" varchar,
  	"stakes_closed" varchar,
  	"stakes_last" varchar,
  	"stakes_last_round" varchar,
  	"stakes_prize" varchar,
  	"stakes_entries_closed" varchar,
  	"stakes_open" varchar,
  	"stakes_sponsor" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_headline" varchar,
  	"search_call" varchar,
  	"search_stub" varchar,
  	"search_round" varchar,
  	"search_wheel" varchar,
  	"search_published" varchar,
  	"search_sealed" varchar,
  	"search_wheel_description" varchar,
  	"_status" "enum_draw_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_draw_page_v_version_how_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"step" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_draw_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opening_title" varchar,
  	"version_opening_lead" varchar,
  	"version_counting_ticket" varchar,
  	"version_counting_tickets" varchar,
  	"version_counting_person" varchar,
  	"version_counting_people" varchar,
  	"version_rounds_heading" varchar,
  	"version_rounds_committed" varchar,
  	"version_rounds_drawn" varchar,
  	"version_rounds_published" varchar,
  	"version_rounds_cancelled" varchar,
  	"version_rounds_first" varchar,
  	"version_rounds_won" varchar,
  	"version_rounds_time" varchar,
  	"version_rounds_fingerprint" varchar,
  	"version_rounds_ticket" varchar,
  	"version_rounds_tickets" varchar,
  	"version_none_title" varchar,
  	"version_none_text" varchar,
  	"version_none_until" varchar,
  	"version_none_accounts" varchar,
  	"version_none_rules" varchar,
  	"version_how_heading" varchar,
  	"version_proves_heading" varchar,
  	"version_proves_does" varchar,
  	"version_proves_does_text" varchar,
  	"version_proves_does_more" varchar,
  	"version_proves_not" varchar,
  	"version_proves_not_text" varchar,
  	"version_proves_link" varchar,
  	"version_proves_not_more" varchar,
  	"version_stakes_promise" varchar,
  	"version_stakes_check" varchar,
  	"version_stakes_day" varchar,
  	"version_stakes_time" varchar,
  	"version_stakes_one_day" varchar,
  	"version_stakes_days" varchar,
  	"version_stakes_hours" varchar,
  	"version_stakes_minutes" varchar,
  	"version_stakes_closed" varchar,
  	"version_stakes_last" varchar,
  	"version_stakes_last_round" varchar,
  	"version_stakes_prize" varchar,
  	"version_stakes_entries_closed" varchar,
  	"version_stakes_open" varchar,
  	"version_stakes_sponsor" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_headline" varchar,
  	"version_search_call" varchar,
  	"version_search_stub" varchar,
  	"version_search_round" varchar,
  	"version_search_wheel" varchar,
  	"version_search_published" varchar,
  	"version_search_sealed" varchar,
  	"version_search_wheel_description" varchar,
  	"version__status" "enum__draw_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "draw_round" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"head_state" varchar,
  	"head_prize" varchar,
  	"head_tickets" varchar,
  	"head_people" varchar,
  	"head_closed" varchar,
  	"head_committed" varchar,
  	"head_before" varchar,
  	"head_after" varchar,
  	"head_check" varchar,
  	"head_first" varchar,
  	"status_committed" varchar,
  	"status_committed_text" varchar,
  	"status_number" varchar,
  	"status_new_tab" varchar,
  	"status_keep" varchar,
  	"status_download" varchar,
  	"status_drawn" varchar,
  	"status_drawn_text" varchar,
  	"status_cancelled" varchar,
  	"status_cancelled_text" varchar,
  	"status_cancelled_more" varchar,
  	"result_wins" varchar,
  	"result_text" varchar,
  	"result_followed" varchar,
  	"result_free" varchar,
  	"result_onward" varchar,
  	"result_nobody" varchar,
  	"result_nobody_text" varchar,
  	"result_wheel" varchar,
  	"result_check" varchar,
  	"result_drawn" varchar,
  	"result_value" varchar,
  	"result_secret" varchar,
  	"places_all" varchar,
  	"places_place" varchar,
  	"places_who" varchar,
  	"places_ticket" varchar,
  	"places_outcome" varchar,
  	"places_passed" varchar,
  	"places_drawn" varchar,
  	"places_winner" varchar,
  	"places_next" varchar,
  	"absent_missing" varchar,
  	"absent_missing_text" varchar,
  	"absent_closed" varchar,
  	"absent_link" varchar,
  	"absent_gone" varchar,
  	"absent_gone_text" varchar,
  	"absent_limits" varchar,
  	"_status" "enum_draw_round_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_draw_round_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_head_state" varchar,
  	"version_head_prize" varchar,
  	"version_head_tickets" varchar,
  	"version_head_people" varchar,
  	"version_head_closed" varchar,
  	"version_head_committed" varchar,
  	"version_head_before" varchar,
  	"version_head_after" varchar,
  	"version_head_check" varchar,
  	"version_head_first" varchar,
  	"version_status_committed" varchar,
  	"version_status_committed_text" varchar,
  	"version_status_number" varchar,
  	"version_status_new_tab" varchar,
  	"version_status_keep" varchar,
  	"version_status_download" varchar,
  	"version_status_drawn" varchar,
  	"version_status_drawn_text" varchar,
  	"version_status_cancelled" varchar,
  	"version_status_cancelled_text" varchar,
  	"version_status_cancelled_more" varchar,
  	"version_result_wins" varchar,
  	"version_result_text" varchar,
  	"version_result_followed" varchar,
  	"version_result_free" varchar,
  	"version_result_onward" varchar,
  	"version_result_nobody" varchar,
  	"version_result_nobody_text" varchar,
  	"version_result_wheel" varchar,
  	"version_result_check" varchar,
  	"version_result_drawn" varchar,
  	"version_result_value" varchar,
  	"version_result_secret" varchar,
  	"version_places_all" varchar,
  	"version_places_place" varchar,
  	"version_places_who" varchar,
  	"version_places_ticket" varchar,
  	"version_places_outcome" varchar,
  	"version_places_passed" varchar,
  	"version_places_drawn" varchar,
  	"version_places_winner" varchar,
  	"version_places_next" varchar,
  	"version_absent_missing" varchar,
  	"version_absent_missing_text" varchar,
  	"version_absent_closed" varchar,
  	"version_absent_link" varchar,
  	"version_absent_gone" varchar,
  	"version_absent_gone_text" varchar,
  	"version_absent_limits" varchar,
  	"version__status" "enum__draw_round_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "draw_entry" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_title" varchar,
  	"form_text" varchar,
  	"form_privacy" varchar,
  	"form_account" varchar,
  	"form_choose" varchar,
  	"form_free" varchar,
  	"form_name" varchar,
  	"form_hint" varchar,
  	"form_submit" varchar,
  	"form_pending" varchar,
  	"form_no_name" varchar,
  	"form_failed" varchar,
  	"form_again" varchar,
  	"form_link" varchar,
  	"yes_before" varchar,
  	"yes_after" varchar,
  	"yes_one" varchar,
  	"yes_many" varchar,
  	"yes_won" varchar,
  	"yes_lost" varchar,
  	"yes_keep" varchar,
  	"yes_stub_one" varchar,
  	"yes_stub" varchar,
  	"no_title" varchar,
  	"no_text" varchar,
  	"no_unproven" varchar,
  	"no_unproven_text" varchar,
  	"erased_title" varchar,
  	"erased_text" varchar,
  	"erased_check" varchar,
  	"plain_draws" varchar,
  	"plain_back" varchar,
  	"plain_yes" varchar,
  	"plain_more" varchar,
  	"plain_said" varchar,
  	"plain_no" varchar,
  	"_status" "enum_draw_entry_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_draw_entry_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_form_title" varchar,
  	"version_form_text" varchar,
  	"version_form_privacy" varchar,
  	"version_form_account" varchar,
  	"version_form_choose" varchar,
  	"version_form_free" varchar,
  	"version_form_name" varchar,
  	"version_form_hint" varchar,
  	"version_form_submit" varchar,
  	"version_form_pending" varchar,
  	"version_form_no_name" varchar,
  	"version_form_failed" varchar,
  	"version_form_again" varchar,
  	"version_form_link" varchar,
  	"version_yes_before" varchar,
  	"version_yes_after" varchar,
  	"version_yes_one" varchar,
  	"version_yes_many" varchar,
  	"version_yes_won" varchar,
  	"version_yes_lost" varchar,
  	"version_yes_keep" varchar,
  	"version_yes_stub_one" varchar,
  	"version_yes_stub" varchar,
  	"version_no_title" varchar,
  	"version_no_text" varchar,
  	"version_no_unproven" varchar,
  	"version_no_unproven_text" varchar,
  	"version_erased_title" varchar,
  	"version_erased_text" varchar,
  	"version_erased_check" varchar,
  	"version_plain_draws" varchar,
  	"version_plain_back" varchar,
  	"version_plain_yes" varchar,
  	"version_plain_more" varchar,
  	"version_plain_said" varchar,
  	"version_plain_no" varchar,
  	"version__status" "enum__draw_entry_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "draw_check" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"check_title" varchar,
  	"check_first" varchar,
  	"check_text" varchar,
  	"check_more" varchar,
  	"check_start" varchar,
  	"check_stop" varchar,
  	"check_again" varchar,
  	"check_download" varchar,
  	"check_scripts" varchar,
  	"check_progress" varchar,
  	"check_failed" varchar,
  	"check_failed_text" varchar,
  	"check_compared" varchar,
  	"check_stated" varchar,
  	"check_found" varchar,
  	"lines_closed" varchar,
  	"lines_committed" varchar,
  	"lines_change" varchar,
  	"lines_due" varchar,
  	"lines_came" varchar,
  	"lines_winner" varchar,
  	"lines_idle" varchar,
  	"lines_yourself" varchar,
  	"lines_running" varchar,
  	"lines_matches" varchar,
  	"lines_matches_so_far" varchar,
  	"lines_took" varchar,
  	"lines_wrong" varchar,
  	"lines_tell" varchar,
  	"sources_heading" varchar,
  	"sources_text" varchar,
  	"sources_link" varchar,
  	"sources_is_out" varchar,
  	"sources_row" varchar,
  	"sources_rows" varchar,
  	"sources_list" varchar,
  	"sources_free_one" varchar,
  	"sources_free" varchar,
  	"sources_disqualified_one" varchar,
  	"sources_disqualified" varchar,
  	"sources_by_hand" varchar,
  	"sources_none_by_hand" varchar,
  	"sources_set_free" varchar,
  	"sources_joined" varchar,
  	"sources_parted" varchar,
  	"sources_outed" varchar,
  	"sources_admitted" varchar,
  	"sources_time" varchar,
  	"sources_times" varchar,
  	"math_show" varchar,
  	"math_heading" varchar,
  	"math_text" varchar,
  	"math_stamped" varchar,
  	"math_unstamped" varchar,
  	"math_rules" varchar,
  	"math_fingerprint" varchar,
  	"math_copy" varchar,
  	"math_copied" varchar,
  	"math_not_copied" varchar,
  	"_status" "enum_draw_check_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_draw_check_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_check_title" varchar,
  	"version_check_first" varchar,
  	"version_check_text" varchar,
  	"version_check_more" varchar,
  	"version_check_start" varchar,
  	"version_check_stop" varchar,
  	"version_check_again" varchar,
  	"version_check_download" varchar,
  	"version_check_scripts" varchar,
  	"version_check_progress" varchar,
  	"version_check_failed" varchar,
  	"version_check_failed_text" varchar,
  	"version_check_compared" varchar,
  	"version_check_stated" varchar,
  	"version_check_found" varchar,
  	"version_lines_closed" varchar,
  	"version_lines_committed" varchar,
  	"version_lines_change" varchar,
  	"version_lines_due" varchar,
  	"version_lines_came" varchar,
  	"version_lines_winner" varchar,
  	"version_lines_idle" varchar,
  	"version_lines_yourself" varchar,
  	"version_lines_running" varchar,
  	"version_lines_matches" varchar,
  	"version_lines_matches_so_far" varchar,
  	"version_lines_took" varchar,
  	"version_lines_wrong" varchar,
  	"version_lines_tell" varchar,
  	"version_sources_heading" varchar,
  	"version_sources_text" varchar,
  	"version_sources_link" varchar,
  	"version_sources_is_out" varchar,
  	"version_sources_row" varchar,
  	"version_sources_rows" varchar,
  	"version_sources_list" varchar,
  	"version_sources_free_one" varchar,
  	"version_sources_free" varchar,
  	"version_sources_disqualified_one" varchar,
  	"version_sources_disqualified" varchar,
  	"version_sources_by_hand" varchar,
  	"version_sources_none_by_hand" varchar,
  	"version_sources_set_free" varchar,
  	"version_sources_joined" varchar,
  	"version_sources_parted" varchar,
  	"version_sources_outed" varchar,
  	"version_sources_admitted" varchar,
  	"version_sources_time" varchar,
  	"version_sources_times" varchar,
  	"version_math_show" varchar,
  	"version_math_heading" varchar,
  	"version_math_text" varchar,
  	"version_math_stamped" varchar,
  	"version_math_unstamped" varchar,
  	"version_math_rules" varchar,
  	"version_math_fingerprint" varchar,
  	"version_math_copy" varchar,
  	"version_math_copied" varchar,
  	"version_math_not_copied" varchar,
  	"version__status" "enum__draw_check_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "draw_wheel" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wheel_size" varchar,
  	"wheel_name" varchar,
  	"wheel_stake" varchar,
  	"wheel_person" varchar,
  	"wheel_spin" varchar,
  	"wheel_skip" varchar,
  	"wheel_again" varchar,
  	"wheel_retry" varchar,
  	"wheel_failed" varchar,
  	"wheel_scripts" varchar,
  	"wheel_sound" varchar,
  	"wheel_screen" varchar,
  	"wheel_wins" varchar,
  	"wheel_ticket" varchar,
  	"below_heading" varchar,
  	"below_text" varchar,
  	"below_check" varchar,
  	"below_sealed" varchar,
  	"nobody_heading" varchar,
  	"nobody_text" varchar,
  	"_status" "enum_draw_wheel_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_draw_wheel_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_wheel_size" varchar,
  	"version_wheel_name" varchar,
  	"version_wheel_stake" varchar,
  	"version_wheel_person" varchar,
  	"version_wheel_spin" varchar,
  	"version_wheel_skip" varchar,
  	"version_wheel_again" varchar,
  	"version_wheel_retry" varchar,
  	"version_wheel_failed" varchar,
  	"version_wheel_scripts" varchar,
  	"version_wheel_sound" varchar,
  	"version_wheel_screen" varchar,
  	"version_wheel_wins" varchar,
  	"version_wheel_ticket" varchar,
  	"version_below_heading" varchar,
  	"version_below_text" varchar,
  	"version_below_check" varchar,
  	"version_below_sealed" varchar,
  	"version_nobody_heading" varchar,
  	"version_nobody_text" varchar,
  	"version__status" "enum__draw_wheel_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "draw_page_how_steps" ADD CONSTRAINT "draw_page_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."draw_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_draw_page_v_version_how_steps" ADD CONSTRAINT "_draw_page_v_version_how_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_draw_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "draw_page_how_steps_order_idx" ON "draw_page_how_steps" USING btree ("_order");
  CREATE INDEX "draw_page_how_steps_parent_id_idx" ON "draw_page_how_steps" USING btree ("_parent_id");
  CREATE INDEX "draw_page__status_idx" ON "draw_page" USING btree ("_status");
  CREATE INDEX "_draw_page_v_version_how_steps_order_idx" ON "_draw_page_v_version_how_steps" USING btree ("_order");
  CREATE INDEX "_draw_page_v_version_how_steps_parent_id_idx" ON "_draw_page_v_version_how_steps" USING btree ("_parent_id");
  CREATE INDEX "_draw_page_v_version_version__status_idx" ON "_draw_page_v" USING btree ("version__status");
  CREATE INDEX "_draw_page_v_created_at_idx" ON "_draw_page_v" USING btree ("created_at");
  CREATE INDEX "_draw_page_v_updated_at_idx" ON "_draw_page_v" USING btree ("updated_at");
  CREATE INDEX "_draw_page_v_latest_idx" ON "_draw_page_v" USING btree ("latest");
  CREATE INDEX "_draw_page_v_autosave_idx" ON "_draw_page_v" USING btree ("autosave");
  CREATE INDEX "draw_round__status_idx" ON "draw_round" USING btree ("_status");
  CREATE INDEX "_draw_round_v_version_version__status_idx" ON "_draw_round_v" USING btree ("version__status");
  CREATE INDEX "_draw_round_v_created_at_idx" ON "_draw_round_v" USING btree ("created_at");
  CREATE INDEX "_draw_round_v_updated_at_idx" ON "_draw_round_v" USING btree ("updated_at");
  CREATE INDEX "_draw_round_v_latest_idx" ON "_draw_round_v" USING btree ("latest");
  CREATE INDEX "_draw_round_v_autosave_idx" ON "_draw_round_v" USING btree ("autosave");
  CREATE INDEX "draw_entry__status_idx" ON "draw_entry" USING btree ("_status");
  CREATE INDEX "_draw_entry_v_version_version__status_idx" ON "_draw_entry_v" USING btree ("version__status");
  CREATE INDEX "_draw_entry_v_created_at_idx" ON "_draw_entry_v" USING btree ("created_at");
  CREATE INDEX "_draw_entry_v_updated_at_idx" ON "_draw_entry_v" USING btree ("updated_at");
  CREATE INDEX "_draw_entry_v_latest_idx" ON "_draw_entry_v" USING btree ("latest");
  CREATE INDEX "_draw_entry_v_autosave_idx" ON "_draw_entry_v" USING btree ("autosave");
  CREATE INDEX "draw_check__status_idx" ON "draw_check" USING btree ("_status");
  CREATE INDEX "_draw_check_v_version_version__status_idx" ON "_draw_check_v" USING btree ("version__status");
  CREATE INDEX "_draw_check_v_created_at_idx" ON "_draw_check_v" USING btree ("created_at");
  CREATE INDEX "_draw_check_v_updated_at_idx" ON "_draw_check_v" USING btree ("updated_at");
  CREATE INDEX "_draw_check_v_latest_idx" ON "_draw_check_v" USING btree ("latest");
  CREATE INDEX "_draw_check_v_autosave_idx" ON "_draw_check_v" USING btree ("autosave");
  CREATE INDEX "draw_wheel__status_idx" ON "draw_wheel" USING btree ("_status");
  CREATE INDEX "_draw_wheel_v_version_version__status_idx" ON "_draw_wheel_v" USING btree ("version__status");
  CREATE INDEX "_draw_wheel_v_created_at_idx" ON "_draw_wheel_v" USING btree ("created_at");
  CREATE INDEX "_draw_wheel_v_updated_at_idx" ON "_draw_wheel_v" USING btree ("updated_at");
  CREATE INDEX "_draw_wheel_v_latest_idx" ON "_draw_wheel_v" USING btree ("latest");
  CREATE INDEX "_draw_wheel_v_autosave_idx" ON "_draw_wheel_v" USING btree ("autosave");`);
  for (const table of PAGES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "draw_page_how_steps" CASCADE;
  DROP TABLE "draw_page" CASCADE;
  DROP TABLE "_draw_page_v_version_how_steps" CASCADE;
  DROP TABLE "_draw_page_v" CASCADE;
  DROP TABLE "draw_round" CASCADE;
  DROP TABLE "_draw_round_v" CASCADE;
  DROP TABLE "draw_entry" CASCADE;
  DROP TABLE "_draw_entry_v" CASCADE;
  DROP TABLE "draw_check" CASCADE;
  DROP TABLE "_draw_check_v" CASCADE;
  DROP TABLE "draw_wheel" CASCADE;
  DROP TABLE "_draw_wheel_v" CASCADE;
  DROP TYPE "public"."enum_draw_page_status";
  DROP TYPE "public"."enum__draw_page_v_version_status";
  DROP TYPE "public"."enum_draw_round_status";
  DROP TYPE "public"."enum__draw_round_v_version_status";
  DROP TYPE "public"."enum_draw_entry_status";
  DROP TYPE "public"."enum__draw_entry_v_version_status";
  DROP TYPE "public"."enum_draw_check_status";
  DROP TYPE "public"."enum__draw_check_v_version_status";
  DROP TYPE "public"."enum_draw_wheel_status";
  DROP TYPE "public"."enum__draw_wheel_v_version_status";`)
}
