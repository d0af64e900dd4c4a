import { readWordsOf } from '@/app/words';
import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { deskEndpoints } from '@/features/desk/server/desk.endpoints';
import { quoteDesk } from '@/features/merch/server/quote-desk';
import { readSession } from '@/features/staff/server/session';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { ticketDesk } from '@/features/support/server/ticket-desk';
import { applicationDesk } from '@/features/waitlist/server/application-desk';

const tickets = ticketDesk(readWordsOf(TICKET_TEXTS));

const quotes = quoteDesk(tickets.savedTexts);

/** The board calls a record what the desk calls it. */
export const DUE_TITLES = { tickets: tickets.sql.title, quotes: quotes.sql.title };

/** One desk for every room whose senders are answered. */
export const desk = deskEndpoints([tickets, quotes, applicationDesk], readSession, readBrandIdentity);
