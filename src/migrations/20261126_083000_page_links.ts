import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Published records, and which addresses they answer: their own, and those that they gave up. A press item has none. A text may lead to a post before its
 * time comes, so only the end of a schedule counts. As a function it is planned with the query around it, and no column
 * depends on it, as one would on a view's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION site.published_records() RETURNS TABLE (subject text, record_id integer, above text, name text, title text)
    LANGUAGE sql STABLE AS $$
      SELECT 'posts', id, '/blog', slug::text, title::text FROM posts
        WHERE _status = 'published' AND (withdraw_at IS NULL OR withdraw_at > now())
      UNION ALL
      SELECT 'help_articles', id, '/help', slug::text, question::text FROM help_articles WHERE _status = 'published'
      UNION ALL
      SELECT 'openings', id, '/careers', slug::text, title::text FROM openings
        WHERE _status = 'published' AND (closes_on IS NULL
          OR now() < ((closes_on AT TIME ZONE 'UTC')::date + 1 + time '10:00') AT TIME ZONE 'UTC')
      UNION ALL
      SELECT 'newsletter_issues', id, '/newsletter', slug::text, subject::text FROM newsletter_issues
        WHERE started_at IS NOT NULL AND slug IS NOT NULL AND is_public
      UNION ALL
      SELECT 'press_items', id, NULL, NULL, title::text FROM press_items WHERE _status = 'published'
    $$;
    CREATE FUNCTION site.public_addresses() RETURNS TABLE (above text, name text) LANGUAGE sql STABLE AS $$
      SELECT above, name FROM site.published_records()
      UNION ALL
      SELECT records.above, kept.name FROM site.kept_addresses AS kept
        JOIN site.published_records() AS records USING (subject, record_id)
    $$;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS site.public_addresses();
    DROP FUNCTION IF EXISTS site.published_records();
  `);
}
