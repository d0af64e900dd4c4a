import type { Pool } from 'pg';
import { removePrivateFile } from '@/kit/db/private-files';
import { withTransaction } from '@/kit/db/transaction';
import type { ListState } from '../../contract';
import { lockEntries } from '../round-rows';
import { removePeopleWithoutEntries } from './entry-rows';
import { endList, type ListRow } from './list-rows';

const BATCH = 10_000;
export const LEAVING: readonly ListState[] = ['leaving'];

/** Removes what this list added. Entries that another list of the account contains too are restored from it. */
export async function removeList(pool: Pool, { id, round, fileId }: ListRow): Promise<void> {
  for (let removed = BATCH; removed === BATCH; ) {
    removed = await withTransaction(async (tx) => {
      await lockEntries(tx, round);
      const { rows } = await tx.query<{ person: number }>(
        `delete from site.draw_entries where ctid = any(array(
           select ctid from site.draw_entries where round_id = $1 and list_id = $2 limit ${BATCH}))
         returning person_id as person`,
        [round, id],
      );
      await removePeopleWithoutEntries(
        tx,
        round,
        rows.map(({ person }) => person),
      );
      return rows.length;
    }, pool);
  }
  await endList(pool, id, { from: LEAVING, state: 'gone' });
  if (fileId) await removePrivateFile('follower-lists', fileId);
}
