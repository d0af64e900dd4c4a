import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What the desk searches from now on: notes, tags, the idea of a quote request, and what was written since a form. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX quotes_idea_trgm_idx ON quotes USING gin (idea gin_trgm_ops);
    CREATE INDEX notes_text_trgm_idx ON notes USING gin (text gin_trgm_ops);
    CREATE INDEX desk_tags_tag_trgm_idx ON site.desk_tags USING gin (tag gin_trgm_ops);
    CREATE INDEX record_messages_text_trgm_idx ON site.record_messages USING gin (text gin_trgm_ops);
    -- Newsletter issues are rows of the same table, thousands at a time, and nobody searches them here.
    CREATE INDEX mails_text_trgm_idx ON mails USING gin (text gin_trgm_ops)
      WHERE kind IN ('quote-letter', 'application-letter');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS quotes_idea_trgm_idx, notes_text_trgm_idx, site.desk_tags_tag_trgm_idx,
      site.record_messages_text_trgm_idx, mails_text_trgm_idx;
  `);
}
