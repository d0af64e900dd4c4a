import type { Transaction } from '@/db/transaction';

/** Within half an hour, each wait longer than the one before; afterwards staff ask again or paste the value. */
const MOST_TRIES = 8;
/** Relays have a value some moments after it is due. */
const AFTER_DUE_MS = 4000;

/** In no line with other jobs of draws: it waits for other machines. @param from ISO 8601: when the value comes out */
export const queueFetch = (db: Pick<Transaction, 'query'>, round: number, from: string) =>
  db.query(
    `select graphile_worker.add_job('fetch-draw-value', $1::json, run_at => $2::timestamptz,
       max_attempts => ${MOST_TRIES}, job_key => $3)`,
    [
      JSON.stringify({ roundId: round }),
      new Date(Date.parse(from) + AFTER_DUE_MS).toISOString(),
      `fetch-draw-value:${round}`,
    ],
  );
