import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Columns that the back office's search fields use. */
const SEARCHED: Record<string, string[]> = {
  support_tickets: ['ticket_id', 'subject', 'name', 'email', 'reference'],
  waitlist: ['organization', 'full_name', 'email', 'reference'],
  quotes: ['quote_id', 'organization', 'name', 'email', 'event', 'reference'],
  newsletter: ['email', 'name'],
  mails: ['subject', 'to', 'related_id'],
  activity: ['actor', 'action', 'subject', 'subject_id', 'details'],
  users: ['username', 'email'],
  media: ['filename', 'alt'],
  social_links: ['label', 'url'],
};
const each = (statement: (table: string, column: string) => string) =>
  Object.entries(SEARCHED)
    .flatMap(([table, columns]) => columns.map((column) => statement(table, column)))
    .join('\n');

/** Searches use trigram indexes instead of reading every row; also adds link clicks per day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm;`);
  await db.execute(
    sql.raw(
      each(
        (table, column) =>
          `CREATE INDEX ${table}_${column}_trgm_idx ON "${table}" USING gin ("${column}" gin_trgm_ops);`,
      ),
    ),
  );
  await db.execute(sql`
    CREATE TABLE site.link_clicks (
      link_id integer NOT NULL REFERENCES social_links (id) ON DELETE CASCADE,
      day date NOT NULL,
      clicks integer NOT NULL CHECK (clicks > 0),
      PRIMARY KEY (link_id, day)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS site.link_clicks;`);
  await db.execute(sql.raw(each((table, column) => `DROP INDEX IF EXISTS ${table}_${column}_trgm_idx;`)));
}
