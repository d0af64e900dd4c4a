import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { cameBackAtProvider } from '@/features/mail/server/came-back';
import { quoteInbox } from '@/features/merch/server/quote-inbox';
import { mailEventsEndpoint } from '@/features/newsletter/server/mail-events.endpoint';
import { readerReports } from '@/features/newsletter/server/reader-reports';
import { invitationReports } from '@/features/staff/server/invitation-reports';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { ticketInbox } from '@/features/support/server/ticket-inbox';
import { applicationInbox } from '@/features/waitlist/server/application-inbox';

const tickets = ticketInbox(readWordsOf(TICKET_TEXTS));
const followers = {
  inboxes: [tickets, quoteInbox(tickets.desk.savedTexts), applicationInbox],
  readers: readerReports,
  invitations: invitationReports,
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mailEventsEndpoint((tx, refusal) =>
  cameBackAtProvider(tx, followers, refusal),
);
