import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_status" AS ENUM('new', 'in-progress', 'quoted', 'approved', 'declined', 'closed', 'spam');
  CREATE TYPE "public"."enum_quotes_merchandise" AS ENUM('t-shirts', 'crewnecks', 'caps', 'totes', 'letters', 'other');
  CREATE TYPE "public"."enum_quotes_tier" AS ENUM('35', '30', '25', '20');
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"status" "enum_quotes_status" DEFAULT 'new' NOT NULL,
  	"merchandise" "enum_quotes_merchandise" NOT NULL,
  	"quantity" numeric NOT NULL,
  	"tier" "enum_quotes_tier" NOT NULL,
  	"estimate" numeric NOT NULL,
  	"event" varchar NOT NULL,
  	"sizes" varchar,
  	"idea" varchar,
  	"design_file" varchar,
  	"design_name" varchar,
  	"design_type" varchar,
  	"design_bytes" numeric,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"organization" varchar NOT NULL,
  	"quarantined" boolean DEFAULT false,
  	"reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quotes_id" integer;
  CREATE UNIQUE INDEX "quotes_quote_id_idx" ON "quotes" USING btree ("quote_id");
  CREATE INDEX "quotes_due_at_idx" ON "quotes" USING btree ("due_at");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE UNIQUE INDEX "quotes_design_file_idx" ON "quotes" USING btree ("design_file");
  CREATE INDEX "quotes_email_idx" ON "quotes" USING btree ("email");
  CREATE INDEX "quotes_quarantined_idx" ON "quotes" USING btree ("quarantined");
  CREATE INDEX "quotes_reference_idx" ON "quotes" USING btree ("reference");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quotes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quotes_fk";
  
  DROP INDEX "payload_locked_documents_rels_quotes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quotes_id";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_quotes_merchandise";
  DROP TYPE "public"."enum_quotes_tier";`)
}
