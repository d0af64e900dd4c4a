import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_draw_rounds_status" AS ENUM('open', 'closed', 'committed', 'drawn', 'published', 'cancelled');
  CREATE TABLE "draw_rounds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"prize" varchar NOT NULL,
  	"rules" varchar NOT NULL,
  	"status" "enum_draw_rounds_status" DEFAULT 'open' NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancelled_for" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "draw_rounds_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"social_links_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "draw_rounds_id" integer;
  ALTER TABLE "draw_rounds_rels" ADD CONSTRAINT "draw_rounds_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."draw_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "draw_rounds_rels" ADD CONSTRAINT "draw_rounds_rels_social_links_fk" FOREIGN KEY ("social_links_id") REFERENCES "public"."social_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "draw_rounds_status_idx" ON "draw_rounds" USING btree ("status");
  CREATE INDEX "draw_rounds_updated_at_idx" ON "draw_rounds" USING btree ("updated_at");
  CREATE INDEX "draw_rounds_created_at_idx" ON "draw_rounds" USING btree ("created_at");
  CREATE INDEX "draw_rounds_rels_order_idx" ON "draw_rounds_rels" USING btree ("order");
  CREATE INDEX "draw_rounds_rels_parent_idx" ON "draw_rounds_rels" USING btree ("parent_id");
  CREATE INDEX "draw_rounds_rels_path_idx" ON "draw_rounds_rels" USING btree ("path");
  CREATE INDEX "draw_rounds_rels_social_links_id_idx" ON "draw_rounds_rels" USING btree ("social_links_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_draw_rounds_fk" FOREIGN KEY ("draw_rounds_id") REFERENCES "public"."draw_rounds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_draw_rounds_id_idx" ON "payload_locked_documents_rels" USING btree ("draw_rounds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "draw_rounds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "draw_rounds_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "draw_rounds" CASCADE;
  DROP TABLE "draw_rounds_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_draw_rounds_fk";
  
  DROP INDEX "payload_locked_documents_rels_draw_rounds_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "draw_rounds_id";
  DROP TYPE "public"."enum_draw_rounds_status";`)
}
