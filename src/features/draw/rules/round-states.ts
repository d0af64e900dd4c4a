import { stateMachine } from '@/shared/state-machine';

/** After the commitment there is no way back to the entries. */
export const roundStates = stateMachine(
  { subject: 'draw-rounds', column: 'status', noun: 'round', initial: 'open' },
  {
    open: { label: 'Open', next: ['closed', 'cancelled'] },
    closed: { label: 'Closed', next: ['open', 'committed', 'cancelled'] },
    committed: { label: 'Committed', next: ['drawn', 'cancelled'] },
    drawn: { label: 'Drawn', next: ['published', 'cancelled'] },
    published: { label: 'Published', next: [] },
    cancelled: { label: 'Cancelled', next: [] },
  },
);
export type DrawState = (typeof roundStates)['initial'];
