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

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Written within the transaction that moves the record, by whichever query function that has. */
export const recordStep = (query: Query, { subject, subjectId, left, entered, by, reason }: Step) =>
  query(
    `insert into steps (subject, subject_id, left_state, new_state, by, reason) values ($1, $2, $3, $4, $5, $6)`,
    [subject, subjectId, left, entered, by, reason],
  );
