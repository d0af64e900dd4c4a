/** A transition that is not allowed. The message is a sentence for staff. */
export class TransitionError extends Error {}

/** One state of a record. */
type StateRule<State extends string> = {
  /** The label for staff. Never stored and never compared: it may be reworded at any time. */
  label: string;
  /** The states that may follow. */
  next: readonly State[];
  /** Somebody waits for our answer: the due time applies. */
  isOwed?: true;
  /** The person who waited has been answered. */
  isAnswer?: true;
  /** It stopped the clock by mistake: who leaves it has waited since they wrote. */
  keepsClock?: true;
};

type Facts<State> = {
  /** Slug of the collection. Its table has the same name, with underscores. */
  subject: string;
  /** The column that contains the state. */
  column: 'status' | 'state';
  /** What staff call one record: 'ticket'. */
  noun: string;
  initial: State;
  /** The record's `due_at` is empty while nobody waits, and set again when somebody waits again. */
  stopsClock?: true;
};

export interface StateMachine<State extends string = string> extends Readonly<Facts<State>> {
  table: string;
  /** For a select, in the order of the state table. */
  options: { value: State; label: string }[];
  owed: readonly State[];
  answers: readonly State[];
  /** @returns the value itself if it is not a state */
  labelOf(state: unknown): string;
  isOwed(state: unknown): boolean;
  keepsClock(state: unknown): boolean;
  /** The states that may follow this one. */
  after(state: State): readonly State[];
  /** @returns why `to` may not follow `from`, as a sentence for staff; null if it may */
  refusal(from: State, to: State): string | null;
}

/** The states of a feature's records, what they mean, and which may follow which: the only place that defines this. */
export function stateMachine<State extends string>(
  facts: Facts<NoInfer<State>>,
  states: Record<State, StateRule<NoInfer<State>>>,
): StateMachine<State> {
  const values = Object.keys(states) as State[];
  const ruleOf = (state: unknown): StateRule<State> | undefined =>
    Object.hasOwn(states, String(state)) ? states[state as State] : undefined;
  const labelOf = (state: unknown) => ruleOf(state)?.label ?? String(state);
  return {
    ...facts,
    table: facts.subject.replaceAll('-', '_'),
    options: values.map((value) => ({ value, label: labelOf(value) })),
    owed: values.filter((value) => states[value].isOwed),
    answers: values.filter((value) => states[value].isAnswer),
    labelOf,
    isOwed: (state) => ruleOf(state)?.isOwed === true,
    keepsClock: (state) => ruleOf(state)?.keepsClock === true,
    after: (state) => states[state].next,
    refusal: (from, to) =>
      ruleOf(from)?.next.includes(to)
        ? null
        : `This ${facts.noun} is ${labelOf(from)}: it cannot become ${labelOf(to)}.`,
  };
}
