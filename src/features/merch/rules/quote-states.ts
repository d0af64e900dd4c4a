import { stateMachine } from '@/kit/shared/state-machine';

/** A price may be sent right away; a settled request can be reopened. */
export const quoteStates = stateMachine(
  { subject: 'quotes', column: 'status', noun: 'quote request', initial: 'new' },
  {
    new: { label: 'New', next: ['in-progress', 'quoted', 'declined', 'spam'], isOwed: true },
    'in-progress': { label: 'In progress', next: ['quoted', 'declined', 'spam'], isOwed: true },
    quoted: {
      label: 'Quoted',
      next: ['in-progress', 'approved', 'declined', 'closed'],
      isAnswer: true,
    },
    approved: { label: 'Approved', next: ['in-progress', 'closed'] },
    declined: { label: 'Declined', next: ['in-progress', 'closed'] },
    closed: { label: 'Closed', next: ['in-progress'] },
    spam: { label: 'Spam', next: ['new'] },
  },
);
type QuoteStatus = (typeof quoteStates)['initial'];

/** Nothing is left to do for these. */
export const DONE_QUOTES: readonly QuoteStatus[] = ['closed', 'declined'];
