import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A page shows only published posts: drafts change nothing that visitors see. */
const SHOWN = [
  ['content_changed_insert', 'INSERT', `NEW._status = 'published'`],
  ['content_changed_delete', 'DELETE', `OLD._status = 'published'`],
  ['content_changed_update', 'UPDATE', `NEW._status = 'published' OR OLD._status = 'published'`],
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_section" AS ENUM('roll-call', 'treasurers-report', 'old-business', 'new-business', 'good-of-the-order');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_section" AS ENUM('roll-call', 'treasurers-report', 'old-business', 'new-business', 'good-of-the-order');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"section" "enum_posts_section",
  	"slug" varchar,
  	"author" varchar,
  	"about_author" varchar,
  	"published_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"cover_id" integer,
  	"focus_x" numeric DEFAULT 50,
  	"focus_y" numeric DEFAULT 50,
  	"minutes" numeric DEFAULT 1,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_section" "enum__posts_v_version_section",
  	"version_slug" varchar,
  	"version_author" varchar,
  	"version_about_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_withdraw_at" timestamp(3) with time zone,
  	"version_cover_id" integer,
  	"version_focus_x" numeric DEFAULT 50,
  	"version_focus_y" numeric DEFAULT 50,
  	"version_minutes" numeric DEFAULT 1,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");`);
  // A list's page is read from the index, in its order.
  await db.execute(sql`
    CREATE INDEX posts_newest_first ON posts (published_at DESC, id DESC) WHERE _status = 'published';
    CREATE INDEX posts_newest_of_section ON posts (section, published_at DESC, id DESC) WHERE _status = 'published';
  `);
  for (const [name, event, when] of SHOWN) {
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON posts
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION site.content_changed()`),
    );
  }
  for (const column of ['title', 'lead', 'slug', 'author'])
    await db.execute(
      sql.raw(`CREATE INDEX posts_${column}_trgm_idx ON posts USING gin ("${column}" gin_trgm_ops);`),
    );
  // Addresses that a record gave up. A trigger, because Payload's hooks compare with the newest draft, whose address
  // nobody has seen. Whatever the row's status: a withdrawn record was public. It suits every table with an id and a slug.
  await db.execute(sql`
    CREATE TABLE site.kept_addresses (
      subject text NOT NULL,
      name text NOT NULL,
      record_id integer NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subject, name)
    );
    CREATE INDEX kept_addresses_of_record ON site.kept_addresses (subject, record_id);
    CREATE FUNCTION site.keep_address() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM site.kept_addresses WHERE subject = TG_TABLE_NAME AND record_id = OLD.id;
        RETURN NULL;
      END IF;
      INSERT INTO site.kept_addresses (subject, name, record_id) VALUES (TG_TABLE_NAME, OLD.slug, OLD.id)
        ON CONFLICT (subject, name) DO UPDATE SET record_id = excluded.record_id, at = now();
      DELETE FROM site.kept_addresses WHERE subject = TG_TABLE_NAME AND name = NEW.slug;
      RETURN NULL;
    END $$;
    CREATE TRIGGER keep_address AFTER UPDATE OF slug ON posts
      FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug AND OLD.slug IS NOT NULL)
      EXECUTE FUNCTION site.keep_address();
    CREATE TRIGGER forget_addresses AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION site.keep_address();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION IF EXISTS site.keep_address() CASCADE; DROP TABLE IF EXISTS site.kept_addresses;`);
  await db.execute(sql`
   ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  DROP TYPE "public"."enum_posts_section";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_section";
  DROP TYPE "public"."enum__posts_v_version_status";`);
}
