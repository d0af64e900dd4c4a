import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The board counts what waits, what arrived per day, and how fast the week's answers were, from these indexes alone,
 * without the rows, which are scattered over the years. Their conditions match those of board.queries.ts word for
 * word.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX support_tickets_owed_idx ON support_tickets (due_at)
      WHERE due_at IS NOT NULL AND quarantined IS NOT TRUE;
    CREATE INDEX support_tickets_came_idx ON support_tickets (created_at) WHERE quarantined IS NOT TRUE;
    CREATE INDEX waitlist_unread_idx ON waitlist (created_at)
      WHERE status = 'pending-review' AND quarantined IS NOT TRUE;
    CREATE INDEX waitlist_came_idx ON waitlist (created_at) WHERE quarantined IS NOT TRUE;
    CREATE INDEX steps_answers_idx ON steps (created_at, subject, subject_id)
      WHERE (subject = 'support-tickets' AND new_state IN ('Waiting on you', 'Resolved'))
        OR (subject = 'quotes' AND new_state = 'Quoted');
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS support_tickets_owed_idx;
    DROP INDEX IF EXISTS support_tickets_came_idx;
    DROP INDEX IF EXISTS waitlist_unread_idx;
    DROP INDEX IF EXISTS waitlist_came_idx;
    DROP INDEX IF EXISTS steps_answers_idx;
  `);
}
