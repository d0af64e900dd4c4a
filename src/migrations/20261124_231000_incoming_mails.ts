import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const SUBMITTED = 'incoming_mails';

/**
 * Emails that come in, how far each mailbox was read, and messages about records whose conversation is made of emails:
 * these have ids of the same sequence as the emails, so the newest of both has the highest.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_incoming_mails_state" AS ENUM('waiting', 'filed', 'automatic', 'report', 'discarded');
  CREATE TYPE "public"."enum_incoming_mails_verdict" AS ENUM('pass', 'fail', 'unknown');
  CREATE TYPE "public"."enum_incoming_mails_voice" AS ENUM('requester', 'staff');
  ALTER TYPE "public"."enum_suppressions_reason" ADD VALUE IF NOT EXISTS 'bounced';
  CREATE TABLE "incoming_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"from_address" varchar,
  	"from_name" varchar,
  	"text" varchar,
  	"state" "enum_incoming_mails_state" DEFAULT 'waiting' NOT NULL,
  	"reason" varchar,
  	"verdict" "enum_incoming_mails_verdict",
  	"voice" "enum_incoming_mails_voice",
  	"related_collection" varchar,
  	"related_id" varchar,
  	"message_id" varchar,
  	"bytes" numeric,
  	"entry_id" numeric,
  	"fingerprint" varchar,
  	"raw" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "incoming_mails_id" integer;
  CREATE INDEX "incoming_mails_from_address_idx" ON "incoming_mails" USING btree ("from_address");
  CREATE INDEX "incoming_mails_state_idx" ON "incoming_mails" USING btree ("state");
  CREATE INDEX "incoming_mails_related_id_idx" ON "incoming_mails" USING btree ("related_id");
  CREATE INDEX "incoming_mails_message_id_idx" ON "incoming_mails" USING btree ("message_id");
  CREATE UNIQUE INDEX "incoming_mails_fingerprint_idx" ON "incoming_mails" USING btree ("fingerprint");
  CREATE INDEX "incoming_mails_raw_idx" ON "incoming_mails" USING btree ("raw");
  CREATE INDEX "incoming_mails_updated_at_idx" ON "incoming_mails" USING btree ("updated_at");
  CREATE INDEX "incoming_mails_created_at_idx" ON "incoming_mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_incoming_mails_fk" FOREIGN KEY ("incoming_mails_id") REFERENCES "public"."incoming_mails"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX incoming_mails_subject_trgm_idx ON incoming_mails USING gin (subject gin_trgm_ops);
    CREATE INDEX incoming_mails_from_address_trgm_idx ON incoming_mails USING gin (from_address gin_trgm_ops);
    CREATE INDEX incoming_mails_from_name_trgm_idx ON incoming_mails USING gin (from_name gin_trgm_ops);
    CREATE INDEX incoming_mails_text_trgm_idx ON incoming_mails USING gin (text gin_trgm_ops);
  CREATE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "payload_locked_documents_rels_incoming_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("incoming_mails_id");
    CREATE TABLE site.record_messages (
      id integer PRIMARY KEY DEFAULT nextval('public.mails_id_seq'),
      subject text NOT NULL,
      subject_id integer NOT NULL,
      text text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX record_messages_subject_idx ON site.record_messages (subject, subject_id);
    CREATE TABLE site.imap_positions (
      account text PRIMARY KEY,
      validity text NOT NULL,
      uid bigint NOT NULL,
      since timestamptz NOT NULL DEFAULT now()
    );`);
  await db.execute(
    sql.raw(`CREATE TRIGGER ${SUBMITTED}_old_rows AFTER INSERT ON ${SUBMITTED} FOR EACH ROW
      WHEN (NEW.created_at < now() - interval '1 minute') EXECUTE FUNCTION site.note_old_rows();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE site.imap_positions;
  DROP TABLE site.record_messages;
  DROP TABLE "incoming_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_incoming_mails_fk";
  
  ALTER TABLE "suppressions" ALTER COLUMN "reason" SET DATA TYPE text;
  ALTER TABLE "suppressions" ALTER COLUMN "reason" SET DEFAULT 'by-hand'::text;
  DROP TYPE "public"."enum_suppressions_reason";
  CREATE TYPE "public"."enum_suppressions_reason" AS ENUM('unsubscribed', 'complaint', 'by-hand');
  ALTER TABLE "suppressions" ALTER COLUMN "reason" SET DEFAULT 'by-hand'::"public"."enum_suppressions_reason";
  ALTER TABLE "suppressions" ALTER COLUMN "reason" SET DATA TYPE "public"."enum_suppressions_reason" USING "reason"::"public"."enum_suppressions_reason";
  DROP INDEX "mails_message_id_idx";
  DROP INDEX "payload_locked_documents_rels_incoming_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "incoming_mails_id";
  DROP TYPE "public"."enum_incoming_mails_state";
  DROP TYPE "public"."enum_incoming_mails_verdict";
  DROP TYPE "public"."enum_incoming_mails_voice";`);
}
