import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { sortingEndpoint } from '@/features/mail/server/incoming/incoming.endpoints';
import { quoteInbox } from '@/features/merch/server/quote-inbox';
import { readSession } from '@/features/staff/server/session';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { ticketInbox } from '@/features/support/server/ticket-inbox';
import { applicationInbox } from '@/features/waitlist/server/application-inbox';

const tickets = ticketInbox(readWordsOf(TICKET_TEXTS));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sortingEndpoint(
  readSession,
  readBrandIdentity,
  [tickets, quoteInbox(tickets.desk.savedTexts), applicationInbox],
);
