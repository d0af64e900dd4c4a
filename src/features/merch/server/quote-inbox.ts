import type { MailInbox } from '@/core/server/mail-inbox';
import { recordInbox } from '@/core/server/record-messages';
import { quoteDesk } from './quote-desk';
import { quoteMails } from './quote-mails';

/**
 * Emails about quote requests. What begins something new waits: a quote needs more than an email says.
 * @param savedTexts as for the desk
 */
export const quoteInbox = (savedTexts: string): MailInbox =>
  recordInbox({ desk: quoteDesk(savedTexts), mails: quoteMails, reopensTo: 'in-progress' });
