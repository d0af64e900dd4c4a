import { recordInbox } from '@/core/server/record-messages';
import { quoteDesk } from './quote-desk';
import { quoteMails } from './quote-mails';

/** Emails about quote requests. What begins something new waits: a quote needs more than an email says. */
export const quoteInbox = recordInbox({ desk: quoteDesk, mails: quoteMails, reopensTo: 'in-progress' });
