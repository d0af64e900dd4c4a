import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tables of submissions; rows older than their insertion came from a backup. */
const TABLES = ['waitlist', 'support_tickets', 'quotes', 'newsletter', 'mails'];

/**
 * The erasures that this database has applied; a restored one lacks the later ones. If only rows are restored, into a
 * live database, a trigger records it; its condition costs ordinary inserts almost nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.erasures (
      address text NOT NULL,
      erased_at timestamptz NOT NULL,
      key text NOT NULL,
      PRIMARY KEY (address, erased_at)
    );
    CREATE FUNCTION site.note_old_rows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO site.meta (key, value) VALUES ('old-rows', 'came') ON CONFLICT (key) DO NOTHING;
      RETURN NULL;
    END $$;
  `);
  for (const table of TABLES) {
    await db.execute(
      sql.raw(`CREATE TRIGGER ${table}_old_rows AFTER INSERT ON ${table} FOR EACH ROW
        WHEN (NEW.created_at < now() - interval '1 minute') EXECUTE FUNCTION site.note_old_rows();`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(sql.raw(`DROP TRIGGER IF EXISTS ${table}_old_rows ON ${table};`));
  await db.execute(sql`
    DROP FUNCTION IF EXISTS site.note_old_rows();
    DROP TABLE IF EXISTS site.erasures;
  `);
}
