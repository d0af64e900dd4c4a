import { roundStates } from '@/features/draw/rules/round-states';
import { quoteStates } from '@/features/merch/rules/quote-states';
import { issueStates } from '@/features/newsletter/rules/issue-states';
import { ticketStates } from '@/features/support/rules/ticket-states';
import { applicationStates } from '@/features/waitlist/rules/application-states';

/** All records that have states, for code that works across rooms. */
export const STATE_MACHINES = {
  applications: applicationStates,
  tickets: ticketStates,
  quotes: quoteStates,
  rounds: roundStates,
  issues: issueStates,
};
