import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the desk shows, by table, event and condition. Beats of people who stay are no change, and neither are new
 * requests: their transactions must not wait for each other (src/core/db/desk-changes.ts).
 */
const NOTICES = [
  ['support_tickets', 'UPDATE', 'STATEMENT', null],
  ['quotes', 'UPDATE', 'STATEMENT', null],
  ['waitlist', 'UPDATE', 'STATEMENT', null],
  ['ticket_messages', 'INSERT', 'STATEMENT', null],
  ['notes', 'INSERT', 'STATEMENT', null],
  // Where each incoming email ends, and the ticket that it may open.
  ['incoming_mails', 'UPDATE', 'STATEMENT', null],
  ['site.desk_tags', 'INSERT OR DELETE', 'STATEMENT', null],
  ['site.desk_claims', 'INSERT OR DELETE', 'ROW', null],
  ['site.desk_claims', 'UPDATE', 'ROW', 'OLD.user_id <> NEW.user_id OR OLD.until <= now()'],
  ['site.desk_visits', 'INSERT', 'ROW', null],
  ['site.desk_visits', 'UPDATE', 'ROW', 'OLD.here_until <= now() OR NEW.here_until <= now()'],
  ['mails', 'UPDATE', 'ROW', 'OLD.state IS DISTINCT FROM NEW.state AND NEW.from_person'],
] as const;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION site.desk_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('desk_changed', '');
      RETURN NULL;
    END $$;
  `);
  for (const [table, event, level, when] of NOTICES) {
    const name = `desk_changed_${event.split(' ')[0]?.toLowerCase()}`;
    const condition = when ? `WHEN (${when})` : '';
    await db.execute(
      sql.raw(`CREATE TRIGGER ${name} AFTER ${event} ON ${table}
        FOR EACH ${level} ${condition} EXECUTE FUNCTION site.desk_changed()`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION IF EXISTS site.desk_changed() CASCADE;`);
}
