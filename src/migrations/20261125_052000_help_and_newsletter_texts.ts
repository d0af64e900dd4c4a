import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_help_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "help_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opening_title" varchar,
  	"opening_search" varchar,
  	"opening_example" varchar,
  	"opening_submit" varchar,
  	"opening_often" varchar,
  	"topics_one" varchar,
  	"topics_many" varchar,
  	"topics_all" varchar,
  	"topics_about" varchar,
  	"topics_minutes" varchar,
  	"topics_to_read" varchar,
  	"topics_unknown" varchar,
  	"topics_more" varchar,
  	"way_here" varchar,
  	"way_help" varchar,
  	"way_search" varchar,
  	"answers_title" varchar,
  	"answers_browse" varchar,
  	"answers_topics_link" varchar,
  	"answers_one" varchar,
  	"answers_many" varchar,
  	"answers_checked" varchar,
  	"answers_else" varchar,
  	"answers_ask" varchar,
  	"nothing_title" varchar,
  	"nothing_subtitle" varchar,
  	"nothing_text" varchar,
  	"nothing_topics" varchar,
  	"nothing_closest" varchar,
  	"article_audience" varchar,
  	"article_checked" varchar,
  	"article_checked_long_ago" varchar,
  	"article_owner" varchar,
  	"article_tip" varchar,
  	"article_next" varchar,
  	"article_stuck" varchar,
  	"article_stuck_text" varchar,
  	"article_ask" varchar,
  	"feedback_question" varchar,
  	"feedback_yes" varchar,
  	"feedback_no" varchar,
  	"feedback_missing" varchar,
  	"feedback_send" varchar,
  	"feedback_note" varchar,
  	"feedback_good" varchar,
  	"feedback_thanks" varchar,
  	"feedback_failed" varchar,
  	"plain_thanks" varchar,
  	"plain_text" varchar,
  	"plain_back" varchar,
  	"plain_failed" varchar,
  	"plain_name" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_help_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_help_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_opening_title" varchar,
  	"version_opening_search" varchar,
  	"version_opening_example" varchar,
  	"version_opening_submit" varchar,
  	"version_opening_often" varchar,
  	"version_topics_one" varchar,
  	"version_topics_many" varchar,
  	"version_topics_all" varchar,
  	"version_topics_about" varchar,
  	"version_topics_minutes" varchar,
  	"version_topics_to_read" varchar,
  	"version_topics_unknown" varchar,
  	"version_topics_more" varchar,
  	"version_way_here" varchar,
  	"version_way_help" varchar,
  	"version_way_search" varchar,
  	"version_answers_title" varchar,
  	"version_answers_browse" varchar,
  	"version_answers_topics_link" varchar,
  	"version_answers_one" varchar,
  	"version_answers_many" varchar,
  	"version_answers_checked" varchar,
  	"version_answers_else" varchar,
  	"version_answers_ask" varchar,
  	"version_nothing_title" varchar,
  	"version_nothing_subtitle" varchar,
  	"version_nothing_text" varchar,
  	"version_nothing_topics" varchar,
  	"version_nothing_closest" varchar,
  	"version_article_audience" varchar,
  	"version_article_checked" varchar,
  	"version_article_checked_long_ago" varchar,
  	"version_article_owner" varchar,
  	"version_article_tip" varchar,
  	"version_article_next" varchar,
  	"version_article_stuck" varchar,
  	"version_article_stuck_text" varchar,
  	"version_article_ask" varchar,
  	"version_feedback_question" varchar,
  	"version_feedback_yes" varchar,
  	"version_feedback_no" varchar,
  	"version_feedback_missing" varchar,
  	"version_feedback_send" varchar,
  	"version_feedback_note" varchar,
  	"version_feedback_good" varchar,
  	"version_feedback_thanks" varchar,
  	"version_feedback_failed" varchar,
  	"version_plain_thanks" varchar,
  	"version_plain_text" varchar,
  	"version_plain_back" varchar,
  	"version_plain_failed" varchar,
  	"version_plain_name" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__help_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_subject" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_greeting" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_text" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_button" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_preferences" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_unsubscribe" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "welcome_closing" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_why" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_browser" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_preferences" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_unsubscribe" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_plain_closing" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_plain_browser" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_plain_preferences" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "issue_plain_unsubscribe" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_subject" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_greeting" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_text" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_button" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_preferences" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_unsubscribe" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_welcome_closing" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_why" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_browser" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_preferences" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_unsubscribe" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_plain_closing" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_plain_browser" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_plain_preferences" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_issue_plain_unsubscribe" varchar;
  CREATE INDEX "help_page__status_idx" ON "help_page" USING btree ("_status");
  CREATE INDEX "_help_page_v_version_version__status_idx" ON "_help_page_v" USING btree ("version__status");
  CREATE INDEX "_help_page_v_created_at_idx" ON "_help_page_v" USING btree ("created_at");
  CREATE INDEX "_help_page_v_updated_at_idx" ON "_help_page_v" USING btree ("updated_at");
  CREATE INDEX "_help_page_v_latest_idx" ON "_help_page_v" USING btree ("latest");
  CREATE INDEX "_help_page_v_autosave_idx" ON "_help_page_v" USING btree ("autosave");`);
  await db.execute(sql`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON help_page
    FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "help_page" CASCADE;
  DROP TABLE "_help_page_v" CASCADE;
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_subject";
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_greeting";
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_text";
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_button";
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_preferences";
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_unsubscribe";
  ALTER TABLE "newsletter_form" DROP COLUMN "welcome_closing";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_why";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_browser";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_preferences";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_unsubscribe";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_plain_closing";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_plain_browser";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_plain_preferences";
  ALTER TABLE "newsletter_form" DROP COLUMN "issue_plain_unsubscribe";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_subject";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_greeting";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_text";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_button";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_preferences";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_unsubscribe";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_welcome_closing";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_why";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_browser";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_preferences";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_unsubscribe";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_plain_closing";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_plain_browser";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_plain_preferences";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_issue_plain_unsubscribe";
  DROP TYPE "public"."enum_help_page_status";
  DROP TYPE "public"."enum__help_page_v_version_status";`)
}
