import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import { lockEntries, logRoundActivity, queueDrawJob, type RoundActor } from '../round-rows';
import { MAY_RETRY } from './list-rows';

type Wanted = { round: number; list: number; by: RoundActor };

/** Also removes a list that is still being read: its entries are removed, and no more are added. */
export async function requestRemoval(tx: Transaction, { round, list, by }: Wanted): Promise<void> {
  await lockEntries(tx, round);
  const { rowCount } = await tx.query(
    `update site.draw_lists set state = 'leaving', problem = null
     where id = $1 and round_id = $2 and state in ('waiting', 'running', 'done', 'failed')`,
    [list, round],
  );
  if (rowCount !== 1) throw invalid('This list is already being removed, or is gone.');
  await queueDrawJob(tx, 'import-list', { listId: list });
  await logRoundActivity(tx, { round, by, details: [`removed follower list ${list}`] });
}

/** Continues after the rows already stored. */
export async function retry(tx: Transaction, { round, list, by }: Wanted): Promise<void> {
  await lockEntries(tx, round);
  const { rowCount } = await tx.query(
    `update site.draw_lists set state = 'waiting', problem = null, finished_at = null
     where id = $1 and round_id = $2 and ${MAY_RETRY}`,
    [list, round],
  );
  if (rowCount !== 1)
    throw invalid('Only a list that failed, and whose file is still here, can be tried again.');
  await queueDrawJob(tx, 'import-list', { listId: list });
  await logRoundActivity(tx, { round, by, details: [`retried follower list ${list}`] });
}
