const list = (collection: string, field: string, operator: string, value: string) =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][${operator}]=${value}`;

/** Lists of the back office, narrowed to what a figure of the board counts. */
export const lists = {
  owedTickets: list('support-tickets', 'status', 'in', 'new,open'),
  owedQuotes: list('quotes', 'status', 'in', 'new,in-progress'),
  unread: list('waitlist', 'status', 'equals', 'pending-review'),
  accepted: list('waitlist', 'status', 'equals', 'accepted'),
  mailsWaiting: list('mails', 'state', 'equals', 'waiting'),
  mailsFailed: list('mails', 'state', 'equals', 'failed'),
  mailsSent: list('mails', 'state', 'equals', 'sent'),
  readersConfirmed: list('newsletter', 'state', 'equals', 'confirmed'),
  readersFresh: list('newsletter', 'state', 'equals', 'pending'),
  readersGone: list('newsletter', 'state', 'equals', 'unsubscribed'),
} as const;

const COLLECTIONS = { ticket: 'support-tickets', quote: 'quotes', application: 'waitlist' } as const;

export const recordOf = (kind: keyof typeof COLLECTIONS, id: number) =>
  `/admin/collections/${COLLECTIONS[kind]}/${id}`;
