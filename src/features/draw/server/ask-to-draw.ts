import type { Transaction } from '@/db/transaction';
import { tidyBeacon } from '../protocol/commitment';
import { assertMove } from './assert-move';
import { type Actor, queueDrawJob, type RoundRow, refuse, tell } from './round-rows';

const DRAND = /^[0-9a-f]{64}$/;

/** @throws EndpointError invalid */
function spelled(kind: string, value: string): string {
  const tidy = tidyBeacon(value);
  if (kind !== 'drand') return tidy;
  if (!DRAND.test(tidy.toLowerCase()))
    throw refuse('The randomness of a drand round is 64 hexadecimal digits. Paste it whole.');
  return tidy.toLowerCase();
}

/**
 * Takes the public value, the first one that is given and no other, and hands the round to the worker. Of two people
 * who press at once, one hears that the other was first. Where drawing went wrong, the same value may be given again.
 */
export async function askToDraw(tx: Transaction, round: RoundRow, value: string, by: Actor): Promise<void> {
  assertMove(round, 'drawn');
  const { rows } = await tx.query<{ kind: string; what: string; isOut: boolean }>(
    `select beacon->>'kind' as kind, beacon->>'what' as what, (beacon->>'due')::timestamptz <= now() as "isOut"
     from site.draw_commitments where round_id = $1`,
    [round.id],
  );
  const [announced] = rows;
  if (!announced?.isOut) throw refuse('The announced value is not out yet.');
  const beacon = spelled(announced.kind, value);
  const { rowCount } = await tx.query(
    `insert into site.draw_results as asked (round_id, asked_by_id, asked_by, beacon) values ($1, $2, $3, $4)
     on conflict (round_id) do update set asked_by_id = excluded.asked_by_id, asked_by = excluded.asked_by,
       asked_at = now(), problem = null
       where asked.problem is not null and asked.drawn_at is null and asked.beacon = excluded.beacon`,
    [round.id, by.userId, by.username, beacon],
  );
  if (rowCount !== 1) throw refuse('This round was given its value already. Reload the page to see it.');
  await queueDrawJob(tx, 'draw-round', { roundId: round.id });
  await tell(tx, { round: round.id, by, details: [`asked to draw, with ${announced.what}: ${beacon}`] });
}
