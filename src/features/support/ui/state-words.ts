import type { TicketWords } from '../contract.ticket-texts';
import type { TicketStatus } from '../rules/ticket-states';

/** A state that is not for its requester, such as Spam, reads as a new one. */
const PARTS = {
  new: 'fresh',
  open: 'open',
  'waiting-on-you': 'waiting',
  resolved: 'resolved',
  closed: 'closed',
  spam: 'fresh',
} as const satisfies Record<TicketStatus, keyof TicketWords>;

/** A ticket's state as its requester reads it. */
export const stateWords = (status: TicketStatus, words: TicketWords): TicketWords['fresh'] =>
  words[PARTS[status]];
