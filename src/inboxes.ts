import type { BounceHandlers } from '@/features/mail/server/bounced-mail';
import { quoteInbox } from '@/features/merch/server/quote-inbox';
import { readerReports } from '@/features/newsletter/server/reader-reports';
import { invitationReports } from '@/features/staff/server/invitation-reports';
import { ticketInbox } from '@/features/support/server/ticket-inbox';
import { applicationInbox } from '@/features/waitlist/server/application-inbox';

/** Where emails are filed. In this order: where two have one mailbox, the first takes what begins something new. */
export const INBOXES = [ticketInbox, quoteInbox(ticketInbox.desk.savedTexts), applicationInbox];

/** Who must know that an email came back. */
export const FOLLOWERS: BounceHandlers = {
  inboxes: INBOXES,
  readers: readerReports,
  invitations: invitationReports,
};
