import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Pages are made from these tables. */
const PAGES = ['support_page', 'support_requests', 'merch_page', 'quote_form'];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_support_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_support_requests_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_requests_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_merch_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__merch_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quote_form_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quote_form_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "support_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_heading" varchar,
  	"hero_lead" varchar,
  	"hero_chat" varchar,
  	"hero_chat_text" varchar,
  	"hero_email" varchar,
  	"hero_time" varchar,
  	"hero_time_text" varchar,
  	"form_heading" varchar,
  	"form_lead" varchar,
  	"form_lead_without_mail" varchar,
  	"form_status" varchar,
  	"form_status_link" varchar,
  	"form_category" varchar,
  	"form_message_example" varchar,
  	"form_submit" varchar,
  	"form_pending" varchar,
  	"form_promise" varchar,
  	"answers_heading" varchar,
  	"answers_name" varchar,
  	"answers_told" varchar,
  	"answers_one" varchar,
  	"answers_many" varchar,
  	"answers_new_tab" varchar,
  	"knowledge_heading" varchar,
  	"knowledge_lead" varchar,
  	"knowledge_search" varchar,
  	"knowledge_soon" varchar,
  	"knowledge_soon_text" varchar,
  	"knowledge_found_one" varchar,
  	"knowledge_found" varchar,
  	"knowledge_nothing" varchar,
  	"knowledge_show_one" varchar,
  	"knowledge_show_all" varchar,
  	"done_heading" varchar,
  	"done_text" varchar,
  	"done_follow" varchar,
  	"done_follow_link" varchar,
  	"done_downloaded" varchar,
  	"done_downloaded_text" varchar,
  	"done_downloaded_email" varchar,
  	"done_again" varchar,
  	"messages_sent_title" varchar,
  	"messages_sent_text" varchar,
  	"messages_service_text" varchar,
  	"messages_downloaded_title" varchar,
  	"messages_downloaded_text" varchar,
  	"messages_failed_title" varchar,
  	"messages_failed_text" varchar,
  	"plain_title" varchar,
  	"plain_name" varchar,
  	"plain_text" varchar,
  	"plain_follow" varchar,
  	"plain_follow_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_support_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_support_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_heading" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_chat" varchar,
  	"version_hero_chat_text" varchar,
  	"version_hero_email" varchar,
  	"version_hero_time" varchar,
  	"version_hero_time_text" varchar,
  	"version_form_heading" varchar,
  	"version_form_lead" varchar,
  	"version_form_lead_without_mail" varchar,
  	"version_form_status" varchar,
  	"version_form_status_link" varchar,
  	"version_form_category" varchar,
  	"version_form_message_example" varchar,
  	"version_form_submit" varchar,
  	"version_form_pending" varchar,
  	"version_form_promise" varchar,
  	"version_answers_heading" varchar,
  	"version_answers_name" varchar,
  	"version_answers_told" varchar,
  	"version_answers_one" varchar,
  	"version_answers_many" varchar,
  	"version_answers_new_tab" varchar,
  	"version_knowledge_heading" varchar,
  	"version_knowledge_lead" varchar,
  	"version_knowledge_search" varchar,
  	"version_knowledge_soon" varchar,
  	"version_knowledge_soon_text" varchar,
  	"version_knowledge_found_one" varchar,
  	"version_knowledge_found" varchar,
  	"version_knowledge_nothing" varchar,
  	"version_knowledge_show_one" varchar,
  	"version_knowledge_show_all" varchar,
  	"version_done_heading" varchar,
  	"version_done_text" varchar,
  	"version_done_follow" varchar,
  	"version_done_follow_link" varchar,
  	"version_done_downloaded" varchar,
  	"version_done_downloaded_text" varchar,
  	"version_done_downloaded_email" varchar,
  	"version_done_again" varchar,
  	"version_messages_sent_title" varchar,
  	"version_messages_sent_text" varchar,
  	"version_messages_service_text" varchar,
  	"version_messages_downloaded_title" varchar,
  	"version_messages_downloaded_text" varchar,
  	"version_messages_failed_title" varchar,
  	"version_messages_failed_text" varchar,
  	"version_plain_title" varchar,
  	"version_plain_name" varchar,
  	"version_plain_text" varchar,
  	"version_plain_follow" varchar,
  	"version_plain_follow_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__support_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "support_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lookup_page_title" varchar,
  	"lookup_heading" varchar,
  	"lookup_lead" varchar,
  	"lookup_submit" varchar,
  	"lookup_pending" varchar,
  	"lookup_silent" varchar,
  	"lookup_offline" varchar,
  	"request_status" varchar,
  	"request_ticket_id" varchar,
  	"request_received" varchar,
  	"request_conversation" varchar,
  	"request_team" varchar,
  	"request_you" varchar,
  	"request_submit" varchar,
  	"request_got" varchar,
  	"request_again" varchar,
  	"request_reopen" varchar,
  	"fresh_title" varchar,
  	"fresh_text" varchar,
  	"open_title" varchar,
  	"open_text" varchar,
  	"waiting_title" varchar,
  	"waiting_text" varchar,
  	"resolved_title" varchar,
  	"resolved_text" varchar,
  	"closed_title" varchar,
  	"closed_text" varchar,
  	"dead_title" varchar,
  	"dead_text" varchar,
  	"dead_link" varchar,
  	"plain_title" varchar,
  	"plain_name" varchar,
  	"received_subject" varchar,
  	"received_greeting" varchar,
  	"received_text" varchar,
  	"received_promise" varchar,
  	"received_link" varchar,
  	"received_mistake" varchar,
  	"received_closing" varchar,
  	"reply_subject" varchar,
  	"reply_closing" varchar,
  	"reply_link" varchar,
  	"reply_about" varchar,
  	"_status" "enum_support_requests_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_support_requests_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_lookup_page_title" varchar,
  	"version_lookup_heading" varchar,
  	"version_lookup_lead" varchar,
  	"version_lookup_submit" varchar,
  	"version_lookup_pending" varchar,
  	"version_lookup_silent" varchar,
  	"version_lookup_offline" varchar,
  	"version_request_status" varchar,
  	"version_request_ticket_id" varchar,
  	"version_request_received" varchar,
  	"version_request_conversation" varchar,
  	"version_request_team" varchar,
  	"version_request_you" varchar,
  	"version_request_submit" varchar,
  	"version_request_got" varchar,
  	"version_request_again" varchar,
  	"version_request_reopen" varchar,
  	"version_fresh_title" varchar,
  	"version_fresh_text" varchar,
  	"version_open_title" varchar,
  	"version_open_text" varchar,
  	"version_waiting_title" varchar,
  	"version_waiting_text" varchar,
  	"version_resolved_title" varchar,
  	"version_resolved_text" varchar,
  	"version_closed_title" varchar,
  	"version_closed_text" varchar,
  	"version_dead_title" varchar,
  	"version_dead_text" varchar,
  	"version_dead_link" varchar,
  	"version_plain_title" varchar,
  	"version_plain_name" varchar,
  	"version_received_subject" varchar,
  	"version_received_greeting" varchar,
  	"version_received_text" varchar,
  	"version_received_promise" varchar,
  	"version_received_link" varchar,
  	"version_received_mistake" varchar,
  	"version_received_closing" varchar,
  	"version_reply_subject" varchar,
  	"version_reply_closing" varchar,
  	"version_reply_link" varchar,
  	"version_reply_about" varchar,
  	"version__status" "enum__support_requests_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "merch_page_others_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "merch_page_cta_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "merch_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_heading" varchar,
  	"hero_lead" varchar,
  	"hero_quote" varchar,
  	"hero_model" varchar,
  	"hero_picture" varchar,
  	"hero_print" varchar,
  	"hero_blank" varchar,
  	"hero_ink" varchar,
  	"hero_work" varchar,
  	"hero_design" varchar,
  	"categories_heading" varchar,
  	"categories_apparel" varchar,
  	"categories_apparel_text" varchar,
  	"categories_events" varchar,
  	"categories_events_text" varchar,
  	"categories_event_print" varchar,
  	"categories_letters" varchar,
  	"categories_letters_text" varchar,
  	"categories_letters_print" varchar,
  	"categories_bags" varchar,
  	"categories_bags_text" varchar,
  	"others_heading" varchar,
  	"others_lead" varchar,
  	"others_quote" varchar,
  	"pricing_heading" varchar,
  	"pricing_lead" varchar,
  	"pricing_stairs" varchar,
  	"pricing_loyalty" varchar,
  	"pricing_onward" varchar,
  	"pricing_receipt" varchar,
  	"pricing_example" varchar,
  	"pricing_base" varchar,
  	"pricing_margin" varchar,
  	"pricing_pay" varchar,
  	"cta_heading" varchar,
  	"cta_lead" varchar,
  	"cta_quote" varchar,
  	"cta_call" varchar,
  	"cta_note" varchar,
  	"cta_next" varchar,
  	"soon_heading" varchar,
  	"soon_lead" varchar,
  	"soon_waitlist" varchar,
  	"soon_quote" varchar,
  	"soon_quote_text" varchar,
  	"soon_sizes" varchar,
  	"soon_sizes_text" varchar,
  	"soon_approval" varchar,
  	"soon_approval_text" varchar,
  	"soon_promise" varchar,
  	"soon_answered" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"search_headline" varchar,
  	"_status" "enum_merch_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_merch_page_v_version_others_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_merch_page_v_version_cta_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_merch_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_heading" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_quote" varchar,
  	"version_hero_model" varchar,
  	"version_hero_picture" varchar,
  	"version_hero_print" varchar,
  	"version_hero_blank" varchar,
  	"version_hero_ink" varchar,
  	"version_hero_work" varchar,
  	"version_hero_design" varchar,
  	"version_categories_heading" varchar,
  	"version_categories_apparel" varchar,
  	"version_categories_apparel_text" varchar,
  	"version_categories_events" varchar,
  	"version_categories_events_text" varchar,
  	"version_categories_event_print" varchar,
  	"version_categories_letters" varchar,
  	"version_categories_letters_text" varchar,
  	"version_categories_letters_print" varchar,
  	"version_categories_bags" varchar,
  	"version_categories_bags_text" varchar,
  	"version_others_heading" varchar,
  	"version_others_lead" varchar,
  	"version_others_quote" varchar,
  	"version_pricing_heading" varchar,
  	"version_pricing_lead" varchar,
  	"version_pricing_stairs" varchar,
  	"version_pricing_loyalty" varchar,
  	"version_pricing_onward" varchar,
  	"version_pricing_receipt" varchar,
  	"version_pricing_example" varchar,
  	"version_pricing_base" varchar,
  	"version_pricing_margin" varchar,
  	"version_pricing_pay" varchar,
  	"version_cta_heading" varchar,
  	"version_cta_lead" varchar,
  	"version_cta_quote" varchar,
  	"version_cta_call" varchar,
  	"version_cta_note" varchar,
  	"version_cta_next" varchar,
  	"version_soon_heading" varchar,
  	"version_soon_lead" varchar,
  	"version_soon_waitlist" varchar,
  	"version_soon_quote" varchar,
  	"version_soon_quote_text" varchar,
  	"version_soon_sizes" varchar,
  	"version_soon_sizes_text" varchar,
  	"version_soon_approval" varchar,
  	"version_soon_approval_text" varchar,
  	"version_soon_promise" varchar,
  	"version_soon_answered" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_search_headline" varchar,
  	"version__status" "enum__merch_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "quote_form" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"beside_heading" varchar,
  	"beside_lead" varchar,
  	"beside_first" varchar,
  	"beside_second" varchar,
  	"beside_third" varchar,
  	"form_order" varchar,
  	"form_merchandise" varchar,
  	"form_sizes_hint" varchar,
  	"form_sizes_example" varchar,
  	"form_design" varchar,
  	"form_event_hint" varchar,
  	"form_event_example" varchar,
  	"form_optional" varchar,
  	"form_idea_example" varchar,
  	"form_contact" varchar,
  	"form_organization_example" varchar,
  	"form_submit" varchar,
  	"form_pending" varchar,
  	"form_terms" varchar,
  	"form_privacy" varchar,
  	"estimate_name" varchar,
  	"estimate_name_counted" varchar,
  	"estimate_product" varchar,
  	"estimate_apart" varchar,
  	"estimate_ask" varchar,
  	"estimate_plain" varchar,
  	"upload_sending" varchar,
  	"upload_sent" varchar,
  	"upload_stop" varchar,
  	"failure_title" varchar,
  	"failure_text" varchar,
  	"failure_stopped" varchar,
  	"failure_stopped_text" varchar,
  	"failure_refused" varchar,
  	"failure_refused_text" varchar,
  	"failure_unknown" varchar,
  	"failure_unknown_text" varchar,
  	"failure_email" varchar,
  	"failure_email_link" varchar,
  	"failure_email_subject" varchar,
  	"done_heading" varchar,
  	"done_text" varchar,
  	"done_next" varchar,
  	"done_first" varchar,
  	"done_first_design" varchar,
  	"done_second" varchar,
  	"done_third" varchar,
  	"done_again" varchar,
  	"plain_title" varchar,
  	"plain_name" varchar,
  	"plain_text" varchar,
  	"received_subject" varchar,
  	"received_greeting" varchar,
  	"received_text" varchar,
  	"received_promise" varchar,
  	"received_mistake" varchar,
  	"received_closing" varchar,
  	"_status" "enum_quote_form_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_quote_form_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_beside_heading" varchar,
  	"version_beside_lead" varchar,
  	"version_beside_first" varchar,
  	"version_beside_second" varchar,
  	"version_beside_third" varchar,
  	"version_form_order" varchar,
  	"version_form_merchandise" varchar,
  	"version_form_sizes_hint" varchar,
  	"version_form_sizes_example" varchar,
  	"version_form_design" varchar,
  	"version_form_event_hint" varchar,
  	"version_form_event_example" varchar,
  	"version_form_optional" varchar,
  	"version_form_idea_example" varchar,
  	"version_form_contact" varchar,
  	"version_form_organization_example" varchar,
  	"version_form_submit" varchar,
  	"version_form_pending" varchar,
  	"version_form_terms" varchar,
  	"version_form_privacy" varchar,
  	"version_estimate_name" varchar,
  	"version_estimate_name_counted" varchar,
  	"version_estimate_product" varchar,
  	"version_estimate_apart" varchar,
  	"version_estimate_ask" varchar,
  	"version_estimate_plain" varchar,
  	"version_upload_sending" varchar,
  	"version_upload_sent" varchar,
  	"version_upload_stop" varchar,
  	"version_failure_title" varchar,
  	"version_failure_text" varchar,
  	"version_failure_stopped" varchar,
  	"version_failure_stopped_text" varchar,
  	"version_failure_refused" varchar,
  	"version_failure_refused_text" varchar,
  	"version_failure_unknown" varchar,
  	"version_failure_unknown_text" varchar,
  	"version_failure_email" varchar,
  	"version_failure_email_link" varchar,
  	"version_failure_email_subject" varchar,
  	"version_done_heading" varchar,
  	"version_done_text" varchar,
  	"version_done_next" varchar,
  	"version_done_first" varchar,
  	"version_done_first_design" varchar,
  	"version_done_second" varchar,
  	"version_done_third" varchar,
  	"version_done_again" varchar,
  	"version_plain_title" varchar,
  	"version_plain_name" varchar,
  	"version_plain_text" varchar,
  	"version_received_subject" varchar,
  	"version_received_greeting" varchar,
  	"version_received_text" varchar,
  	"version_received_promise" varchar,
  	"version_received_mistake" varchar,
  	"version_received_closing" varchar,
  	"version__status" "enum__quote_form_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "application_form" ADD COLUMN "received_subject" varchar;
  ALTER TABLE "application_form" ADD COLUMN "received_greeting" varchar;
  ALTER TABLE "application_form" ADD COLUMN "received_text" varchar;
  ALTER TABLE "application_form" ADD COLUMN "received_promise" varchar;
  ALTER TABLE "application_form" ADD COLUMN "received_mistake" varchar;
  ALTER TABLE "application_form" ADD COLUMN "received_closing" varchar;
  ALTER TABLE "_application_form_v" ADD COLUMN "version_received_subject" varchar;
  ALTER TABLE "_application_form_v" ADD COLUMN "version_received_greeting" varchar;
  ALTER TABLE "_application_form_v" ADD COLUMN "version_received_text" varchar;
  ALTER TABLE "_application_form_v" ADD COLUMN "version_received_promise" varchar;
  ALTER TABLE "_application_form_v" ADD COLUMN "version_received_mistake" varchar;
  ALTER TABLE "_application_form_v" ADD COLUMN "version_received_closing" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_subject" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_greeting" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_text" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_button" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_mistake" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_never" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "confirmation_closing" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "new_link_subject" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "new_link_greeting" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "new_link_text" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "new_link_button" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "new_link_mistake" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "new_link_closing" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_subject" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_greeting" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_text" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_button" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_mistake" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_never" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_confirmation_closing" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_new_link_subject" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_new_link_greeting" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_new_link_text" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_new_link_button" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_new_link_mistake" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_new_link_closing" varchar;
  ALTER TABLE "merch_page_others_rows" ADD CONSTRAINT "merch_page_others_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merch_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "merch_page_cta_steps" ADD CONSTRAINT "merch_page_cta_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."merch_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_merch_page_v_version_others_rows" ADD CONSTRAINT "_merch_page_v_version_others_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_merch_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_merch_page_v_version_cta_steps" ADD CONSTRAINT "_merch_page_v_version_cta_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_merch_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "support_page__status_idx" ON "support_page" USING btree ("_status");
  CREATE INDEX "_support_page_v_version_version__status_idx" ON "_support_page_v" USING btree ("version__status");
  CREATE INDEX "_support_page_v_created_at_idx" ON "_support_page_v" USING btree ("created_at");
  CREATE INDEX "_support_page_v_updated_at_idx" ON "_support_page_v" USING btree ("updated_at");
  CREATE INDEX "_support_page_v_latest_idx" ON "_support_page_v" USING btree ("latest");
  CREATE INDEX "_support_page_v_autosave_idx" ON "_support_page_v" USING btree ("autosave");
  CREATE INDEX "support_requests__status_idx" ON "support_requests" USING btree ("_status");
  CREATE INDEX "_support_requests_v_version_version__status_idx" ON "_support_requests_v" USING btree ("version__status");
  CREATE INDEX "_support_requests_v_created_at_idx" ON "_support_requests_v" USING btree ("created_at");
  CREATE INDEX "_support_requests_v_updated_at_idx" ON "_support_requests_v" USING btree ("updated_at");
  CREATE INDEX "_support_requests_v_latest_idx" ON "_support_requests_v" USING btree ("latest");
  CREATE INDEX "_support_requests_v_autosave_idx" ON "_support_requests_v" USING btree ("autosave");
  CREATE INDEX "merch_page_others_rows_order_idx" ON "merch_page_others_rows" USING btree ("_order");
  CREATE INDEX "merch_page_others_rows_parent_id_idx" ON "merch_page_others_rows" USING btree ("_parent_id");
  CREATE INDEX "merch_page_cta_steps_order_idx" ON "merch_page_cta_steps" USING btree ("_order");
  CREATE INDEX "merch_page_cta_steps_parent_id_idx" ON "merch_page_cta_steps" USING btree ("_parent_id");
  CREATE INDEX "merch_page__status_idx" ON "merch_page" USING btree ("_status");
  CREATE INDEX "_merch_page_v_version_others_rows_order_idx" ON "_merch_page_v_version_others_rows" USING btree ("_order");
  CREATE INDEX "_merch_page_v_version_others_rows_parent_id_idx" ON "_merch_page_v_version_others_rows" USING btree ("_parent_id");
  CREATE INDEX "_merch_page_v_version_cta_steps_order_idx" ON "_merch_page_v_version_cta_steps" USING btree ("_order");
  CREATE INDEX "_merch_page_v_version_cta_steps_parent_id_idx" ON "_merch_page_v_version_cta_steps" USING btree ("_parent_id");
  CREATE INDEX "_merch_page_v_version_version__status_idx" ON "_merch_page_v" USING btree ("version__status");
  CREATE INDEX "_merch_page_v_created_at_idx" ON "_merch_page_v" USING btree ("created_at");
  CREATE INDEX "_merch_page_v_updated_at_idx" ON "_merch_page_v" USING btree ("updated_at");
  CREATE INDEX "_merch_page_v_latest_idx" ON "_merch_page_v" USING btree ("latest");
  CREATE INDEX "_merch_page_v_autosave_idx" ON "_merch_page_v" USING btree ("autosave");
  CREATE INDEX "quote_form__status_idx" ON "quote_form" USING btree ("_status");
  CREATE INDEX "_quote_form_v_version_version__status_idx" ON "_quote_form_v" USING btree ("version__status");
  CREATE INDEX "_quote_form_v_created_at_idx" ON "_quote_form_v" USING btree ("created_at");
  CREATE INDEX "_quote_form_v_updated_at_idx" ON "_quote_form_v" USING btree ("updated_at");
  CREATE INDEX "_quote_form_v_latest_idx" ON "_quote_form_v" USING btree ("latest");
  CREATE INDEX "_quote_form_v_autosave_idx" ON "_quote_form_v" USING btree ("autosave");`)
  for (const table of PAGES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "support_page" CASCADE;
  DROP TABLE "_support_page_v" CASCADE;
  DROP TABLE "support_requests" CASCADE;
  DROP TABLE "_support_requests_v" CASCADE;
  DROP TABLE "merch_page_others_rows" CASCADE;
  DROP TABLE "merch_page_cta_steps" CASCADE;
  DROP TABLE "merch_page" CASCADE;
  DROP TABLE "_merch_page_v_version_others_rows" CASCADE;
  DROP TABLE "_merch_page_v_version_cta_steps" CASCADE;
  DROP TABLE "_merch_page_v" CASCADE;
  DROP TABLE "quote_form" CASCADE;
  DROP TABLE "_quote_form_v" CASCADE;
  ALTER TABLE "application_form" DROP COLUMN "received_subject";
  ALTER TABLE "application_form" DROP COLUMN "received_greeting";
  ALTER TABLE "application_form" DROP COLUMN "received_text";
  ALTER TABLE "application_form" DROP COLUMN "received_promise";
  ALTER TABLE "application_form" DROP COLUMN "received_mistake";
  ALTER TABLE "application_form" DROP COLUMN "received_closing";
  ALTER TABLE "_application_form_v" DROP COLUMN "version_received_subject";
  ALTER TABLE "_application_form_v" DROP COLUMN "version_received_greeting";
  ALTER TABLE "_application_form_v" DROP COLUMN "version_received_text";
  ALTER TABLE "_application_form_v" DROP COLUMN "version_received_promise";
  ALTER TABLE "_application_form_v" DROP COLUMN "version_received_mistake";
  ALTER TABLE "_application_form_v" DROP COLUMN "version_received_closing";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_subject";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_greeting";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_text";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_button";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_mistake";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_never";
  ALTER TABLE "newsletter_form" DROP COLUMN "confirmation_closing";
  ALTER TABLE "newsletter_form" DROP COLUMN "new_link_subject";
  ALTER TABLE "newsletter_form" DROP COLUMN "new_link_greeting";
  ALTER TABLE "newsletter_form" DROP COLUMN "new_link_text";
  ALTER TABLE "newsletter_form" DROP COLUMN "new_link_button";
  ALTER TABLE "newsletter_form" DROP COLUMN "new_link_mistake";
  ALTER TABLE "newsletter_form" DROP COLUMN "new_link_closing";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_subject";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_greeting";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_text";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_button";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_mistake";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_never";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_confirmation_closing";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_new_link_subject";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_new_link_greeting";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_new_link_text";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_new_link_button";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_new_link_mistake";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_new_link_closing";
  DROP TYPE "public"."enum_support_page_status";
  DROP TYPE "public"."enum__support_page_v_version_status";
  DROP TYPE "public"."enum_support_requests_status";
  DROP TYPE "public"."enum__support_requests_v_version_status";
  DROP TYPE "public"."enum_merch_page_status";
  DROP TYPE "public"."enum__merch_page_v_version_status";
  DROP TYPE "public"."enum_quote_form_status";
  DROP TYPE "public"."enum__quote_form_v_version_status";`)
}
