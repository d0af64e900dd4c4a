import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_help_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__help_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "help_articles_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "help_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"body" jsonb,
  	"tip" jsonb,
  	"synonyms" varchar,
  	"topic" varchar,
  	"slug" varchar,
  	"audience" varchar DEFAULT 'Everyone',
  	"owner" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"often_asked" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_help_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_help_articles_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_help_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_body" jsonb,
  	"version_tip" jsonb,
  	"version_synonyms" varchar,
  	"version_topic" varchar,
  	"version_slug" varchar,
  	"version_audience" varchar DEFAULT 'Everyone',
  	"version_owner" varchar,
  	"version_checked_on" timestamp(3) with time zone,
  	"version_often_asked" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__help_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_articles_id" integer;
  ALTER TABLE "help_articles_steps" ADD CONSTRAINT "help_articles_steps_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "help_articles_steps" ADD CONSTRAINT "help_articles_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v_version_steps" ADD CONSTRAINT "_help_articles_v_version_steps_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_help_articles_v_version_steps" ADD CONSTRAINT "_help_articles_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_articles_v" ADD CONSTRAINT "_help_articles_v_parent_id_help_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."help_articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "help_articles_steps_order_idx" ON "help_articles_steps" USING btree ("_order");
  CREATE INDEX "help_articles_steps_parent_id_idx" ON "help_articles_steps" USING btree ("_parent_id");
  CREATE INDEX "help_articles_steps_picture_idx" ON "help_articles_steps" USING btree ("picture_id");
  CREATE UNIQUE INDEX "help_articles_slug_idx" ON "help_articles" USING btree ("slug");
  CREATE INDEX "help_articles_updated_at_idx" ON "help_articles" USING btree ("updated_at");
  CREATE INDEX "help_articles_created_at_idx" ON "help_articles" USING btree ("created_at");
  CREATE INDEX "help_articles__status_idx" ON "help_articles" USING btree ("_status");
  CREATE INDEX "_help_articles_v_version_steps_order_idx" ON "_help_articles_v_version_steps" USING btree ("_order");
  CREATE INDEX "_help_articles_v_version_steps_parent_id_idx" ON "_help_articles_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_help_articles_v_version_steps_picture_idx" ON "_help_articles_v_version_steps" USING btree ("picture_id");
  CREATE INDEX "_help_articles_v_parent_idx" ON "_help_articles_v" USING btree ("parent_id");
  CREATE INDEX "_help_articles_v_version_version_slug_idx" ON "_help_articles_v" USING btree ("version_slug");
  CREATE INDEX "_help_articles_v_version_version_updated_at_idx" ON "_help_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_help_articles_v_version_version_created_at_idx" ON "_help_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_help_articles_v_version_version__status_idx" ON "_help_articles_v" USING btree ("version__status");
  CREATE INDEX "_help_articles_v_created_at_idx" ON "_help_articles_v" USING btree ("created_at");
  CREATE INDEX "_help_articles_v_updated_at_idx" ON "_help_articles_v" USING btree ("updated_at");
  CREATE INDEX "_help_articles_v_latest_idx" ON "_help_articles_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_articles_fk" FOREIGN KEY ("help_articles_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_help_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("help_articles_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "help_articles_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_articles_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "help_articles_steps" CASCADE;
  DROP TABLE "help_articles" CASCADE;
  DROP TABLE "_help_articles_v_version_steps" CASCADE;
  DROP TABLE "_help_articles_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_articles_fk";
  
  DROP INDEX "payload_locked_documents_rels_help_articles_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_articles_id";
  DROP TYPE "public"."enum_help_articles_status";
  DROP TYPE "public"."enum__help_articles_v_version_status";`)
}
