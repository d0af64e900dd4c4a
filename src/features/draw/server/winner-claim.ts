import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import type { TransitionRequest } from '../contract';
import { hasWinner } from '../rules/round-states';
import { logRoundActivity, type RoundActor, type RoundRow, touchRound } from './round-rows';
import { ERASED, readWinningPlace } from './winning-place';

/** Columns that hold how the winner was contacted and claimed the prize: erased with the handles. */
export const NO_CONTACT = 'contacted_how = null, claimed_how = null';

type Asked = Extract<TransitionRequest, { action: 'contact' | 'claim' | 'unclaim' }>;

const CHANGES = {
  contact: {
    set: 'contacted_at = now(), contacted_by = $3, contacted_how = $4',
    log: 'was contacted',
  },
  claim: {
    set: 'claimed_at = now(), claimed_by = $3, claimed_how = $4',
    log: 'claimed the prize',
  },
  unclaim: {
    set: 'claimed_at = null, claimed_by = null, claimed_how = null',
    log: 'did not claim the prize after all',
  },
} as const;

/**
 * Records that the winner was contacted, or claimed the prize. Visitors do not see it. The log gets no word of it: it
 * outlives the handles.
 */
export async function trackClaim(
  tx: Transaction,
  round: RoundRow,
  asked: Asked,
  by: RoundActor,
): Promise<void> {
  const { action, place } = asked;
  if (!hasWinner(round.state)) throw invalid('Only a drawn round has a winner.');
  const { isClaimed, isErased } = await readWinningPlace(tx, round.id, place);
  if (action === 'unclaim' ? !isClaimed : isClaimed)
    throw invalid(isClaimed ? 'The prize is claimed already.' : 'The prize is not claimed yet.');
  if (action !== 'unclaim' && isErased) throw invalid(ERASED);
  const { set, log } = CHANGES[action];
  const values = action === 'unclaim' ? [] : [by.username, asked.how];
  await tx.query(`update site.draw_places set ${set} where round_id = $1 and place = $2`, [
    round.id,
    place,
    ...values,
  ]);
  await touchRound(tx, round.id);
  await logRoundActivity(tx, { round: round.id, by, details: [`place ${place} ${log}`] });
}
