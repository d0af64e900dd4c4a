import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Only what is published is on a page; drafts change nothing that visitors see. */
const SHOWN = [
  ['content_changed_insert', 'INSERT', `NEW._status = 'published'`],
  ['content_changed_delete', 'DELETE', `OLD._status = 'published'`],
  ['content_changed_update', 'UPDATE', `OLD._status = 'published' OR NEW._status = 'published'`],
];

/** A page that was written before has no word for them. */
const HEADINGS = {
  releases: 'Releases',
  read: 'Read the release',
  downloads: 'Downloads',
  download: 'Download',
  quotes: 'To quote',
  people: 'People',
};


export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_press_items_kind" AS ENUM('release', 'download', 'quote', 'person');
  CREATE TYPE "public"."enum_press_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_items_v_version_kind" AS ENUM('release', 'download', 'quote', 'person');
  CREATE TYPE "public"."enum__press_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "press_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_press_items_kind" DEFAULT 'release',
  	"title" varchar,
  	"text" varchar,
  	"day" timestamp(3) with time zone,
  	"body" jsonb,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_press_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_press_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__press_items_v_version_kind" DEFAULT 'release',
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_day" timestamp(3) with time zone,
  	"version_body" jsonb,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "press_items_id" integer;
  ALTER TABLE "press" ADD COLUMN "items_releases" varchar;
  ALTER TABLE "press" ADD COLUMN "items_read" varchar;
  ALTER TABLE "press" ADD COLUMN "items_downloads" varchar;
  ALTER TABLE "press" ADD COLUMN "items_download" varchar;
  ALTER TABLE "press" ADD COLUMN "items_quotes" varchar;
  ALTER TABLE "press" ADD COLUMN "items_people" varchar;
  ALTER TABLE "_press_v" ADD COLUMN "version_items_releases" varchar;
  ALTER TABLE "_press_v" ADD COLUMN "version_items_read" varchar;
  ALTER TABLE "_press_v" ADD COLUMN "version_items_downloads" varchar;
  ALTER TABLE "_press_v" ADD COLUMN "version_items_download" varchar;
  ALTER TABLE "_press_v" ADD COLUMN "version_items_quotes" varchar;
  ALTER TABLE "_press_v" ADD COLUMN "version_items_people" varchar;
  ALTER TABLE "press_items" ADD CONSTRAINT "press_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_items_v" ADD CONSTRAINT "_press_items_v_parent_id_press_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_items_v" ADD CONSTRAINT "_press_items_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "press_items_picture_idx" ON "press_items" USING btree ("picture_id");
  CREATE INDEX "press_items_updated_at_idx" ON "press_items" USING btree ("updated_at");
  CREATE INDEX "press_items_created_at_idx" ON "press_items" USING btree ("created_at");
  CREATE INDEX "press_items__status_idx" ON "press_items" USING btree ("_status");
  CREATE INDEX "_press_items_v_parent_idx" ON "_press_items_v" USING btree ("parent_id");
  CREATE INDEX "_press_items_v_version_version_picture_idx" ON "_press_items_v" USING btree ("version_picture_id");
  CREATE INDEX "_press_items_v_version_version_updated_at_idx" ON "_press_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_items_v_version_version_created_at_idx" ON "_press_items_v" USING btree ("version_created_at");
  CREATE INDEX "_press_items_v_version_version__status_idx" ON "_press_items_v" USING btree ("version__status");
  CREATE INDEX "_press_items_v_created_at_idx" ON "_press_items_v" USING btree ("created_at");
  CREATE INDEX "_press_items_v_updated_at_idx" ON "_press_items_v" USING btree ("updated_at");
  CREATE INDEX "_press_items_v_latest_idx" ON "_press_items_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_items_fk" FOREIGN KEY ("press_items_id") REFERENCES "public"."press_items"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_press_items_id_idx" ON "payload_locked_documents_rels" USING btree ("press_items_id");`);
  for (const [name, words] of Object.entries(HEADINGS)) {
    await db.execute(sql.raw(`UPDATE press SET items_${name} = '${words}'`));
    await db.execute(sql.raw(`UPDATE _press_v SET version_items_${name} = '${words}'`));
  }
  for (const [name, event, when] of SHOWN)
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON press_items
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION site.content_changed()`),
    );
  for (const column of ['title', 'text'])
    await db.execute(
      sql.raw(`CREATE INDEX press_items_${column}_trgm_idx ON press_items USING gin ("${column}" gin_trgm_ops);`),
    );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "press_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_press_items_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "press_items" CASCADE;
  DROP TABLE "_press_items_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_press_items_fk";
  
  DROP INDEX "payload_locked_documents_rels_press_items_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "press_items_id";
  ALTER TABLE "press" DROP COLUMN "items_releases";
  ALTER TABLE "press" DROP COLUMN "items_read";
  ALTER TABLE "press" DROP COLUMN "items_downloads";
  ALTER TABLE "press" DROP COLUMN "items_download";
  ALTER TABLE "press" DROP COLUMN "items_quotes";
  ALTER TABLE "press" DROP COLUMN "items_people";
  ALTER TABLE "_press_v" DROP COLUMN "version_items_releases";
  ALTER TABLE "_press_v" DROP COLUMN "version_items_read";
  ALTER TABLE "_press_v" DROP COLUMN "version_items_downloads";
  ALTER TABLE "_press_v" DROP COLUMN "version_items_download";
  ALTER TABLE "_press_v" DROP COLUMN "version_items_quotes";
  ALTER TABLE "_press_v" DROP COLUMN "version_items_people";
  DROP TYPE "public"."enum_press_items_kind";
  DROP TYPE "public"."enum_press_items_status";
  DROP TYPE "public"."enum__press_items_v_version_kind";
  DROP TYPE "public"."enum__press_items_v_version_status";`);
}
