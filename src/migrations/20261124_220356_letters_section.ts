import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_letters_section_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__letters_section_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "letters_section" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"section_heading" varchar,
  	"section_lead" varchar,
  	"section_label" varchar,
  	"section_limit" varchar,
  	"section_keys" varchar,
  	"section_remove" varchar,
  	"section_help" varchar,
  	"section_help_keys" varchar,
  	"section_send" varchar,
  	"messages_up" varchar,
  	"messages_unread" varchar,
  	"messages_cut" varchar,
  	"messages_blocked" varchar,
  	"house_plate" varchar,
  	"house_change" varchar,
  	"house_card" varchar,
  	"house_copy" varchar,
  	"house_copied" varchar,
  	"house_apply" varchar,
  	"house_apply_without" varchar,
  	"house_share" varchar,
  	"house_save" varchar,
  	"house_claim" varchar,
  	"opened_heading" varchar,
  	"opened_question" varchar,
  	"opened_other" varchar,
  	"card_headline" varchar,
  	"card_invitation" varchar,
  	"card_description" varchar,
  	"blocked_sets" varchar,
  	"_status" "enum_letters_section_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_letters_section_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_section_heading" varchar,
  	"version_section_lead" varchar,
  	"version_section_label" varchar,
  	"version_section_limit" varchar,
  	"version_section_keys" varchar,
  	"version_section_remove" varchar,
  	"version_section_help" varchar,
  	"version_section_help_keys" varchar,
  	"version_section_send" varchar,
  	"version_messages_up" varchar,
  	"version_messages_unread" varchar,
  	"version_messages_cut" varchar,
  	"version_messages_blocked" varchar,
  	"version_house_plate" varchar,
  	"version_house_change" varchar,
  	"version_house_card" varchar,
  	"version_house_copy" varchar,
  	"version_house_copied" varchar,
  	"version_house_apply" varchar,
  	"version_house_apply_without" varchar,
  	"version_house_share" varchar,
  	"version_house_save" varchar,
  	"version_house_claim" varchar,
  	"version_opened_heading" varchar,
  	"version_opened_question" varchar,
  	"version_opened_other" varchar,
  	"version_card_headline" varchar,
  	"version_card_invitation" varchar,
  	"version_card_description" varchar,
  	"version_blocked_sets" varchar,
  	"version__status" "enum__letters_section_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE INDEX "letters_section__status_idx" ON "letters_section" USING btree ("_status");
  CREATE INDEX "_letters_section_v_version_version__status_idx" ON "_letters_section_v" USING btree ("version__status");
  CREATE INDEX "_letters_section_v_created_at_idx" ON "_letters_section_v" USING btree ("created_at");
  CREATE INDEX "_letters_section_v_updated_at_idx" ON "_letters_section_v" USING btree ("updated_at");
  CREATE INDEX "_letters_section_v_latest_idx" ON "_letters_section_v" USING btree ("latest");
  CREATE INDEX "_letters_section_v_autosave_idx" ON "_letters_section_v" USING btree ("autosave");`)
  await db.execute(sql`
    CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON letters_section
      FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "letters_section" CASCADE;
  DROP TABLE "_letters_section_v" CASCADE;
  DROP TYPE "public"."enum_letters_section_status";
  DROP TYPE "public"."enum__letters_section_v_version_status";`)
}
