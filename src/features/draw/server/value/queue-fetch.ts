import type { Transaction } from '@/kit/db/transaction';
import { TRIES } from '../round-rows';

/** Relays have a value some seconds after it is due. */
const AFTER_DUE_MS = 4000;

/** Not queued with other draw jobs: it waits for other hosts. @param from ISO 8601: when the value comes out */
export const queueFetch = (db: Pick<Transaction, 'query'>, round: number, from: string) =>
  db.query(
    `select graphile_worker.add_job('fetch-draw-value', $1::json, run_at => $2::timestamptz,
       ${TRIES}, job_key => $3)`,
    [
      JSON.stringify({ roundId: round }),
      new Date(Date.parse(from) + AFTER_DUE_MS).toISOString(),
      `fetch-draw-value:${round}`,
    ],
  );
