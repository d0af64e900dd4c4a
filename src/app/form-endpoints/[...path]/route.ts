import { formEndpoint } from '@/core/server/form-endpoint';
import { uploadEndpoint } from '@/core/server/upload-endpoint';
import { lookupForm } from '@/features/draw/rules/lookup-form';
import { lookupEndpoint } from '@/features/draw/server/lookup.endpoint';
import { helpFeedbackForm } from '@/features/help/rules/help-facts';
import { feedbackEndpoint } from '@/features/help/server/feedback';
import { quoteForm } from '@/features/merch/rules/quote-form';
import { DESIGN_RULES } from '@/features/merch/server/design-file';
import { submitQuote } from '@/features/merch/server/quote.submission';
import { issueQuoteResult } from '@/features/merch/server/quote-result';
import {
  confirmForm,
  newsletterForm,
  preferencesForm,
  unsubscribeForm,
} from '@/features/newsletter/rules/newsletter-forms';
import { submitSubscription } from '@/features/newsletter/server/newsletter.submission';
import { preferencesEndpoint } from '@/features/newsletter/server/preferences';
import { confirmEndpoint, unsubscribeEndpoint } from '@/features/newsletter/server/subscription.endpoints';
import { messageForm, statusForm, supportForm } from '@/features/support/rules/support-forms';
import { messageEndpoint, statusEndpoint } from '@/features/support/server/status.endpoints';
import { submitTicket } from '@/features/support/server/support.submission';
import { waitlistForm } from '@/features/waitlist/rules/waitlist-form';
import { submitApplication } from '@/features/waitlist/server/waitlist.submission';
import { issueToken } from '@/kit/db/signed-token';
import { byPath } from '@/kit/server/public-endpoint';
import type { FormPath } from '@/site-forms';

const sent = () => ({ sent: 'yes' });

/** Forms that a browser posts without JavaScript: `next.config.mjs` rewrites all of them to this route. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = byPath<FormPath>({
  [supportForm.path]: formEndpoint(supportForm.path, submitTicket, ({ ticketId }) => ({
    sent: issueToken('form-result', ticketId),
  })),
  [statusForm.path]: statusEndpoint,
  [messageForm.path]: messageEndpoint,
  [newsletterForm.path]: formEndpoint(newsletterForm.path, submitSubscription, sent),
  [confirmForm.path]: confirmEndpoint,
  [unsubscribeForm.path]: unsubscribeEndpoint,
  [preferencesForm.path]: preferencesEndpoint,
  [waitlistForm.path]: formEndpoint(waitlistForm.path, submitApplication, sent),
  [quoteForm.path]: uploadEndpoint(quoteForm.path, DESIGN_RULES, submitQuote, (answer) => ({
    sent: issueQuoteResult(answer),
  })),
  [lookupForm.path]: lookupEndpoint,
  [helpFeedbackForm.path]: feedbackEndpoint,
});
