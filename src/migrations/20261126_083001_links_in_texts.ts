import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tables whose published texts have links, and the columns that decide about them. */
const TEXTS = [
  ['posts', 'body, _status'],
  ['help_articles', 'body, tip, _status'],
  ['openings', 'body, _status'],
  ['press_items', 'body, kind, _status'],
];

/**
 * The links of published texts, noted when a text is published: whoever looks for those that lead nowhere then reads no
 * text. A trigger, so that plain SQL and a restore note them too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.text_links (
      subject text NOT NULL,
      record_id integer NOT NULL,
      href text NOT NULL,
      host text NOT NULL,
      above text NOT NULL,
      name text NOT NULL,
      PRIMARY KEY (subject, record_id, href)
    );
    CREATE FUNCTION site.links_in(stored jsonb) RETURNS TABLE (href text, host text, above text, name text)
    LANGUAGE sql IMMUTABLE AS $$
      SELECT href, host, regexp_replace(path, '/[^/]*$', ''), substring(path from '[^/]*$')
      FROM (
        SELECT href, coalesce(lower(substring(href from '^[hH][tT][tT][pP][sS]?://([^/?#]+)')), '') AS host,
          rtrim(regexp_replace(regexp_replace(href, '^[a-zA-Z]+://[^/?#]+', ''), '[?#].*$', ''), '/') AS path
        FROM (SELECT DISTINCT trim(url #>> '{}') AS href FROM jsonb_path_query(stored, '$.**.fields.url') AS url) AS urls
        WHERE href ~* '^(https?://|/($|[^/]))' AND length(href) <= 600
      ) AS paths
    $$;
    CREATE FUNCTION site.note_links() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        DELETE FROM site.text_links WHERE subject = TG_TABLE_NAME AND record_id = OLD.id;
      END IF;
      IF TG_OP <> 'DELETE' AND NEW._status = 'published'
        AND (TG_TABLE_NAME <> 'press_items' OR to_jsonb(NEW) ->> 'kind' = 'release') THEN
        INSERT INTO site.text_links (subject, record_id, href, host, above, name)
          SELECT TG_TABLE_NAME, NEW.id, links.* FROM site.links_in(to_jsonb(NEW)) AS links;
      END IF;
      RETURN NULL;
    END $$;
  `);
  for (const [table, columns] of TEXTS)
    await db.execute(
      sql.raw(`
        INSERT INTO site.text_links (subject, record_id, href, host, above, name)
          SELECT '${table}', t.id, links.* FROM ${table} t, site.links_in(to_jsonb(t)) AS links
          WHERE t._status = 'published'${table === 'press_items' ? ` AND t.kind = 'release'` : ''};
        CREATE TRIGGER note_links AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON ${table}
          FOR EACH ROW EXECUTE FUNCTION site.note_links();
      `),
    );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS site.note_links() CASCADE;
    DROP FUNCTION IF EXISTS site.links_in(jsonb);
    DROP TABLE IF EXISTS site.text_links;
  `);
}
