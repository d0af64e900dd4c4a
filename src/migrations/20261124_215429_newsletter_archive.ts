import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** From its start on an issue is on pages: then, and when staff show or hide it. Sending it changes none. */
const SHOWN = [
  ['content_changed_insert', 'INSERT', 'NEW.started_at IS NOT NULL'],
  ['content_changed_delete', 'DELETE', 'OLD.started_at IS NOT NULL'],
  [
    'content_changed_update',
    'UPDATE',
    'OLD.started_at IS DISTINCT FROM NEW.started_at OR OLD.is_public IS DISTINCT FROM NEW.is_public',
  ],
];


export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_newsletter_issues_state" ADD VALUE IF NOT EXISTS 'scheduled' BEFORE 'sending';
  ALTER TABLE "newsletter_issues" ADD COLUMN "is_public" boolean DEFAULT true;
  ALTER TABLE "newsletter_issues" ADD COLUMN "send_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_issues" ADD COLUMN "number" numeric;
  ALTER TABLE "newsletter_issues" ADD COLUMN "slug" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_title" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_text" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_dated" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_mailed" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_signed" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_older" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_all" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "archive_link" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_title" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_text" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_email" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_name" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_save" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_saved" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_leave" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_left_title" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_left_text" varchar;
  ALTER TABLE "newsletter_form" ADD COLUMN "preferences_join" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_title" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_text" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_dated" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_mailed" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_signed" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_older" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_all" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_archive_link" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_title" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_text" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_email" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_name" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_save" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_saved" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_leave" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_left_title" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_left_text" varchar;
  ALTER TABLE "_newsletter_form_v" ADD COLUMN "version_preferences_join" varchar;
  CREATE UNIQUE INDEX "newsletter_issues_number_idx" ON "newsletter_issues" USING btree ("number");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");`);
  // Issues of earlier versions were mailed to subscribers only: staff decide which of them everybody may read.
  await db.execute(sql`
    UPDATE newsletter_issues SET is_public = false;
    UPDATE newsletter_issues AS one SET number = placed.place,
      slug = coalesce(nullif(trim(BOTH '-' FROM left(lower(regexp_replace(one.subject, '[^A-Za-z0-9]+', '-', 'g')), 60)), ''),
        'letter') || '-' || placed.place
    FROM (SELECT id, row_number() OVER (ORDER BY started_at, id) AS place FROM newsletter_issues
      WHERE started_at IS NOT NULL) AS placed
    WHERE placed.id = one.id;
  `);
  for (const [name, event, when] of SHOWN)
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON newsletter_issues
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION site.content_changed()`),
    );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [name] of SHOWN)
    await db.execute(sql.raw(`DROP TRIGGER IF EXISTS ${name} ON newsletter_issues`));
  await db.execute(sql`
   UPDATE newsletter_issues SET state = 'draft' WHERE state = 'scheduled';
   ALTER TABLE "newsletter_issues" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "newsletter_issues" ALTER COLUMN "state" SET DEFAULT 'draft'::text;
  DROP TYPE "public"."enum_newsletter_issues_state";
  CREATE TYPE "public"."enum_newsletter_issues_state" AS ENUM('draft', 'sending', 'stopped', 'sent');
  ALTER TABLE "newsletter_issues" ALTER COLUMN "state" SET DEFAULT 'draft'::"public"."enum_newsletter_issues_state";
  ALTER TABLE "newsletter_issues" ALTER COLUMN "state" SET DATA TYPE "public"."enum_newsletter_issues_state" USING "state"::"public"."enum_newsletter_issues_state";
  DROP INDEX "newsletter_issues_number_idx";
  DROP INDEX "newsletter_issues_slug_idx";
  ALTER TABLE "newsletter_issues" DROP COLUMN "is_public";
  ALTER TABLE "newsletter_issues" DROP COLUMN "send_at";
  ALTER TABLE "newsletter_issues" DROP COLUMN "number";
  ALTER TABLE "newsletter_issues" DROP COLUMN "slug";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_title";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_text";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_dated";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_mailed";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_signed";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_older";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_all";
  ALTER TABLE "newsletter_form" DROP COLUMN "archive_link";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_title";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_text";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_email";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_name";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_save";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_saved";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_leave";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_left_title";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_left_text";
  ALTER TABLE "newsletter_form" DROP COLUMN "preferences_join";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_title";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_text";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_dated";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_mailed";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_signed";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_older";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_all";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_archive_link";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_title";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_text";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_email";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_name";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_save";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_saved";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_leave";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_left_title";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_left_text";
  ALTER TABLE "_newsletter_form_v" DROP COLUMN "version_preferences_join";`);
}
