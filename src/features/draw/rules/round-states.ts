import { stateMachine } from '@/kit/shared/state-machine';

/** After the commitment there is no way back to the entries. */
export const roundStates = stateMachine(
  { subject: 'draw-rounds', column: 'status', noun: 'round', initial: 'open' },
  {
    open: { label: 'Open', next: ['closed', 'cancelled'] },
    closed: { label: 'Closed', next: ['open', 'committed', 'cancelled'] },
    committed: { label: 'Committed', next: ['drawn', 'cancelled'] },
    drawn: { label: 'Drawn', next: ['published', 'cancelled'] },
    published: { label: 'Published', next: [] },
    cancelled: { label: 'Canceled', next: [] },
  },
);
export type DrawState = (typeof roundStates)['initial'];

/** A round becomes public with its commitment. */
export type PublicDrawState = Exclude<DrawState, 'open' | 'closed'>;

/** Until the commitment, entries can be added and removed. */
export const BEFORE_COMMITMENT: readonly DrawState[] = ['open', 'closed'];
export const takesEntries = (state: unknown) => BEFORE_COMMITMENT.some((one) => one === state);

/** Entries are closed: the draw is to come, or was made and its result is not published yet. */
export type ClosedList = 'closed' | 'drawn';

/** What following an account is good for, by the states of all rounds. */
export function listOf(states: readonly DrawState[]): 'open' | ClosedList {
  if (states.some((state) => state === 'closed' || state === 'committed')) return 'closed';
  return states.includes('drawn') ? 'drawn' : 'open';
}

/** Staff have work to do in these. */
export const TO_DRAW: readonly DrawState[] = ['open', 'closed', 'committed', 'drawn'];

/** Somebody has the prize. */
export const hasWinner = (state: DrawState) => state === 'drawn' || state === 'published';

/** The result becomes public on publishing, even if the round is canceled after its draw: nothing is hidden. */
export const isRevealed = (state: DrawState, wasDrawn: boolean) =>
  state === 'published' || (state === 'cancelled' && wasDrawn);
