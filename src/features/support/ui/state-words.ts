import type { TicketWords } from '../contract.ticket-texts';

const PARTS = {
  new: 'fresh',
  open: 'open',
  'waiting-on-you': 'waiting',
  resolved: 'resolved',
  closed: 'closed',
} as const satisfies Record<string, keyof TicketWords>;

const isKnown = (status: string): status is keyof typeof PARTS => Object.hasOwn(PARTS, status);

/** A ticket's state as its requester reads it; one that is not for them, such as Spam, as a new one. */
export const stateWords = (status: string, words: TicketWords): TicketWords['fresh'] =>
  words[PARTS[isKnown(status) ? status : 'new']];
