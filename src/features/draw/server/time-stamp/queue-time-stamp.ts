import type { Transaction } from '@/db/transaction';
import { env } from '@/env';
import { TRIES } from '../round-rows';

/** If an authority is configured. Commitments do not wait for it. */
export async function queueTimeStamp(db: Pick<Transaction, 'query'>, round: number): Promise<void> {
  if (!env().TIMESTAMP_URL) return;
  await db.query(`select graphile_worker.add_job('stamp-draw', $1::json, ${TRIES}, job_key => $2)`, [
    JSON.stringify({ roundId: round }),
    `stamp-draw:${round}`,
  ]);
}
