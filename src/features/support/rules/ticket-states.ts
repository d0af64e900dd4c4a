import { stateMachine } from '@/kit/shared/state-machine';

/** Spam stays spam until somebody says otherwise; a closed ticket must be reopened before it is answered. */
export const ticketStates = stateMachine(
  { subject: 'support-tickets', column: 'status', noun: 'ticket', initial: 'new', stopsClock: true },
  {
    new: { label: 'New', next: ['open', 'waiting-on-you', 'resolved', 'spam'], isOwed: true },
    open: { label: 'Open', next: ['waiting-on-you', 'resolved', 'spam'], isOwed: true },
    'waiting-on-you': { label: 'Waiting on you', next: ['open', 'resolved', 'spam'], isAnswer: true },
    resolved: { label: 'Resolved', next: ['open', 'closed'], isAnswer: true },
    closed: { label: 'Closed', next: ['open'] },
    spam: { label: 'Spam', next: ['new'], keepsClock: true },
  },
);
export type TicketStatus = (typeof ticketStates)['initial'];

/** For so many days after a ticket was closed, its sender can reopen it by writing again. */
export const REOPEN_DAYS = 30;

/** Nothing is left to do for these. */
export const DONE_TICKETS: readonly TicketStatus[] = ['closed', 'resolved'];

/** In these, a ticket takes no other one: its conversation does not go on. */
export const TAKES_NO_OTHER: readonly TicketStatus[] = ['closed', 'spam'];

/** In these, the sender's next message reopens the ticket; a closed one only for a while. */
export const reopens = (status: TicketStatus) =>
  status === 'waiting-on-you' || status === 'resolved' || status === 'closed';
