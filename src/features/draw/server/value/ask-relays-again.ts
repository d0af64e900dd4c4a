import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import { assertTransition } from '../assert-transition';
import { logRoundActivity, type RoundActor, type RoundRow } from '../round-rows';
import { queueFetch } from './queue-fetch';
import { committedDrandRound } from './take-value';

/** For a round whose value no relay had within half an hour. */
export async function askRelaysAgain(tx: Transaction, round: RoundRow, by: RoundActor): Promise<void> {
  assertTransition(round, 'drawn');
  const drandRound = await committedDrandRound(tx, round);
  const { rows } = await tx.query<{ isOut: boolean }>(
    `select (commitment->'drand'->>'due')::timestamptz <= now() as "isOut" from site.draw_commitments
     where round_id = $1`,
    [round.id],
  );
  if (!rows[0]?.isOut) throw invalid('The public value is not out yet. It will be fetched automatically.');
  await queueFetch(tx, round.id, new Date(0).toISOString());
  await logRoundActivity(tx, {
    round: round.id,
    by,
    details: [`asked the relays for drand round ${drandRound} again`],
  });
}
