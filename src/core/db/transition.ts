import { answerDue } from '@/core/shared/answer-clock';
import type { Transaction } from '@/kit/db/transaction';
import { type StateMachine, TransitionError } from '@/kit/shared/state-machine';
import { readBusinessHours } from './business-hours';

type Tx = Pick<Transaction, 'query'>;

type Transition<State extends string> = {
  id: number;
  /** The state as the caller knows it. */
  from: State;
  to: State;
  /** Username; null when no staff account did it. */
  by: string | null;
  reason?: string | null;
  /** The answer is in an email that has not left: the clock runs until `stopClock`. */
  awaitsMail?: boolean;
  /** Called once the transition is known to be allowed and before anything is written; throws to forbid it. */
  guard?: () => Promise<void>;
};

type StoredState<State extends string = string> = { state: State; dueAt: string | null };

/** The stored state, locked until the transaction ends: of two simultaneous transitions, one waits. */
export async function lockState<State extends string>(
  tx: Tx,
  { column, noun, stopsClock, table }: StateMachine<State>,
  id: number,
): Promise<StoredState<State>> {
  const due = stopsClock ? 'to_json(due_at)' : 'null';
  const { rows } = await tx.query<StoredState<State>>(
    `select ${column}::text as state, ${due} as "dueAt" from ${table} where id = $1 for update`,
    [id],
  );
  if (!rows[0]) throw new TransitionError(`This ${noun} is no longer here.`);
  return rows[0];
}

/** The row's new state, and its due time where the table has one that can be empty: $3. */
const setState = ({ column, stopsClock, table }: StateMachine, due: string): string =>
  `update ${table} set ${column} = $2::enum_${table}_${column}, updated_at = now()${stopsClock ? `, due_at = ${due}` : ''}
   where id = $1`;

/** From when an answer is owed: from now, or from the request itself where the clock kept running. */
async function waitsSince(
  tx: Tx,
  { table }: StateMachine,
  id: number,
  keepsClock: boolean,
): Promise<Date | string> {
  if (!keepsClock) return new Date();
  const { rows } = await tx.query<{ since: string }>(
    `select to_json(created_at)#>>'{}' as since from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.since ?? new Date();
}

const HISTORY = `insert into transitions (subject, subject_id, left_state, new_state, by, reason)
  values ($1, $2, $3, $4, $5, $6)`;

/**
 * The only way to change a record's state: locks, checks, and writes it together with its due time and its history
 * entry.
 *
 * @returns false when it was in that state already: nothing is written then
 * @throws TransitionError when somebody else changed it first, or when `to` may not follow `from`
 */
export async function transition<State extends string>(
  tx: Tx,
  machine: StateMachine<State>,
  { id, from, to, by, reason = null, awaitsMail = false, guard }: Transition<NoInfer<State>>,
): Promise<boolean> {
  const { state } = await lockState(tx, machine, id);
  if (state === to) return false;
  const { isOwed, keepsClock, labelOf, noun, refusal, stopsClock, subject } = machine;
  const forbidden =
    state === from
      ? refusal(from, to)
      : `Somebody else has just moved this ${noun} to ${labelOf(state)}. Reload the page to see it.`;
  if (forbidden !== null) throw new TransitionError(forbidden);
  await guard?.();
  const since = stopsClock && isOwed(to) ? await waitsSince(tx, machine, id, keepsClock(from)) : null;
  const due = since && answerDue(since, await readBusinessHours(tx));
  const row = setState(
    machine,
    `case when $3::timestamptz is not null then coalesce(due_at, $3) when $4 then due_at end`,
  );
  await tx.query(row, stopsClock ? [id, to, due, awaitsMail] : [id, to]);
  await tx.query(HISTORY, [subject, String(id), from, to, by, reason]);
  return true;
}

/**
 * Stops the clock once an answer was handed over to a mail server, or, without one, is on the status page. If somebody
 * has moved the record back meanwhile, its clock runs on.
 */
export async function stopClock(
  tx: Tx,
  { column, owed, stopsClock, table }: StateMachine,
  id: number,
): Promise<void> {
  if (!stopsClock) return;
  await tx.query(
    `update ${table} set due_at = null where id = $1 and due_at is not null and ${column}::text <> all($2)`,
    [id, owed],
  );
}

const LAST_STEP = 'select max(id) as id from transitions where subject = $1 and subject_id = $2::text';

/** The id of a record's last transition; null if it had none. */
export const lastStep = async (tx: Tx, { subject }: StateMachine, id: number): Promise<number | null> =>
  (await tx.query<{ id: number | null }>(LAST_STEP, [subject, id])).rows[0]?.id ?? null;

type Undone<State extends string> = {
  id: number;
  left: State;
  entered: State;
  /** The due time before the transition. */
  dueAt: string | null;
  /** Removes its line of the history: only the database decides which lines may go. */
  removeLine: () => Promise<unknown>;
};

/**
 * Undoes a transition: state, due time and history become what they were before it. If somebody has moved the record
 * since, it stays as it is.
 */
export async function undoTransition<State extends string>(
  tx: Tx,
  machine: StateMachine<State>,
  { id, left, entered, dueAt, removeLine }: Undone<NoInfer<State>>,
): Promise<void> {
  const { state } = await lockState(tx, machine, id);
  if (entered === left || state !== entered) return;
  await removeLine();
  await tx.query(setState(machine, '$3::timestamptz'), machine.stopsClock ? [id, left, dueAt] : [id, left]);
}
