import { inSql } from '@/kit/db/in-sql';
import type { FileKind } from '@/kit/db/private-files';

/** When records have reached the end of their retention period, in SQL about one row of the table. */
export type Term = {
  /** For the activity log: 'spam', 'closed'. */
  what: string;
  when: string;
  /** The time at which the period starts. */
  since: string;
  /** A PostgreSQL interval. */
  retention: string;
};

/**
 * The personal data that a feature stores in one table, so that it can be shown, exported, erased on request and removed
 * when due. Every table with a column of addresses has one; a test compares them with the schema.
 */
export type PersonalData = {
  /** Its name in the file that a person receives. */
  name: string;
  /** What staff call it. */
  label: string;
  table: string;
  /** Slug of its records in notes, transitions, emails and the activity log. */
  subject: string;
  /** Columns that contain email addresses. */
  addresses: readonly string[];
  /** SQL of the time at which a row arrived; `created_at` by default. */
  cameAt?: string;
  /** Columns that are our secrets: never exported. */
  secrets?: readonly string[];
  /** Rows of other tables that depend on a record. */
  children?: readonly { name: string; table: string; column: string }[];
  /** Paths of its forms, as SQL patterns: their answers are stored for a while. */
  submissionPaths?: readonly string[];
  /** Columns about a private file: its id, and the person's name for it. */
  file?: { kind: FileKind; id: string; name: string };
  /** Records that must still be counted: these keep their row, without any name. */
  blanked?: { when: string; set: string };
  /** Why an erasure does not remove it, for staff. */
  kept?: string;
  terms?: readonly Term[];
};

/** Submissions are removed 30 days after they were marked as spam, or 24 months after they were completed. */
export const submissionTerms = (
  place: Pick<PersonalData, 'table' | 'subject'>,
  doneWith: readonly string[],
): readonly Term[] => [
  {
    what: 'spam',
    when: `status = 'spam' or quarantined`,
    since: lastTransition(place, 'created_at'),
    retention: '30 days',
  },
  {
    what: 'closed',
    when: `status in (${inSql(doneWith)})`,
    since: lastTransition(place, 'updated_at'),
    retention: '24 months',
  },
];

/** @returns SQL */
export const cameAt = ({ cameAt: dateTime = 'created_at' }: PersonalData) => dateTime;

/** The time of a record's last transition, or the given column if it had none. */
export const lastTransition = (
  { table, subject }: Pick<PersonalData, 'table' | 'subject'>,
  otherwise: string,
) =>
  `coalesce((select max(transitions.created_at) from transitions
     where transitions.subject = '${subject}' and transitions.subject_id = ${table}.id::text), ${table}.${otherwise})`;
