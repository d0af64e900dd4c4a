import type { Transaction } from '@/kit/db/transaction';
import type { TransitionRequest } from '../contract';
import { hasWinner } from '../rules/round-states';
import { NO_CONSENT } from './name-winner';
import { type Actor, logRoundActivity, type RoundRow, refuse, touchRound } from './round-rows';

type Asked = Extract<TransitionRequest, { action: 'redraw' }>;

/**
 * Moves the prize to the next place; nothing is drawn again. The request names the place that staff saw as the
 * winner, so that two simultaneous presses pass over one person, not two.
 */
export async function passOver(
  tx: Transaction,
  round: RoundRow,
  { place, reason }: Asked,
  by: Actor,
): Promise<void> {
  if (!hasWinner(round.state)) throw refuse('Only a drawn round has somebody to pass over.');
  const { rows } = await tx.query<{ place: number; others: number; isClaimed: boolean }>(
    `select place, (count(*) over () - 1)::integer as others, claimed_at is not null as "isClaimed" from site.draw_places
     where round_id = $1 and passed_over_at is null order by place limit 1`,
    [round.id],
  );
  const [winning] = rows;
  if (winning?.place !== place)
    throw refuse('Somebody else has just passed this place over. Reload the page to see it.');
  if (winning.isClaimed) throw refuse('The prize is claimed: take the claim back first.');
  if (winning.others === 0) throw refuse('There is no alternate left: this is the last place.');
  await tx.query(
    `update site.draw_places set passed_over_at = now(), passed_over_by = $3, passed_over_for = $4, ${NO_CONSENT}
     where round_id = $1 and place = $2`,
    [round.id, place, by.username, reason],
  );
  await touchRound(tx, round.id);
  await logRoundActivity(tx, { round: round.id, by, details: [`passed over place ${place}: ${reason}`] });
}
