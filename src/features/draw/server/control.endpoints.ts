import { requireReauthentication } from '@/core/server/require-reauthentication';
import { requireRole } from '@/core/server/session';
import type { SensitiveAction } from '@/core/shared/reauthentication';
import { type Transaction, withTransaction } from '@/kit/db/transaction';
import { EndpointError, invalid } from '@/kit/server/endpoint-errors';
import { publicEndpoint, recordId, withJson, withoutBody } from '@/kit/server/public-endpoint';
import { json } from '@/kit/server/responses';
import { MANAGERS, type TransitionRequest, transitionRequest } from '../contract';
import { peopleRequest } from '../contract.people';
import { type DrawState, hasWinner } from '../rules/round-states';
import { assertTransition } from './assert-transition';
import { requestCommit } from './commit/request-commit';
import { readControl } from './control.queries';
import { requestRemoval, retry } from './lists/list-actions';
import { NO_CONSENT, nameWinner, unnameWinner } from './name-winner';
import { changePeople } from './people/change-people';
import { findPeople } from './people/find-people';
import {
  COMMITTING,
  enterState,
  isCommitting,
  lockRound,
  logRoundActivity,
  type RoundActor,
  type RoundRow,
  touchRound,
} from './round-rows';
import { askRelaysAgain } from './value/ask-relays-again';
import { takeValue } from './value/take-value';
import { trackClaim } from './winner-claim';

type Asked = Extract<TransitionRequest, { action: 'redraw' }>;

/**
 * Moves the prize to the next place; nothing is drawn again. The request names the place that staff saw as the
 * winner, so that two simultaneous presses pass over one person, not two.
 */
async function passOver(
  tx: Transaction,
  round: RoundRow,
  { place, reason }: Asked,
  by: RoundActor,
): Promise<void> {
  if (!hasWinner(round.state)) throw invalid('Only a drawn round has somebody to pass over.');
  const { rows } = await tx.query<{ place: number; others: number; isClaimed: boolean }>(
    `select place, (count(*) over () - 1)::integer as others, claimed_at is not null as "isClaimed" from site.draw_places
     where round_id = $1 and passed_over_at is null order by place limit 1`,
    [round.id],
  );
  const [winning] = rows;
  if (winning?.place !== place)
    throw invalid('Somebody else has just passed this place over. Reload the page to see it.');
  if (winning.isClaimed) throw invalid('The prize is claimed: take the claim back first.');
  if (winning.others === 0) throw invalid('There is no alternate left: this is the last place.');
  await tx.query(
    `update site.draw_places set passed_over_at = now(), passed_over_by = $3, passed_over_for = $4, ${NO_CONSENT}
     where round_id = $1 and place = $2`,
    [round.id, place, by.username, reason],
  );
  await touchRound(tx, round.id);
  await logRoundActivity(tx, { round: round.id, by, details: [`passed over place ${place}: ${reason}`] });
}

async function changeState(
  tx: Transaction,
  round: RoundRow,
  state: DrawState,
  by: RoundActor,
): Promise<void> {
  assertTransition(round, state);
  if (await isCommitting(tx, round.id)) throw invalid(COMMITTING);
  await enterState(tx, round, { state, by });
}

async function publish(tx: Transaction, round: RoundRow, by: RoundActor): Promise<void> {
  await changeState(tx, round, 'published', by);
  await tx.query('update draw_rounds set published_at = now() where id = $1', [round.id]);
}

async function cancel(tx: Transaction, round: RoundRow, reason: string, by: RoundActor): Promise<void> {
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
const transitionRound = (id: number, request: TransitionRequest, by: RoundActor): Promise<void> =>
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

async function controlOf(id: number) {
  const control = await readControl(id);
  if (!control) throw new EndpointError('not-found');
  return control;
}

/** What a round cannot take back. */
const FINAL: { [action in TransitionRequest['action']]?: SensitiveAction } = {
  commit: 'draw-commit',
  publish: 'draw-publish',
  redraw: 'draw-redraw',
  cancel: 'draw-cancel',
  'remove-list': 'delete',
};

/** GET: the state of a round. POST: its next transition. */
export const controlEndpoint = publicEndpoint({
  GET: withoutBody(async (call) => {
    await requireRole(call, MANAGERS);
    return json(await controlOf(recordId(call)));
  }),
  POST: async (call) => {
    const by = await requireRole(call, MANAGERS);
    const id = recordId(call);
    const answer = withJson(transitionRequest, async (request) => {
      const final = FINAL[request.action];
      if (final) await requireReauthentication(by, final);
      await transitionRound(id, request, by);
      return json(await controlOf(id));
    });
    return answer(call);
  },
});

/** POST with a question: finds people of a round. With an action: merges, splits, disqualifies, adds tickets. */
export const peopleEndpoint = publicEndpoint({
  POST: async (call) => {
    const by = await requireRole(call, MANAGERS);
    const id = recordId(call);
    const answer = withJson(peopleRequest, async (request) => {
      if (request.action === 'find') return json(await findPeople(id, request));
      await changePeople(id, request, by);
      return json({ success: true });
    });
    return answer(call);
  },
});
