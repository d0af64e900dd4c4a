import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Only what is published is on a page; drafts change nothing that visitors see. */
const PUBLISHED = [
  ['content_changed_insert', 'INSERT', `NEW._status = 'published'`],
  ['content_changed_delete', 'DELETE', `OLD._status = 'published'`],
  ['content_changed_update', 'UPDATE', `OLD._status = 'published' OR NEW._status = 'published'`],
];

/**
 * The search over help articles, and what visitors say about them. Both extensions are trusted ones: the owner of the
 * database may create them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [name, event, when] of PUBLISHED)
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON help_articles
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION site.content_changed()`),
    );
  for (const column of ['question', 'topic', 'synonyms'])
    await db.execute(
      sql.raw(
        `CREATE INDEX help_articles_${column}_trgm_idx ON help_articles USING gin ("${column}" gin_trgm_ops);`,
      ),
    );
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS unaccent;`);
  await db.execute(sql`CREATE TEXT SEARCH CONFIGURATION site.help (COPY = pg_catalog.english);`);
  await db.execute(sql`
    ALTER TEXT SEARCH CONFIGURATION site.help
      ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part
      WITH unaccent, english_stem;
  `);
  // A few Greek letters together are a chapter's: their names are searched for too.
  await db.execute(sql`
    CREATE FUNCTION site.help_plain(words text) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT plain || coalesce(' ' || (
        SELECT string_agg((string_to_array('alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi '
          || 'omicron pi rho sigma tau upsilon phi chi psi omega', ' '))[strpos('αβγδεζηθικλμνξοπρστυφχψω', letter)], ' ')
        FROM regexp_matches(plain, '\\m[αβγδεζηθικλμνξοπρσςτυφχψω]{1,4}\\M', 'g') AS found,
          regexp_split_to_table(replace(found[1], 'ς', 'σ'), '') AS letter
      ), '')
      FROM (SELECT unaccent(regexp_replace(normalize(lower(coalesce(words, '')), NFKD), '[\\u0300-\\u036f]+', '', 'g')))
        AS given (plain);
    $$;
  `);
  // What a reader reads, as `articleText` has it.
  await db.execute(sql`
    CREATE FUNCTION site.help_words_in(rich jsonb) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT string_agg(piece #>> '{}', ' ') FROM jsonb_path_query(rich,
        'strict $.** ? (@.type() == "object").keyvalue()
          ? (@.key == "text" || @.key == "title" || @.key == "caption" || @.key == "code").value', '{}', true) AS piece;
    $$;
  `);
  await db.execute(sql`
    CREATE TABLE site.help_search (
      article_id integer PRIMARY KEY REFERENCES help_articles (id) ON DELETE CASCADE,
      body text NOT NULL,
      minutes integer NOT NULL,
      title tsvector NOT NULL,
      document tsvector NOT NULL
    );
  `);
  await db.execute(sql`CREATE INDEX help_search_title_idx ON site.help_search USING gin (title);`);
  await db.execute(sql`CREATE INDEX help_search_document_idx ON site.help_search USING gin (document);`);
  await db.execute(sql`CREATE TABLE site.help_vocabulary (word text PRIMARY KEY);`);
  await db.execute(
    sql`CREATE INDEX help_vocabulary_trgm_idx ON site.help_vocabulary USING gin (word gin_trgm_ops);`,
  );
  // Deferred: Payload writes an article's steps after its row.
  await db.execute(sql`
    CREATE FUNCTION site.help_indexed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      article help_articles;
      words text;
      named text;
    BEGIN
      SELECT * INTO article FROM help_articles WHERE id = NEW.id AND _status = 'published';
      IF NOT FOUND THEN
        DELETE FROM site.help_search WHERE article_id = NEW.id;
        RETURN NULL;
      END IF;
      words := concat_ws(' ', article.answer,
        (SELECT string_agg(concat_ws(' ', title, text), ' ' ORDER BY _order) FROM help_articles_steps WHERE _parent_id = NEW.id),
        site.help_words_in(article.body), site.help_words_in(article.tip));
      named := concat_ws(' ', article.question, article.synonyms, article.often_asked);
      INSERT INTO site.help_search (article_id, body, minutes, title, document)
      VALUES (NEW.id, words, greatest(1, ceil(cardinality(regexp_split_to_array(trim(words), '\\s+')) / 230.0)),
        to_tsvector('site.help', site.help_plain(named)),
        setweight(to_tsvector('site.help', site.help_plain(named)), 'A')
        || setweight(to_tsvector('site.help', site.help_plain(concat_ws(' ', article.topic, article.answer))), 'B')
        || setweight(to_tsvector('site.help', site.help_plain(words)), 'D'))
      ON CONFLICT (article_id) DO UPDATE
        SET body = excluded.body, minutes = excluded.minutes, title = excluded.title,
          document = excluded.document;
      INSERT INTO site.help_vocabulary (word)
      SELECT DISTINCT word FROM regexp_split_to_table(site.help_plain(named || ' ' || words), '[^[:alnum:]]+') AS word
      WHERE length(word) BETWEEN 3 AND 40 ORDER BY word
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
  `);
  await db.execute(sql`
    CREATE CONSTRAINT TRIGGER help_indexed AFTER INSERT OR UPDATE ON help_articles
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION site.help_indexed();
  `);
  // As for posts (migration `blog_posts`).
  await db.execute(sql`
    CREATE TRIGGER keep_address AFTER UPDATE OF slug ON help_articles
      FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug AND OLD.slug IS NOT NULL)
      EXECUTE FUNCTION site.keep_address();
    CREATE TRIGGER forget_addresses AFTER DELETE ON help_articles
      FOR EACH ROW EXECUTE FUNCTION site.keep_address();
  `);
  await db.execute(sql`
    CREATE TABLE site.help_votes (
      article_id integer NOT NULL REFERENCES help_articles (id) ON DELETE CASCADE,
      day date NOT NULL DEFAULT current_date,
      yes integer NOT NULL DEFAULT 0,
      no integer NOT NULL DEFAULT 0,
      PRIMARY KEY (article_id, day)
    );
    CREATE TABLE site.help_missing (
      id serial PRIMARY KEY,
      article_id integer NOT NULL REFERENCES help_articles (id) ON DELETE CASCADE,
      text text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX help_missing_article_idx ON site.help_missing (article_id);
    CREATE TABLE site.help_not_found (
      words text NOT NULL,
      network text NOT NULL,
      day date NOT NULL DEFAULT current_date,
      PRIMARY KEY (words, network)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE IF EXISTS site.help_not_found, site.help_missing, site.help_votes, site.help_vocabulary,
      site.help_search;
    DROP FUNCTION IF EXISTS site.help_indexed() CASCADE;
    DROP FUNCTION IF EXISTS site.help_words_in(jsonb);
    DROP FUNCTION IF EXISTS site.help_plain(text);
    DROP TEXT SEARCH CONFIGURATION IF EXISTS site.help;
  `);
}
