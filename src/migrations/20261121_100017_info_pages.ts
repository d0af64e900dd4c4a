import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_press_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_accessibility_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessibility_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sitemap_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sitemap_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "about_story_tabs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_story_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"mission_label" varchar,
  	"mission_text" varchar,
  	"values_heading" varchar,
  	"values_first_name" varchar,
  	"values_first_text" varchar,
  	"values_second_name" varchar,
  	"values_second_text" varchar,
  	"values_third_name" varchar,
  	"values_third_text" varchar,
  	"values_fourth_name" varchar,
  	"values_fourth_text" varchar,
  	"story_heading" varchar,
  	"closing_heading" varchar,
  	"closing_text" varchar,
  	"closing_waitlist_link" varchar,
  	"closing_support_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_story_tabs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_story_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_mission_label" varchar,
  	"version_mission_text" varchar,
  	"version_values_heading" varchar,
  	"version_values_first_name" varchar,
  	"version_values_first_text" varchar,
  	"version_values_second_name" varchar,
  	"version_values_second_text" varchar,
  	"version_values_third_name" varchar,
  	"version_values_third_text" varchar,
  	"version_values_fourth_name" varchar,
  	"version_values_fourth_text" varchar,
  	"version_story_heading" varchar,
  	"version_closing_heading" varchar,
  	"version_closing_text" varchar,
  	"version_closing_waitlist_link" varchar,
  	"version_closing_support_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "blog_agenda_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "blog" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"agenda_heading" varchar,
  	"meanwhile_heading" varchar,
  	"meanwhile_waitlist_link" varchar,
  	"meanwhile_waitlist_text" varchar,
  	"meanwhile_newsletter_link" varchar,
  	"meanwhile_newsletter_text" varchar,
  	"meanwhile_support_link" varchar,
  	"meanwhile_support_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_blog_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_blog_v_version_agenda_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_blog_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_agenda_heading" varchar,
  	"version_meanwhile_heading" varchar,
  	"version_meanwhile_waitlist_link" varchar,
  	"version_meanwhile_waitlist_text" varchar,
  	"version_meanwhile_newsletter_link" varchar,
  	"version_meanwhile_newsletter_text" varchar,
  	"version_meanwhile_support_link" varchar,
  	"version_meanwhile_support_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__blog_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "careers_engineering_interests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "careers_design_interests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "careers_business_interests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"engineering_name" varchar,
  	"engineering_text" varchar,
  	"design_name" varchar,
  	"design_text" varchar,
  	"business_name" varchar,
  	"business_text" varchar,
  	"hello_heading" varchar,
  	"hello_text" varchar,
  	"hello_support_link" varchar,
  	"hello_network_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_careers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_careers_v_version_engineering_interests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_design_interests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v_version_business_interests" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_engineering_name" varchar,
  	"version_engineering_text" varchar,
  	"version_design_name" varchar,
  	"version_design_text" varchar,
  	"version_business_name" varchar,
  	"version_business_text" varchar,
  	"version_hello_heading" varchar,
  	"version_hello_text" varchar,
  	"version_hello_support_link" varchar,
  	"version_hello_network_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__careers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "press_facts_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "press" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"facts_heading" varchar,
  	"words_heading" varchar,
  	"words_line" varchar,
  	"words_paragraph" varchar,
  	"words_page" varchar,
  	"marks_heading" varchar,
  	"marks_text" varchar,
  	"marks_assets_link" varchar,
  	"contact_heading" varchar,
  	"contact_kit_name" varchar,
  	"contact_kit_text" varchar,
  	"contact_kit_link" varchar,
  	"contact_media_name" varchar,
  	"contact_media_text" varchar,
  	"contact_media_support_link" varchar,
  	"contact_media_waitlist_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_press_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_press_v_version_facts_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_press_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_facts_heading" varchar,
  	"version_words_heading" varchar,
  	"version_words_line" varchar,
  	"version_words_paragraph" varchar,
  	"version_words_page" varchar,
  	"version_marks_heading" varchar,
  	"version_marks_text" varchar,
  	"version_marks_assets_link" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_kit_name" varchar,
  	"version_contact_kit_text" varchar,
  	"version_contact_kit_link" varchar,
  	"version_contact_media_name" varchar,
  	"version_contact_media_text" varchar,
  	"version_contact_media_support_link" varchar,
  	"version_contact_media_waitlist_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__press_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "accessibility_features_groups_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "accessibility_features_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "accessibility_standards_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"status" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "accessibility" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"features_heading" varchar,
  	"standards_heading" varchar,
  	"audit_heading" varchar,
  	"audit_text" varchar,
  	"help_heading" varchar,
  	"help_text" varchar,
  	"help_support_link" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_accessibility_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_accessibility_v_version_features_groups_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_v_version_features_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_v_version_standards_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"status" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_features_heading" varchar,
  	"version_standards_heading" varchar,
  	"version_audit_heading" varchar,
  	"version_audit_text" varchar,
  	"version_help_heading" varchar,
  	"version_help_text" varchar,
  	"version_help_support_link" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__accessibility_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sitemap" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"intro_heading" varchar,
  	"intro_lead" varchar,
  	"directory_heading" varchar,
  	"directory_more_heading" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"_status" "enum_sitemap_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_sitemap_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_lead" varchar,
  	"version_directory_heading" varchar,
  	"version_directory_more_heading" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version__status" "enum__sitemap_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "about_story_tabs" ADD CONSTRAINT "about_story_tabs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_story_paragraphs" ADD CONSTRAINT "about_story_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_story_tabs" ADD CONSTRAINT "_about_v_version_story_tabs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_story_paragraphs" ADD CONSTRAINT "_about_v_version_story_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blog_agenda_items" ADD CONSTRAINT "blog_agenda_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_v_version_agenda_items" ADD CONSTRAINT "_blog_v_version_agenda_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blog_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_engineering_interests" ADD CONSTRAINT "careers_engineering_interests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_design_interests" ADD CONSTRAINT "careers_design_interests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_business_interests" ADD CONSTRAINT "careers_business_interests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_engineering_interests" ADD CONSTRAINT "_careers_v_version_engineering_interests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_design_interests" ADD CONSTRAINT "_careers_v_version_design_interests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_version_business_interests" ADD CONSTRAINT "_careers_v_version_business_interests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "press_facts_rows" ADD CONSTRAINT "press_facts_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_v_version_facts_rows" ADD CONSTRAINT "_press_v_version_facts_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_press_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_features_groups_items" ADD CONSTRAINT "accessibility_features_groups_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility_features_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_features_groups" ADD CONSTRAINT "accessibility_features_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_standards_rows" ADD CONSTRAINT "accessibility_standards_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_v_version_features_groups_items" ADD CONSTRAINT "_accessibility_v_version_features_groups_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_v_version_features_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_v_version_features_groups" ADD CONSTRAINT "_accessibility_v_version_features_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_v_version_standards_rows" ADD CONSTRAINT "_accessibility_v_version_standards_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "about_story_tabs_order_idx" ON "about_story_tabs" USING btree ("_order");
  CREATE INDEX "about_story_tabs_parent_id_idx" ON "about_story_tabs" USING btree ("_parent_id");
  CREATE INDEX "about_story_paragraphs_order_idx" ON "about_story_paragraphs" USING btree ("_order");
  CREATE INDEX "about_story_paragraphs_parent_id_idx" ON "about_story_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_story_tabs_order_idx" ON "_about_v_version_story_tabs" USING btree ("_order");
  CREATE INDEX "_about_v_version_story_tabs_parent_id_idx" ON "_about_v_version_story_tabs" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_story_paragraphs_order_idx" ON "_about_v_version_story_paragraphs" USING btree ("_order");
  CREATE INDEX "_about_v_version_story_paragraphs_parent_id_idx" ON "_about_v_version_story_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "blog_agenda_items_order_idx" ON "blog_agenda_items" USING btree ("_order");
  CREATE INDEX "blog_agenda_items_parent_id_idx" ON "blog_agenda_items" USING btree ("_parent_id");
  CREATE INDEX "blog__status_idx" ON "blog" USING btree ("_status");
  CREATE INDEX "_blog_v_version_agenda_items_order_idx" ON "_blog_v_version_agenda_items" USING btree ("_order");
  CREATE INDEX "_blog_v_version_agenda_items_parent_id_idx" ON "_blog_v_version_agenda_items" USING btree ("_parent_id");
  CREATE INDEX "_blog_v_version_version__status_idx" ON "_blog_v" USING btree ("version__status");
  CREATE INDEX "_blog_v_created_at_idx" ON "_blog_v" USING btree ("created_at");
  CREATE INDEX "_blog_v_updated_at_idx" ON "_blog_v" USING btree ("updated_at");
  CREATE INDEX "_blog_v_latest_idx" ON "_blog_v" USING btree ("latest");
  CREATE INDEX "_blog_v_autosave_idx" ON "_blog_v" USING btree ("autosave");
  CREATE INDEX "careers_engineering_interests_order_idx" ON "careers_engineering_interests" USING btree ("_order");
  CREATE INDEX "careers_engineering_interests_parent_id_idx" ON "careers_engineering_interests" USING btree ("_parent_id");
  CREATE INDEX "careers_design_interests_order_idx" ON "careers_design_interests" USING btree ("_order");
  CREATE INDEX "careers_design_interests_parent_id_idx" ON "careers_design_interests" USING btree ("_parent_id");
  CREATE INDEX "careers_business_interests_order_idx" ON "careers_business_interests" USING btree ("_order");
  CREATE INDEX "careers_business_interests_parent_id_idx" ON "careers_business_interests" USING btree ("_parent_id");
  CREATE INDEX "careers__status_idx" ON "careers" USING btree ("_status");
  CREATE INDEX "_careers_v_version_engineering_interests_order_idx" ON "_careers_v_version_engineering_interests" USING btree ("_order");
  CREATE INDEX "_careers_v_version_engineering_interests_parent_id_idx" ON "_careers_v_version_engineering_interests" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_version_design_interests_order_idx" ON "_careers_v_version_design_interests" USING btree ("_order");
  CREATE INDEX "_careers_v_version_design_interests_parent_id_idx" ON "_careers_v_version_design_interests" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_version_business_interests_order_idx" ON "_careers_v_version_business_interests" USING btree ("_order");
  CREATE INDEX "_careers_v_version_business_interests_parent_id_idx" ON "_careers_v_version_business_interests" USING btree ("_parent_id");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_autosave_idx" ON "_careers_v" USING btree ("autosave");
  CREATE INDEX "press_facts_rows_order_idx" ON "press_facts_rows" USING btree ("_order");
  CREATE INDEX "press_facts_rows_parent_id_idx" ON "press_facts_rows" USING btree ("_parent_id");
  CREATE INDEX "press__status_idx" ON "press" USING btree ("_status");
  CREATE INDEX "_press_v_version_facts_rows_order_idx" ON "_press_v_version_facts_rows" USING btree ("_order");
  CREATE INDEX "_press_v_version_facts_rows_parent_id_idx" ON "_press_v_version_facts_rows" USING btree ("_parent_id");
  CREATE INDEX "_press_v_version_version__status_idx" ON "_press_v" USING btree ("version__status");
  CREATE INDEX "_press_v_created_at_idx" ON "_press_v" USING btree ("created_at");
  CREATE INDEX "_press_v_updated_at_idx" ON "_press_v" USING btree ("updated_at");
  CREATE INDEX "_press_v_latest_idx" ON "_press_v" USING btree ("latest");
  CREATE INDEX "_press_v_autosave_idx" ON "_press_v" USING btree ("autosave");
  CREATE INDEX "accessibility_features_groups_items_order_idx" ON "accessibility_features_groups_items" USING btree ("_order");
  CREATE INDEX "accessibility_features_groups_items_parent_id_idx" ON "accessibility_features_groups_items" USING btree ("_parent_id");
  CREATE INDEX "accessibility_features_groups_order_idx" ON "accessibility_features_groups" USING btree ("_order");
  CREATE INDEX "accessibility_features_groups_parent_id_idx" ON "accessibility_features_groups" USING btree ("_parent_id");
  CREATE INDEX "accessibility_standards_rows_order_idx" ON "accessibility_standards_rows" USING btree ("_order");
  CREATE INDEX "accessibility_standards_rows_parent_id_idx" ON "accessibility_standards_rows" USING btree ("_parent_id");
  CREATE INDEX "accessibility__status_idx" ON "accessibility" USING btree ("_status");
  CREATE INDEX "_accessibility_v_version_features_groups_items_order_idx" ON "_accessibility_v_version_features_groups_items" USING btree ("_order");
  CREATE INDEX "_accessibility_v_version_features_groups_items_parent_id_idx" ON "_accessibility_v_version_features_groups_items" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_v_version_features_groups_order_idx" ON "_accessibility_v_version_features_groups" USING btree ("_order");
  CREATE INDEX "_accessibility_v_version_features_groups_parent_id_idx" ON "_accessibility_v_version_features_groups" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_v_version_standards_rows_order_idx" ON "_accessibility_v_version_standards_rows" USING btree ("_order");
  CREATE INDEX "_accessibility_v_version_standards_rows_parent_id_idx" ON "_accessibility_v_version_standards_rows" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_v_version_version__status_idx" ON "_accessibility_v" USING btree ("version__status");
  CREATE INDEX "_accessibility_v_created_at_idx" ON "_accessibility_v" USING btree ("created_at");
  CREATE INDEX "_accessibility_v_updated_at_idx" ON "_accessibility_v" USING btree ("updated_at");
  CREATE INDEX "_accessibility_v_latest_idx" ON "_accessibility_v" USING btree ("latest");
  CREATE INDEX "_accessibility_v_autosave_idx" ON "_accessibility_v" USING btree ("autosave");
  CREATE INDEX "sitemap__status_idx" ON "sitemap" USING btree ("_status");
  CREATE INDEX "_sitemap_v_version_version__status_idx" ON "_sitemap_v" USING btree ("version__status");
  CREATE INDEX "_sitemap_v_created_at_idx" ON "_sitemap_v" USING btree ("created_at");
  CREATE INDEX "_sitemap_v_updated_at_idx" ON "_sitemap_v" USING btree ("updated_at");
  CREATE INDEX "_sitemap_v_latest_idx" ON "_sitemap_v" USING btree ("latest");
  CREATE INDEX "_sitemap_v_autosave_idx" ON "_sitemap_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "about_story_tabs" CASCADE;
  DROP TABLE "about_story_paragraphs" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_story_tabs" CASCADE;
  DROP TABLE "_about_v_version_story_paragraphs" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "blog_agenda_items" CASCADE;
  DROP TABLE "blog" CASCADE;
  DROP TABLE "_blog_v_version_agenda_items" CASCADE;
  DROP TABLE "_blog_v" CASCADE;
  DROP TABLE "careers_engineering_interests" CASCADE;
  DROP TABLE "careers_design_interests" CASCADE;
  DROP TABLE "careers_business_interests" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "_careers_v_version_engineering_interests" CASCADE;
  DROP TABLE "_careers_v_version_design_interests" CASCADE;
  DROP TABLE "_careers_v_version_business_interests" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "press_facts_rows" CASCADE;
  DROP TABLE "press" CASCADE;
  DROP TABLE "_press_v_version_facts_rows" CASCADE;
  DROP TABLE "_press_v" CASCADE;
  DROP TABLE "accessibility_features_groups_items" CASCADE;
  DROP TABLE "accessibility_features_groups" CASCADE;
  DROP TABLE "accessibility_standards_rows" CASCADE;
  DROP TABLE "accessibility" CASCADE;
  DROP TABLE "_accessibility_v_version_features_groups_items" CASCADE;
  DROP TABLE "_accessibility_v_version_features_groups" CASCADE;
  DROP TABLE "_accessibility_v_version_standards_rows" CASCADE;
  DROP TABLE "_accessibility_v" CASCADE;
  DROP TABLE "sitemap" CASCADE;
  DROP TABLE "_sitemap_v" CASCADE;
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_blog_status";
  DROP TYPE "public"."enum__blog_v_version_status";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum_press_status";
  DROP TYPE "public"."enum__press_v_version_status";
  DROP TYPE "public"."enum_accessibility_status";
  DROP TYPE "public"."enum__accessibility_v_version_status";
  DROP TYPE "public"."enum_sitemap_status";
  DROP TYPE "public"."enum__sitemap_v_version_status";`)
}
