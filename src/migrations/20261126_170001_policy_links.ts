import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const POLICIES = ['privacy-policy', 'terms', 'cookies', 'gdpr', 'official-rules'];
const tableOf = (policy: string) => policy.replaceAll('-', '_');
const PUBLISHED = POLICIES.map(
  (policy) => `SELECT '${policy}' AS policy FROM ${tableOf(policy)} WHERE _status = 'published'`,
);

/**
 * The links of policies are noted for each version, under the name of the policy's own table: its form is where they are
 * corrected. A version counts while it is effective or has yet to take effect, which follows from its date as on its page.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE OR REPLACE FUNCTION site.published_records()
    RETURNS TABLE (subject text, record_id integer, above text, name text, title text)
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
      UNION ALL
      SELECT replace(version.policy::text, '-', '_'), version.id, NULL, NULL, version.title::text
        FROM policy_versions AS version
        JOIN (${PUBLISHED.join(' UNION ALL ')}) AS published ON published.policy = version.policy::text
        WHERE NOT EXISTS (
          SELECT FROM policy_versions AS later
          WHERE later.policy = version.policy AND later.number > version.number
            AND (later.effective_date AT TIME ZONE 'UTC')::date
              <= greatest((version.effective_date AT TIME ZONE 'UTC')::date, (now() AT TIME ZONE 'UTC')::date)
        )
    $$;
    CREATE FUNCTION site.note_policy_links() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM site.text_links WHERE subject = replace(OLD.policy::text, '-', '_') AND record_id = OLD.id;
      ELSE
        INSERT INTO site.text_links (subject, record_id, href, host, above, name)
          SELECT replace(NEW.policy::text, '-', '_'), NEW.id, links.* FROM site.links_in(to_jsonb(NEW)) AS links;
      END IF;
      RETURN NULL;
    END $$;
    INSERT INTO site.text_links (subject, record_id, href, host, above, name)
      SELECT replace(version.policy::text, '-', '_'), version.id, links.*
      FROM policy_versions AS version, site.links_in(to_jsonb(version)) AS links;
    CREATE TRIGGER note_links AFTER INSERT OR DELETE ON policy_versions
      FOR EACH ROW EXECUTE FUNCTION site.note_policy_links();
  `),
  );
}

/** What finds published records may keep the policies: without noted links it reports nothing about them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const tables = POLICIES.map((policy) => `'${tableOf(policy)}'`).join(', ');
  await db.execute(
    sql.raw(`
    DROP FUNCTION IF EXISTS site.note_policy_links() CASCADE;
    DELETE FROM site.text_links WHERE subject IN (${tables});
  `),
  );
}
