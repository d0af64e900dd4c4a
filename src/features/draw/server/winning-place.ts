import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';

const WINNING = `select place, handle is null as "isErased", claimed_at is not null as "isClaimed"
  from site.draw_places where round_id = $1 and passed_over_at is null order by place limit 1`;

export const ERASED = 'The names of this round were erased 90 days after it.';

/**
 * The place with the prize, in a round that is locked: nobody can pass it over meanwhile.
 *
 * @throws EndpointError invalid: it is not the place that staff saw
 */
export async function readWinningPlace(
  tx: Transaction,
  round: number,
  place: number,
): Promise<{ isErased: boolean; isClaimed: boolean }> {
  const { rows } = await tx.query<{ place: number; isErased: boolean; isClaimed: boolean }>(WINNING, [round]);
  const [winning] = rows;
  if (winning?.place !== place) throw invalid('The prize is at another place. Reload the page to see it.');
  return winning;
}
