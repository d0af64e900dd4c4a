import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Pages are made from these tables. */
const PAGES = ['policy_pages', 'platform_status'];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_platform_status_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platform_status_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_policy_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__policy_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "platform_status" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"panel_heading" varchar,
  	"panel_well" varchar,
  	"panel_unwell" varchar,
  	"panel_checked" varchar,
  	"names_website" varchar,
  	"names_forms" varchar,
  	"names_mail" varchar,
  	"names_app" varchar,
  	"states_working" varchar,
  	"states_delayed" varchar,
  	"states_down" varchar,
  	"states_stopped" varchar,
  	"states_unknown" varchar,
  	"states_off" varchar,
  	"states_soon" varchar,
  	"website_working" varchar,
  	"forms_working" varchar,
  	"forms_silent" varchar,
  	"forms_read_only" varchar,
  	"mail_empty" varchar,
  	"mail_waiting" varchar,
  	"mail_refused" varchar,
  	"mail_overdue" varchar,
  	"mail_failed" varchar,
  	"mail_stopped" varchar,
  	"mail_saved" varchar,
  	"mail_silent" varchar,
  	"mail_off" varchar,
  	"mail_email" varchar,
  	"mail_emails" varchar,
  	"app_soon" varchar,
  	"_status" "enum_platform_status_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_platform_status_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_panel_heading" varchar,
  	"version_panel_well" varchar,
  	"version_panel_unwell" varchar,
  	"version_panel_checked" varchar,
  	"version_names_website" varchar,
  	"version_names_forms" varchar,
  	"version_names_mail" varchar,
  	"version_names_app" varchar,
  	"version_states_working" varchar,
  	"version_states_delayed" varchar,
  	"version_states_down" varchar,
  	"version_states_stopped" varchar,
  	"version_states_unknown" varchar,
  	"version_states_off" varchar,
  	"version_states_soon" varchar,
  	"version_website_working" varchar,
  	"version_forms_working" varchar,
  	"version_forms_silent" varchar,
  	"version_forms_read_only" varchar,
  	"version_mail_empty" varchar,
  	"version_mail_waiting" varchar,
  	"version_mail_refused" varchar,
  	"version_mail_overdue" varchar,
  	"version_mail_failed" varchar,
  	"version_mail_stopped" varchar,
  	"version_mail_saved" varchar,
  	"version_mail_silent" varchar,
  	"version_mail_off" varchar,
  	"version_mail_email" varchar,
  	"version_mail_emails" varchar,
  	"version_app_soon" varchar,
  	"version__status" "enum__platform_status_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "policy_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_updated" varchar,
  	"page_effective" varchar,
  	"page_ahead" varchar,
  	"page_version" varchar,
  	"page_history" varchar,
  	"page_contents" varchar,
  	"coming_heading" varchar,
  	"coming_changes" varchar,
  	"withdrawn_text" varchar,
  	"withdrawn_link" varchar,
  	"withdrawn_history" varchar,
  	"history_title" varchar,
  	"history_lead" varchar,
  	"history_link" varchar,
  	"history_first" varchar,
  	"history_read" varchar,
  	"history_changes" varchar,
  	"history_changes_in" varchar,
  	"states_in_force" varchar,
  	"states_coming" varchar,
  	"states_withdrawn" varchar,
  	"states_replaced" varchar,
  	"states_never" varchar,
  	"version_title" varchar,
  	"version_note" varchar,
  	"version_compare" varchar,
  	"version_all" varchar,
  	"version_policy" varchar,
  	"version_rules" varchar,
  	"compared_title" varchar,
  	"compared_counts" varchar,
  	"compared_word" varchar,
  	"compared_words" varchar,
  	"compared_marks" varchar,
  	"compared_underlined" varchar,
  	"compared_crossed" varchar,
  	"compared_same" varchar,
  	"compared_sections" varchar,
  	"compared_opening" varchar,
  	"compared_added" varchar,
  	"compared_removed" varchar,
  	"compared_changed" varchar,
  	"compared_says_added" varchar,
  	"compared_says_removed" varchar,
  	"search_withdrawn" varchar,
  	"search_history" varchar,
  	"search_compared" varchar,
  	"_status" "enum_policy_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_policy_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_page_updated" varchar,
  	"version_page_effective" varchar,
  	"version_page_ahead" varchar,
  	"version_page_version" varchar,
  	"version_page_history" varchar,
  	"version_page_contents" varchar,
  	"version_coming_heading" varchar,
  	"version_coming_changes" varchar,
  	"version_withdrawn_text" varchar,
  	"version_withdrawn_link" varchar,
  	"version_withdrawn_history" varchar,
  	"version_history_title" varchar,
  	"version_history_lead" varchar,
  	"version_history_link" varchar,
  	"version_history_first" varchar,
  	"version_history_read" varchar,
  	"version_history_changes" varchar,
  	"version_history_changes_in" varchar,
  	"version_states_in_force" varchar,
  	"version_states_coming" varchar,
  	"version_states_withdrawn" varchar,
  	"version_states_replaced" varchar,
  	"version_states_never" varchar,
  	"version_version_title" varchar,
  	"version_version_note" varchar,
  	"version_version_compare" varchar,
  	"version_version_all" varchar,
  	"version_version_policy" varchar,
  	"version_version_rules" varchar,
  	"version_compared_title" varchar,
  	"version_compared_counts" varchar,
  	"version_compared_word" varchar,
  	"version_compared_words" varchar,
  	"version_compared_marks" varchar,
  	"version_compared_underlined" varchar,
  	"version_compared_crossed" varchar,
  	"version_compared_same" varchar,
  	"version_compared_sections" varchar,
  	"version_compared_opening" varchar,
  	"version_compared_added" varchar,
  	"version_compared_removed" varchar,
  	"version_compared_changed" varchar,
  	"version_compared_says_added" varchar,
  	"version_compared_says_removed" varchar,
  	"version_search_withdrawn" varchar,
  	"version_search_history" varchar,
  	"version_search_compared" varchar,
  	"version__status" "enum__policy_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "platform_status__status_idx" ON "platform_status" USING btree ("_status");
  CREATE INDEX "_platform_status_v_version_version__status_idx" ON "_platform_status_v" USING btree ("version__status");
  CREATE INDEX "_platform_status_v_created_at_idx" ON "_platform_status_v" USING btree ("created_at");
  CREATE INDEX "_platform_status_v_updated_at_idx" ON "_platform_status_v" USING btree ("updated_at");
  CREATE INDEX "_platform_status_v_latest_idx" ON "_platform_status_v" USING btree ("latest");
  CREATE INDEX "_platform_status_v_autosave_idx" ON "_platform_status_v" USING btree ("autosave");
  CREATE INDEX "policy_pages__status_idx" ON "policy_pages" USING btree ("_status");
  CREATE INDEX "_policy_pages_v_version_version__status_idx" ON "_policy_pages_v" USING btree ("version__status");
  CREATE INDEX "_policy_pages_v_created_at_idx" ON "_policy_pages_v" USING btree ("created_at");
  CREATE INDEX "_policy_pages_v_updated_at_idx" ON "_policy_pages_v" USING btree ("updated_at");
  CREATE INDEX "_policy_pages_v_latest_idx" ON "_policy_pages_v" USING btree ("latest");
  CREATE INDEX "_policy_pages_v_autosave_idx" ON "_policy_pages_v" USING btree ("autosave");`)
  for (const table of PAGES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "platform_status" CASCADE;
  DROP TABLE "_platform_status_v" CASCADE;
  DROP TABLE "policy_pages" CASCADE;
  DROP TABLE "_policy_pages_v" CASCADE;
  DROP TYPE "public"."enum_platform_status_status";
  DROP TYPE "public"."enum__platform_status_v_version_status";
  DROP TYPE "public"."enum_policy_pages_status";
  DROP TYPE "public"."enum__policy_pages_v_version_status";`)
}
