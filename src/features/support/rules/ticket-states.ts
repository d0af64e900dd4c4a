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

/** The part of the owner's texts that its sender reads. A state that is not for them, such as Spam, reads as a new one. */
export const SHOWN_AS = {
  new: 'fresh',
  open: 'open',
  'waiting-on-you': 'waiting',
  resolved: 'resolved',
  closed: 'closed',
  spam: 'fresh',
} as const satisfies Record<TicketStatus, string>;

export const TICKET_SPAM = 'This ticket is Spam: move it to New before you answer.';
const WAIT = { to: 'waiting-on-you', label: 'Send and wait' } as const;
const RESOLVE = { to: 'resolved', label: 'Send and resolve' } as const;

/**
 * How the desk answers in each state, or why not. The first way is the plain "Send". An answer that promises more to come
 * leaves the clock running.
 */
export const TICKET_ANSWERS = {
  new: [WAIT, RESOLVE, { to: 'open', label: 'Send and keep open' }],
  open: [WAIT, RESOLVE, { to: null, label: 'Send and keep open' }],
  'waiting-on-you': [{ to: null, label: 'Send and wait' }, RESOLVE],
  resolved: [
    { to: null, label: 'Send and leave resolved' },
    { to: 'open', label: 'Send and reopen' },
  ],
  closed: 'This ticket is Closed: reopen it before you answer.',
  spam: TICKET_SPAM,
} as const satisfies Record<TicketStatus, string | readonly { to: TicketStatus | null; label: string }[]>;

/** For so many days after a ticket was closed, its sender can reopen it by writing again. */
export const REOPEN_DAYS = 30;

/** Nothing is left to do for these. */
export const DONE_TICKETS: readonly TicketStatus[] = ['closed', 'resolved'];

/** In these, a ticket takes no other one: its conversation does not go on. */
export const TAKES_NO_OTHER: readonly TicketStatus[] = ['closed', 'spam'];

/** In these, the sender's next message reopens the ticket; a closed one only for a while. */
export const reopens = (status: TicketStatus) =>
  status === 'waiting-on-you' || status === 'resolved' || status === 'closed';
