import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tickets that are the same matter as another one, and what either was before: a row stays when they are separated. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site.merged_tickets (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ticket_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      into_id integer NOT NULL REFERENCES support_tickets (id) ON DELETE CASCADE,
      by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- The merged ticket's clock, which stands still meanwhile.
      due_at timestamptz,
      -- The other ticket before: its state, its clock, and the transition by which it took over the clock.
      into_state text NOT NULL,
      into_due_at timestamptz,
      into_step integer,
      separated_at timestamptz,
      separated_by text,
      CHECK (ticket_id <> into_id)
    );
    CREATE UNIQUE INDEX merged_tickets_now_idx ON site.merged_tickets (ticket_id) WHERE separated_at IS NULL;
    CREATE INDEX merged_tickets_ticket_idx ON site.merged_tickets (ticket_id);
    CREATE INDEX merged_tickets_into_idx ON site.merged_tickets (into_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE IF EXISTS site.merged_tickets;`);
}
