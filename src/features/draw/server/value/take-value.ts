import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import { assertTransition } from '../assert-transition';
import { logRoundActivity, queueDrawJob, type RoundActor, type RoundRow } from '../round-rows';
import { NotTheValue, readValue } from './read-value';

const FIRST =
  'This round was committed to under the first version of the protocol, which staff could steer. Cancel it and create a new one.';

/** @throws EndpointError invalid: only a round of drand decides a draw */
export async function committedDrandRound(tx: Transaction, round: RoundRow): Promise<number> {
  const { rows } = await tx.query<{ drand: number | null }>(
    `select (commitment->'drand'->>'round')::float8 as drand from site.draw_commitments where round_id = $1`,
    [round.id],
  );
  const drand = rows[0]?.drand;
  if (!drand) throw invalid(FIRST);
  return drand;
}

/**
 * Accepts the value of the committed round, from a relay or a person, and queues the draw for the worker. There is
 * one right value, so its source does not matter; once is enough.
 *
 * @param text JSON as returned by a relay @param by null if the worker fetched it
 * @throws EndpointError invalid, with a sentence
 */
export async function takeValue(
  tx: Transaction,
  round: RoundRow,
  text: string,
  by: RoundActor | null,
): Promise<void> {
  assertTransition(round, 'drawn');
  const drandRound = await committedDrandRound(tx, round);
  const signature = (() => {
    try {
      return readValue(text, drandRound);
    } catch (error) {
      throw error instanceof NotTheValue ? invalid(error.message) : error;
    }
  })();
  const { rowCount } = await tx.query(
    `insert into site.draw_results as asked (round_id, asked_by_id, asked_by, signature) values ($1, $2, $3, $4)
     on conflict (round_id) do update set asked_by_id = excluded.asked_by_id, asked_by = excluded.asked_by,
       asked_at = now(), problem = null
       where asked.problem is not null and asked.drawn_at is null and asked.signature = excluded.signature`,
    [round.id, by?.userId ?? null, by?.username ?? null, signature],
  );
  if (rowCount !== 1) throw invalid('This round already has its value. Reload the page to see it.');
  await queueDrawJob(tx, 'draw-round', { roundId: round.id });
  await logRoundActivity(tx, {
    round: round.id,
    by,
    details: [`took the value of drand round ${drandRound}`],
  });
}
