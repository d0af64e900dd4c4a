import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { organizationKey } from '../core/shared/organization-key';

const BATCH = 1000;

type Applicant = { id: number; email: string; organization: string };

/** Fills the columns for applications that existed before them. */
export async function fillLikeness(db: Pick<MigrateUpArgs['db'], 'execute'>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.execute(
      sql`select id, email, organization from waitlist where id > ${last} order by id limit ${BATCH}`,
    );
    const applicants = rows as Applicant[];
    const keys = applicants.map(({ id, email, organization }) => ({
      id,
      email: email.toLowerCase(),
      organization: organizationKey(organization),
    }));
    await db.execute(sql`
      update waitlist set email_key = k.email, organization_key = k.organization
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(id integer, email text, organization text)
      where waitlist.id = k.id`);
    if (applicants.length < BATCH) return;
    last = applicants.at(-1)?.id ?? last;
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_prepared_mails_state" AS ENUM('in-review', 'accepted', 'waitlisted', 'declined', 'withdrawn');
    CREATE TABLE "prepared_mails" (
      "id" serial PRIMARY KEY NOT NULL,
      "title" varchar NOT NULL,
      "state" "enum_prepared_mails_state",
      "subject" varchar NOT NULL,
      "text" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "waitlist" ADD COLUMN "email_key" varchar;
    ALTER TABLE "waitlist" ADD COLUMN "organization_key" varchar;
    ALTER TABLE "waitlist" ADD COLUMN "alike" boolean DEFAULT false;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prepared_mails_id" integer;
    CREATE INDEX "prepared_mails_updated_at_idx" ON "prepared_mails" USING btree ("updated_at");
    CREATE INDEX "prepared_mails_created_at_idx" ON "prepared_mails" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prepared_mails_fk" FOREIGN KEY ("prepared_mails_id") REFERENCES "public"."prepared_mails"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "waitlist_alike_idx" ON "waitlist" USING btree ("alike");
    CREATE INDEX "payload_locked_documents_rels_prepared_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("prepared_mails_id");`);
  await fillLikeness(db);
  await db.execute(sql`
    CREATE INDEX "waitlist_email_key_idx" ON "waitlist" USING btree ("email_key");
    CREATE INDEX "waitlist_organization_key_idx" ON "waitlist" USING btree ("organization_key");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "prepared_mails" CASCADE;
    ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prepared_mails_fk";
    DROP INDEX "waitlist_email_key_idx";
    DROP INDEX "waitlist_organization_key_idx";
    DROP INDEX "waitlist_alike_idx";
    DROP INDEX "payload_locked_documents_rels_prepared_mails_id_idx";
    ALTER TABLE "waitlist" DROP COLUMN "email_key";
    ALTER TABLE "waitlist" DROP COLUMN "organization_key";
    ALTER TABLE "waitlist" DROP COLUMN "alike";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prepared_mails_id";
    DROP TYPE "public"."enum_prepared_mails_state";`)
}
