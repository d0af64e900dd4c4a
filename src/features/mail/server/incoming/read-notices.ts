import type { Transaction } from '@/kit/db/transaction';
import type { Notice } from './answer-words';

const NEWEST = `select concat_ws(E'\\n', subject, text) as text, message_id as "messageId", kind = 'mention' as "isNote" from mails
  where related_collection = $1 and related_id = any($2) and lower("to") <> lower($3) order by id desc limit 30`;

type About = { collection: string; ids: readonly (string | number)[]; owner: string };

/** What we wrote to the team about a record, and about what was merged into it. */
export const readNotices = async (
  tx: Transaction,
  { collection, ids, owner }: About,
): Promise<(Notice & { messageId: string | null })[]> =>
  (await tx.query<Notice & { messageId: string | null }>(NEWEST, [collection, ids.map(String), owner])).rows;
