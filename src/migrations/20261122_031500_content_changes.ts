import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tables that visitors' pages are made from: every published write to one of these sends a notification. */
const CONTENT = [
  'brand',
  'brand_guidelines',
  'about',
  'blog',
  'careers',
  'press',
  'accessibility',
  'sitemap',
  'privacy_policy',
  'terms',
  'cookies',
  'gdpr',
  'policy_versions',
  'social_links',
  'media',
];

/** An accepted application holds one of the seats that pages count; no page shows the others. */
const SEATS = [
  ['content_changed_insert', 'INSERT', `NEW.status = 'accepted'`],
  ['content_changed_delete', 'DELETE', `OLD.status = 'accepted'`],
  ['content_changed_update', 'UPDATE', `(OLD.status = 'accepted') IS DISTINCT FROM (NEW.status = 'accepted')`],
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION site.content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('content_changed', '');
      RETURN NULL;
    END $$;
  `);
  for (const table of CONTENT) {
    await db.execute(
      sql.raw(`CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION site.content_changed()`),
    );
  }
  for (const [name, event, when] of SEATS) {
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON waitlist
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION site.content_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION IF EXISTS site.content_changed() CASCADE;`);
}
