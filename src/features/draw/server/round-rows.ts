import { recordActivity } from '@/db/activity';
import type { Transaction } from '@/db/transaction';
import { transition } from '@/db/transition';
import { EndpointError } from '@/server/endpoint-errors';
import { type DrawState, roundStates, takesEntries } from '../rules/round-states';

/** Who presses, or pressed when the worker does it. */
export type Actor = { userId: number; username: string };

export type RoundRow = {
  id: number;
  title: string;
  prize: string;
  rules: string;
  state: DrawState;
};

/** @throws EndpointError invalid, with a sentence for staff */
export const refuse = (message: string) => new EndpointError('invalid', { message });

/**
 * Everything that changes a round or its entries holds this lock until its transaction ends: of two who press at once,
 * the second one reads what the first has done.
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

/** Whether the worker was asked to commit and has neither done it nor given it up. */
export async function isCommitting(tx: Pick<Transaction, 'query'>, round: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select 1 from site.draw_commitments where round_id = $1 and committed_at is null and problem is null',
    [round],
  );
  return rowCount === 1;
}

/** @throws EndpointError invalid: what is committed to is never changed */
export async function lockEntries(tx: Transaction, id: number): Promise<void> {
  const { state } = await lockRound(tx, id);
  if (!takesEntries(state)) {
    throw refuse('The entries of this round are fixed: they were committed to, or it was cancelled.');
  }
  if (await isCommitting(tx, id)) throw refuse('The entries are being committed to right now.');
}

/** The commit of a state and its line in the activity log are one. */
export async function enterState(
  tx: Transaction,
  round: Pick<RoundRow, 'id' | 'state'>,
  { state, by, details }: { state: DrawState; by: Actor | null; details?: string },
): Promise<void> {
  await transition(tx, roundStates, { id: round.id, from: round.state, to: state, by: by?.username ?? null });
  await tell(tx, { round: round.id, by, details: [`status: ${round.state} → ${state}`, details] });
}

/** `by` is null for what the worker did by itself. */
type Told = { round: number; by: Actor | null; details: (string | undefined)[] };

/** One line of the activity log: numbers and reasons, never a handle. */
export const tell = (tx: Transaction, { round, by, details }: Told) =>
  recordActivity(tx, {
    actor: by && { id: by.userId, username: by.username },
    action: 'changed',
    subject: 'draw-rounds',
    subjectId: String(round),
    details: details.filter(Boolean).join('; '),
  });

/** Within half an hour: whoever waits for one of them then reads that it cannot be done, and decides. */
const MOST_TRIES = 8;

/** Jobs of a round stand in one line: none of them runs beside another. */
export const queueDrawJob = (
  db: Pick<Transaction, 'query'>,
  task: 'take-in-list' | 'commit-draw' | 'draw-round',
  payload: { listId: number } | { roundId: number },
) =>
  db.query(
    `select graphile_worker.add_job($1, $2::json, queue_name => 'draw', max_attempts => ${MOST_TRIES}, job_key => $3)`,
    [task, JSON.stringify(payload), `${task}:${Object.values(payload)[0]}`],
  );
