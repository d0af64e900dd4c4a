import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Words by which staff group the records of the desk, and what finds a record's sender without reading every row. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.desk_tags (
      subject text NOT NULL,
      subject_id integer NOT NULL,
      tag text NOT NULL,
      by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (subject, subject_id, tag)
    );
    CREATE INDEX desk_tags_tag_idx ON site.desk_tags (tag);
    CREATE INDEX support_tickets_sender_idx ON support_tickets (lower(email), created_at DESC);
    CREATE INDEX quotes_sender_idx ON quotes (lower(email), created_at DESC);
    CREATE INDEX waitlist_sender_idx ON waitlist (lower(email), created_at DESC);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS support_tickets_sender_idx, quotes_sender_idx, waitlist_sender_idx;
    DROP TABLE IF EXISTS site.desk_tags;
  `);
}
