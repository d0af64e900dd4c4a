import { inSql } from './in-sql';
import type { FileKind } from './private-files';

/** When records have had their time, in SQL about one row of the table. */
export type Term = {
  /** For the activity log: 'spam', 'closed'. */
  what: string;
  when: string;
  /** The moment from which time is counted. */
  since: string;
  /** Interval of PostgreSQL. */
  keptFor: string;
};

/**
 * What a room holds on people in one table, so that it can be shown, handed over, erased on request and forgotten in
 * time. Every table with a column of addresses has one; a test compares them with the schema.
 */
export type PersonalData = {
  /** Its name in the file that a person gets. */
  name: string;
  /** What staff call it. */
  label: string;
  table: string;
  /** Slug under which notes, steps, mails and the activity log speak of its records. */
  subject: string;
  /** Columns that hold e-mail addresses. */
  addresses: readonly string[];
  /** SQL of the moment at which a row came in; `created_at` unless said. */
  cameAt?: string;
  /** Columns that are secrets of ours: never handed over. */
  secrets?: readonly string[];
  /** Rows of other tables that hang on a record. */
  children?: readonly { name: string; table: string; column: string }[];
  /** Paths of its forms, as SQL patterns: answers to them are remembered for a while. */
  doors?: readonly string[];
  /** Columns that speak of a private file: its id, and what the person called it. */
  file?: { kind: FileKind; id: string; name: string };
  /** Records that must go on to count: these keep their row, and nobody's name. */
  blanked?: { when: string; set: string };
  /** Not removed by an erasure; why, for staff. */
  kept?: string;
  terms?: readonly Term[];
};

/** What came through a form goes 30 days after it was found to be spam, or 24 months after it was done with. */
export const submissionTerms = (
  place: Pick<PersonalData, 'table' | 'subject'>,
  doneWith: readonly string[],
): readonly Term[] => [
  {
    what: 'spam',
    when: `status = 'spam' or quarantined`,
    since: lastStep(place, 'created_at'),
    keptFor: '30 days',
  },
  {
    what: 'closed',
    when: `status in (${inSql(doneWith)})`,
    since: lastStep(place, 'updated_at'),
    keptFor: '24 months',
  },
];

/** @returns SQL */
export const cameAt = ({ cameAt: moment = 'created_at' }: PersonalData) => moment;

/** The moment of a record's last step, or the given column where it took none. */
export const lastStep = ({ table, subject }: Pick<PersonalData, 'table' | 'subject'>, otherwise: string) =>
  `coalesce((select max(steps.created_at) from steps
     where steps.subject = '${subject}' and steps.subject_id = ${table}.id::text), ${table}.${otherwise})`;
