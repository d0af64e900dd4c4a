import { recordActivity } from '@/core/db/activity';
import { transition } from '@/core/db/transition';
import type { Transaction } from '@/kit/db/transaction';
import { EndpointError, invalid } from '@/kit/server/endpoint-errors';
import { type DrawState, roundStates, takesEntries } from '../rules/round-states';

/** The user who pressed the button, also when the worker does the work. */
export type RoundActor = { userId: number; username: string; role?: string };

export type RoundRow = {
  id: number;
  title: string;
  prize: string;
  rules: string;
  state: DrawState;
};

/**
 * Everything that changes a round or its entries holds this lock until its transaction ends: of two simultaneous
 * requests, the second reads what the first did.
 *
 * @throws EndpointError not-found
 */
export async function lockRound(tx: Transaction, id: number): Promise<RoundRow> {
  const { rows } = await tx.query<RoundRow>(
    `select id, title, prize, rules, status::text as state from draw_rounds where id = $1 for update`,
    [id],
  );
  if (!rows[0]) throw new EndpointError('not-found');
  return rows[0];
}

export const COMMITTING = 'The entries are being committed to right now.';

/** Whether the worker was asked to commit and has neither done so nor given up. */
export async function isCommitting(tx: Pick<Transaction, 'query'>, round: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select 1 from site.draw_commitments where round_id = $1 and committed_at is null and problem is null',
    [round],
  );
  return rowCount === 1;
}

/** @throws EndpointError invalid: a committed list never changes */
export async function lockEntries(tx: Transaction, id: number): Promise<DrawState> {
  const { state } = await lockRound(tx, id);
  if (!takesEntries(state)) {
    throw invalid('The entries of this round are fixed: they were committed to, or it was canceled.');
  }
  if (await isCommitting(tx, id)) throw invalid(COMMITTING);
  return state;
}

/**
 * For new entries: once the round is closed, nobody is added anymore; what is in can still be corrected.
 *
 * @throws EndpointError invalid
 */
export async function lockOpenEntries(tx: Transaction, id: number): Promise<void> {
  if ((await lockEntries(tx, id)) !== 'open')
    throw invalid('This round is closed. Open it again to add anybody.');
}

/** Changes the state and writes the activity log in one transaction. */
export async function enterState(
  tx: Transaction,
  round: Pick<RoundRow, 'id' | 'state'>,
  { state, by, details }: { state: DrawState; by: RoundActor | null; details?: string },
): Promise<void> {
  await transition(tx, roundStates, { id: round.id, from: round.state, to: state, by: by?.username ?? null });
  await logRoundActivity(tx, {
    round: round.id,
    by,
    details: [`status: ${round.state} → ${state}`, details],
  });
}

/** `by` is null when the worker did it. */
type RoundActivity = { round: number; by: RoundActor | null; details: (string | undefined)[] };

/** Writes a line to the activity log: numbers and reasons, never a handle. */
export const logRoundActivity = (tx: Transaction, { round, by, details }: RoundActivity) =>
  recordActivity(tx, {
    actor: by && { id: by.userId, username: by.username, role: by.role },
    action: 'changed',
    subject: 'draw-rounds',
    subjectId: String(round),
    details: details.filter(Boolean).join('; '),
  });

/** All within half an hour: staff who wait for one then read that it failed, and decide. */
const MOST_TRIES = 8;

export const TRIES = `max_attempts => ${MOST_TRIES}`;

/** Changing a round's row drops its cached pages. */
export const touchRound = (db: Pick<Transaction, 'query'>, id: number) =>
  db.query('update draw_rounds set updated_at = now() where id = $1', [id]);

/** Jobs of one round run one after the other, never in parallel. */
export const queueDrawJob = (
  db: Pick<Transaction, 'query'>,
  task: 'import-list' | 'commit-draw' | 'draw-round',
  payload: { listId: number } | { roundId: number },
) =>
  db.query(`select graphile_worker.add_job($1, $2::json, queue_name => 'draw', ${TRIES}, job_key => $3)`, [
    task,
    JSON.stringify(payload),
    `${task}:${Object.values(payload)[0]}`,
  ]);
