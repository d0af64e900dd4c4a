import type { Queryable } from './queryable';

/** One step of a record from state to state, in the words that staff read. */
export type Step = {
  /** Slug and id of the record. */
  subject: string;
  subjectId: string;
  left: string;
  entered: string;
  /** Username; null when nobody of the staff took it. */
  by: string | null;
  reason: string | null;
};

/** Written within the transaction that moves the record. */
export const recordStep = (db: Queryable, { subject, subjectId, left, entered, by, reason }: Step) =>
  db.query(
    `insert into steps (subject, subject_id, left_state, new_state, by, reason) values ($1, $2, $3, $4, $5, $6)`,
    [subject, subjectId, left, entered, by, reason],
  );
