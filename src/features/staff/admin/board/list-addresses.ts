import type { BoardStates } from '@/core/shared/board';
import type { StateMachine } from '@/kit/shared/state-machine';

const list = (collection: string, field: string, operator: string, value: string) =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][${operator}]=${value}`;

const owedOf = ({ subject, column, owed }: StateMachine) => list(subject, column, 'in', owed.join());

/** The lists of records whose senders wait for us. */
export const waitingLists = ({ applications, quotes, tickets }: BoardStates) => ({
  owedTickets: owedOf(tickets),
  owedQuotes: owedOf(quotes),
  unread: list(applications.subject, applications.column, 'equals', applications.initial),
});
export type WaitingLists = ReturnType<typeof waitingLists>;

/** Back-office lists, filtered to what a figure of the dashboard counts. */
export const lists = {
  accepted: list('waitlist', 'status', 'equals', 'accepted'),
  mailsWaiting: list('mails', 'state', 'equals', 'waiting'),
  mailsFailed: list('mails', 'state', 'equals', 'failed'),
  mailsSent: list('mails', 'state', 'equals', 'sent'),
  readersConfirmed: list('newsletter', 'state', 'equals', 'confirmed'),
  readersFresh: list('newsletter', 'state', 'equals', 'pending'),
  readersGone: list('newsletter', 'state', 'equals', 'unsubscribed'),
} as const;
