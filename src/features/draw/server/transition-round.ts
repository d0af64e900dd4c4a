import { type Transaction, withTransaction } from '@/kit/db/transaction';
import type { TransitionRequest } from '../contract';
import type { DrawState } from '../rules/round-states';
import { assertTransition } from './assert-transition';
import { requestCommit } from './commit/request-commit';
import { requestRemoval, retry } from './lists/list-actions';
import { nameWinner, unnameWinner } from './name-winner';
import { passOver } from './pass-over';
import {
  type Actor,
  COMMITTING,
  enterState,
  isCommitting,
  lockRound,
  type RoundRow,
  refuse,
} from './round-rows';
import { askRelaysAgain } from './value/ask-relays-again';
import { takeValue } from './value/take-value';
import { trackClaim } from './winner-claim';

async function changeState(tx: Transaction, round: RoundRow, state: DrawState, by: Actor): Promise<void> {
  assertTransition(round, state);
  if (await isCommitting(tx, round.id)) throw refuse(COMMITTING);
  await enterState(tx, round, { state, by });
}

async function publish(tx: Transaction, round: RoundRow, by: Actor): Promise<void> {
  await changeState(tx, round, 'published', by);
  await tx.query('update draw_rounds set published_at = now() where id = $1', [round.id]);
}

async function cancel(tx: Transaction, round: RoundRow, reason: string, by: Actor): Promise<void> {
  assertTransition(round, 'cancelled');
  await tx.query(
    `update site.draw_commitments set problem = 'The round was canceled'
     where round_id = $1 and committed_at is null`,
    [round.id],
  );
  await tx.query(
    `update site.draw_results set problem = 'The round was canceled'
     where round_id = $1 and drawn_at is null and problem is null`,
    [round.id],
  );
  await tx.query('update draw_rounds set cancelled_at = now(), cancelled_for = $2 where id = $1', [
    round.id,
    reason,
  ]);
  await enterState(tx, round, { state: 'cancelled', by, details: reason });
}

/** One transition of a round. Each is one transaction with the round locked: all or nothing. */
export const transitionRound = (id: number, request: TransitionRequest, by: Actor): Promise<void> =>
  withTransaction(async (tx) => {
    const round = await lockRound(tx, id);
    if (request.action === 'close') return changeState(tx, round, 'closed', by);
    if (request.action === 'reopen') return changeState(tx, round, 'open', by);
    if (request.action === 'commit') return requestCommit(tx, round, request, by);
    if (request.action === 'draw') return takeValue(tx, round, request.value, by);
    if (request.action === 'fetch') return askRelaysAgain(tx, round, by);
    if (request.action === 'redraw') return passOver(tx, round, request, by);
    if (request.action === 'name') return nameWinner(tx, round, request, by);
    if (request.action === 'unname') return unnameWinner(tx, round, request, by);
    if (request.action === 'contact' || request.action === 'claim' || request.action === 'unclaim')
      return trackClaim(tx, round, request, by);
    if (request.action === 'publish') return publish(tx, round, by);
    if (request.action === 'cancel') return cancel(tx, round, request.reason, by);
    if (request.action === 'retry') return retry(tx, { round: id, list: request.list, by });
    return requestRemoval(tx, { round: id, list: request.list, by });
  });
