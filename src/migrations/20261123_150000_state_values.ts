import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The labels that every earlier version wrote into the history, each with its state. */
const LABELS = sql.raw(`(VALUES
  ('waitlist', 'Pending Review', 'pending-review'),
  ('waitlist', 'In Review', 'in-review'),
  ('waitlist', 'Accepted', 'accepted'),
  ('waitlist', 'Waitlisted', 'waitlisted'),
  ('waitlist', 'Declined', 'declined'),
  ('waitlist', 'Withdrawn', 'withdrawn'),
  ('support-tickets', 'New', 'new'),
  ('support-tickets', 'Open', 'open'),
  ('support-tickets', 'Waiting on you', 'waiting-on-you'),
  ('support-tickets', 'Resolved', 'resolved'),
  ('support-tickets', 'Closed', 'closed'),
  ('support-tickets', 'Spam', 'spam'),
  ('quotes', 'New', 'new'),
  ('quotes', 'In progress', 'in-progress'),
  ('quotes', 'Quoted', 'quoted'),
  ('quotes', 'Approved', 'approved'),
  ('quotes', 'Declined', 'declined'),
  ('quotes', 'Closed', 'closed'),
  ('quotes', 'Spam', 'spam'))`);

/**
 * The history contained labels of states, and the board counted by them: rewording a label would have changed its
 * figures. It contains values now. The index has the condition of board.queries.ts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS steps_answers_idx;
    UPDATE steps SET left_state = coalesce(l.value, one.left_state), new_state = coalesce(n.value, one.new_state)
    FROM steps AS one
      LEFT JOIN ${LABELS} AS l (subject, label, value) ON l.subject = one.subject AND l.label = one.left_state
      LEFT JOIN ${LABELS} AS n (subject, label, value) ON n.subject = one.subject AND n.label = one.new_state
    WHERE one.id = steps.id AND (l.value IS NOT NULL OR n.value IS NOT NULL);
    CREATE INDEX steps_answers_idx ON steps (created_at, subject, subject_id)
      WHERE (subject = 'support-tickets' AND new_state IN ('waiting-on-you', 'resolved'))
        OR (subject = 'quotes' AND new_state IN ('quoted'));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX IF EXISTS steps_answers_idx;
    UPDATE steps SET left_state = coalesce(l.label, one.left_state), new_state = coalesce(n.label, one.new_state)
    FROM steps AS one
      LEFT JOIN ${LABELS} AS l (subject, label, value) ON l.subject = one.subject AND l.value = one.left_state
      LEFT JOIN ${LABELS} AS n (subject, label, value) ON n.subject = one.subject AND n.value = one.new_state
    WHERE one.id = steps.id AND (l.label IS NOT NULL OR n.label IS NOT NULL);
    CREATE INDEX steps_answers_idx ON steps (created_at, subject, subject_id)
      WHERE (subject = 'support-tickets' AND new_state IN ('Waiting on you', 'Resolved'))
        OR (subject = 'quotes' AND new_state = 'Quoted');
  `);
}
