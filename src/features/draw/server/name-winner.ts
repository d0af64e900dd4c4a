import type { Transaction } from '@/kit/db/transaction';
import { invalid } from '@/kit/server/endpoint-errors';
import type { TransitionRequest } from '../contract';
import { hasWinner } from '../rules/round-states';
import { logRoundActivity, type RoundActor, type RoundRow, touchRound } from './round-rows';
import { ERASED, readWinningPlace } from './winning-place';

/** Columns of a place whose owner did not agree to be named, or does not agree anymore. */
export const NO_CONSENT = 'agreed_name = null, agreed_how = null, agreed_by = null, agreed_at = null';

type Naming = Extract<TransitionRequest, { action: 'name' }>;
type Unnaming = Extract<TransitionRequest, { action: 'unname' }>;

/** The log gets no name. */
async function tell(tx: Transaction, round: RoundRow, by: RoundActor, what: string): Promise<void> {
  await touchRound(tx, round.id);
  await logRoundActivity(tx, { round: round.id, by, details: [what] });
}

/**
 * Records that the winner agreed to be named, and how. Only the place with the prize has a name, and only while the
 * round's entries exist: the name is erased with them.
 */
export async function nameWinner(
  tx: Transaction,
  round: RoundRow,
  { place, name, how }: Naming,
  by: RoundActor,
): Promise<void> {
  if (!hasWinner(round.state)) throw invalid('Only a drawn round has a winner to name.');
  const { isErased } = await readWinningPlace(tx, round.id, place);
  if (isErased) throw invalid(ERASED);
  await tx.query(
    `update site.draw_places set agreed_name = $3, agreed_how = $4, agreed_by = $5, agreed_at = now()
     where round_id = $1 and place = $2`,
    [round.id, place, name, how, by.username],
  );
  await tell(tx, round, by, `place ${place} agreed to be named`);
}

/** The winner took the consent back: visitors see the masked handle again. */
export async function unnameWinner(
  tx: Transaction,
  round: RoundRow,
  { place }: Unnaming,
  by: RoundActor,
): Promise<void> {
  const { rowCount } = await tx.query(
    `update site.draw_places set ${NO_CONSENT} where round_id = $1 and place = $2 and agreed_name is not null`,
    [round.id, place],
  );
  if (rowCount === 1) await tell(tx, round, by, `place ${place} no longer agrees to be named`);
}
