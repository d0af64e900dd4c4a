import type { Pool } from 'pg';
import { REMOVED_IN_TIME, recordActivity } from '@/core/db/activity';
import type { PersonalData, Term } from '@/core/db/personal-data';
import { removePrivateFile } from '@/kit/db/private-files';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { removeRecords } from './remove-records';

/** Small enough that nobody who works on a record has to wait. */
const BATCH = 200;

async function overdue(tx: Transaction, { table }: PersonalData, { when, since, retention }: Term) {
  const { rows } = await tx.query<{ id: number }>(
    `select id from ${table} where (${when}) and ${since} < now() - $1::interval
     order by id limit ${BATCH} for update skip locked`,
    [retention],
  );
  return rows.map(({ id }) => id);
}

/** @returns the number of removed records */
async function forgetBatch(pool: Pool, part: PersonalData, term: Term): Promise<number> {
  const { count, leftovers } = await withTransaction(async (tx) => {
    const ids = await overdue(tx, part, term);
    const files = await removeRecords(tx, { part, ids });
    if (ids.length > 0)
      await recordActivity(tx, {
        actor: null,
        action: REMOVED_IN_TIME,
        subject: part.subject,
        subjectId: null,
        details: `${term.what}: ${ids.length}`,
      });
    return { count: ids.length, leftovers: files };
  }, pool);
  for (const { kind, id } of leftovers) await removePrivateFile(kind, id);
  return count;
}

/** Removes data whose retention period in the policies is over. */
export async function forgetInTime(pool: Pool, parts: readonly PersonalData[]): Promise<void> {
  for (const part of parts)
    for (const term of part.terms ?? []) while ((await forgetBatch(pool, part, term)) === BATCH);
}
