import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_state" AS ENUM('draft', 'scheduled', 'sending', 'stopped', 'sent');
  CREATE TYPE "public"."enum_newsletter_deliveries_state" AS ENUM('waiting', 'sending', 'sent', 'failed', 'unsure', 'left-out');
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('unsubscribed', 'complaint', 'by-hand', 'bounced');
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preview_text" varchar,
  	"body" jsonb NOT NULL,
  	"state" "enum_newsletter_issues_state" DEFAULT 'draft' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"started_by" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"rate" numeric DEFAULT 300,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issue_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_newsletter_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"note" varchar,
  	"attempts" numeric DEFAULT 0,
  	"not_before" timestamp(3) with time zone,
  	"claimed_at" timestamp(3) with time zone,
  	"settled_at" timestamp(3) with time zone,
  	"message_id" varchar
  );
  
  CREATE TABLE "suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"reason" "enum_suppressions_reason" DEFAULT 'by-hand' NOT NULL,
  	"note" varchar,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "newsletter" ADD COLUMN "consent_wording" varchar;
  ALTER TABLE "newsletter" ADD COLUMN "consent_place" varchar;
  ALTER TABLE "newsletter" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "suppressions_id" integer;
  ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletter_issues_state_idx" ON "newsletter_issues" USING btree ("state");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_deliveries_issue_idx" ON "newsletter_deliveries" USING btree ("issue_id");
  CREATE INDEX "newsletter_deliveries_email_idx" ON "newsletter_deliveries" USING btree ("email");
  CREATE UNIQUE INDEX "issue_email_idx" ON "newsletter_deliveries" USING btree ("issue_id","email");
  CREATE INDEX "issue_state_idx" ON "newsletter_deliveries" USING btree ("issue_id","state");
  CREATE UNIQUE INDEX "suppressions_email_idx" ON "suppressions" USING btree ("email");
  CREATE INDEX "suppressions_updated_at_idx" ON "suppressions" USING btree ("updated_at");
  CREATE INDEX "suppressions_created_at_idx" ON "suppressions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suppressions_fk" FOREIGN KEY ("suppressions_id") REFERENCES "public"."suppressions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_suppressions_id_idx" ON "payload_locked_documents_rels" USING btree ("suppressions_id");
  -- People who unsubscribed before this list existed are on it from the start.
  INSERT INTO "suppressions" ("email", "reason") SELECT "email", 'unsubscribed' FROM "newsletter" WHERE "state" = 'unsubscribed';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_deliveries" CASCADE;
  DROP TABLE "suppressions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_suppressions_fk";
  
  DROP INDEX "payload_locked_documents_rels_newsletter_issues_id_idx";
  DROP INDEX "payload_locked_documents_rels_suppressions_id_idx";
  ALTER TABLE "newsletter" DROP COLUMN "consent_wording";
  ALTER TABLE "newsletter" DROP COLUMN "consent_place";
  ALTER TABLE "newsletter" DROP COLUMN "consent_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "suppressions_id";
  DROP TYPE "public"."enum_newsletter_issues_state";
  DROP TYPE "public"."enum_newsletter_deliveries_state";
  DROP TYPE "public"."enum_suppressions_reason";`)
}
