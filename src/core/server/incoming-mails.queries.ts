import { requestPool } from '@/kit/db/pool';
import type { Transaction } from '@/kit/db/transaction';

/** How many emails wait for a person to say where they belong. */
export async function countToSort(): Promise<number> {
  const text = `select count(*)::int as waiting from incoming_mails where state = 'waiting'`;
  return (await requestPool().query<{ waiting: number }>(text)).rows[0]?.waiting ?? 0;
}

/** An email as it came, and the message of the conversation that it is. */
export type Original = { id: number; entry: number };

/** The request of a merged record has that record's id, negative, as among the files. */
const ORIGINALS = `select id, case when entry_id = 0 and related_id <> $2::text then -related_id::integer else entry_id::integer end as entry
  from incoming_mails where related_collection = $1 and related_id = any($3::text[]) and state = 'filed'`;

/** @param ids the record's own, and those of the records that were merged into it */
export async function readOriginals(subject: string, id: number, ids: number[]): Promise<Original[]> {
  return (await requestPool().query<Original>(ORIGINALS, [subject, id, ids.map(String)])).rows;
}

/** Emails that came in about these records. @returns the ids of the originals' files */
export async function removeIncoming(tx: Transaction, subject: string, ids: number[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'delete from incoming_mails where related_collection = $1 and related_id = any($2) returning raw as id',
    [subject, ids.map(String)],
  );
  return rows.map(({ id }) => id);
}
