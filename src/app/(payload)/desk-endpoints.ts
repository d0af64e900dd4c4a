import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { deskEndpoints } from '@/features/desk/server/desk.endpoints';
import { quoteDesk } from '@/features/merch/server/quote-desk';
import { readSession } from '@/features/staff/server/session';
import { ticketDesk } from '@/features/support/server/ticket-desk';
import { applicationDesk } from '@/features/waitlist/server/application-desk';

/** One desk for every room whose senders are answered. */
export const desk = deskEndpoints(
  [ticketDesk, quoteDesk(ticketDesk.savedTexts), applicationDesk],
  readSession,
  readBrandIdentity,
);
