import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_support_tickets_staff_priority" AS ENUM('low', 'medium', 'high', 'urgent');
  CREATE TABLE "notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"subject_id" varchar NOT NULL,
  	"by" varchar,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "support_tickets" ADD COLUMN "staff_priority" "enum_support_tickets_staff_priority";
  ALTER TABLE "support_tickets" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "support_tickets" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "assignee_id" integer;
  CREATE INDEX "notes_subject_idx" ON "notes" USING btree ("subject");
  CREATE INDEX "notes_subject_id_idx" ON "notes" USING btree ("subject_id");
  CREATE INDEX "notes_updated_at_idx" ON "notes" USING btree ("updated_at");
  CREATE INDEX "notes_created_at_idx" ON "notes" USING btree ("created_at");
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "support_tickets_staff_priority_idx" ON "support_tickets" USING btree ("staff_priority");
  CREATE INDEX "support_tickets_due_at_idx" ON "support_tickets" USING btree ("due_at");
  CREATE INDEX "support_tickets_assignee_idx" ON "support_tickets" USING btree ("assignee_id");
  CREATE INDEX "quotes_assignee_idx" ON "quotes" USING btree ("assignee_id");
  UPDATE "support_tickets" SET "due_at" = "created_at" + interval '24 hours'
    WHERE "status" IN ('new', 'open') AND "quarantined" IS NOT TRUE;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "notes" CASCADE;
  ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_assignee_id_users_id_fk";
  
  ALTER TABLE "quotes" DROP CONSTRAINT "quotes_assignee_id_users_id_fk";
  
  DROP INDEX "support_tickets_staff_priority_idx";
  DROP INDEX "support_tickets_due_at_idx";
  DROP INDEX "support_tickets_assignee_idx";
  DROP INDEX "quotes_assignee_idx";
  ALTER TABLE "support_tickets" DROP COLUMN "staff_priority";
  ALTER TABLE "support_tickets" DROP COLUMN "due_at";
  ALTER TABLE "support_tickets" DROP COLUMN "assignee_id";
  ALTER TABLE "quotes" DROP COLUMN "assignee_id";
  DROP TYPE "public"."enum_support_tickets_staff_priority";`)
}
