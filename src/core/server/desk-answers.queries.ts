import type { Transaction } from '@/kit/db/transaction';

const LEAVING = `select 1 from site.desk_answers
  where subject = $1 and subject_id = any($2) and leaves_at > clock_timestamp() limit 1`;

/** Whether an answer to one of these records can still be taken back. */
export const isAnswerLeaving = async (tx: Transaction, subject: string, ids: number[]): Promise<boolean> =>
  (await tx.query(LEAVING, [subject, ids])).rowCount !== 0;
