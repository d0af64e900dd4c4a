import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sources_kind" AS ENUM('qr', 'asset', 'issue', 'other');
  CREATE TABLE "sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"page" varchar DEFAULT '/' NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_sources_kind" DEFAULT 'qr' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "waitlist" ADD COLUMN "source_id" integer;
  ALTER TABLE "newsletter" ADD COLUMN "source_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" integer;
  ALTER TABLE "page_frame" ADD COLUMN "came_by_text" varchar;
  ALTER TABLE "page_frame" ADD COLUMN "came_by_remove" varchar;
  ALTER TABLE "_page_frame_v" ADD COLUMN "version_came_by_text" varchar;
  ALTER TABLE "_page_frame_v" ADD COLUMN "version_came_by_remove" varchar;
  CREATE UNIQUE INDEX "sources_code_idx" ON "sources" USING btree ("code");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter" ADD CONSTRAINT "newsletter_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "waitlist_source_idx" ON "waitlist" USING btree ("source_id");
  CREATE INDEX "newsletter_source_idx" ON "newsletter" USING btree ("source_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");`);
  await db.execute(sql`
    CREATE TABLE site.source_visits (
      source_id integer NOT NULL REFERENCES sources (id) ON DELETE CASCADE,
      day date NOT NULL,
      visits integer NOT NULL CHECK (visits > 0),
      PRIMARY KEY (source_id, day)
    );
  `);
  for (const column of ['name', 'code'])
    await db.execute(
      sql.raw(`CREATE INDEX sources_${column}_trgm_idx ON sources USING gin ("${column}" gin_trgm_ops);`),
    );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE site.source_visits;`);
  await db.execute(sql`
   ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sources" CASCADE;
  ALTER TABLE "waitlist" DROP CONSTRAINT "waitlist_source_id_sources_id_fk";
  
  ALTER TABLE "newsletter" DROP CONSTRAINT "newsletter_source_id_sources_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sources_fk";
  
  DROP INDEX "waitlist_source_idx";
  DROP INDEX "newsletter_source_idx";
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "waitlist" DROP COLUMN "source_id";
  ALTER TABLE "newsletter" DROP COLUMN "source_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  ALTER TABLE "page_frame" DROP COLUMN "came_by_text";
  ALTER TABLE "page_frame" DROP COLUMN "came_by_remove";
  ALTER TABLE "_page_frame_v" DROP COLUMN "version_came_by_text";
  ALTER TABLE "_page_frame_v" DROP COLUMN "version_came_by_remove";
  DROP TYPE "public"."enum_sources_kind";`);
}
