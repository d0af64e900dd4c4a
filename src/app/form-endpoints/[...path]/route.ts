import { issueToken } from '@/db/signed-token';
import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { lookupForm } from '@/features/draw/rules/lookup-form';
import { lookupEndpoint } from '@/features/draw/server/lookup.endpoint';
import { helpFeedbackForm } from '@/features/help/rules/help-facts';
import { feedbackEndpoint } from '@/features/help/server/feedback';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { QUOTE_TEXTS } from '@/features/merch/contract.quote-texts';
import { quoteForm } from '@/features/merch/rules/quote-form';
import { DESIGN_RULES } from '@/features/merch/server/design-file';
import { submitQuote } from '@/features/merch/server/quote.submission';
import { issueQuoteResult } from '@/features/merch/server/quote-result';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import {
  confirmForm,
  newsletterForm,
  preferencesForm,
  unsubscribeForm,
} from '@/features/newsletter/rules/newsletter-forms';
import { submitSubscription } from '@/features/newsletter/server/newsletter.submission';
import { preferencesEndpoint } from '@/features/newsletter/server/preferences';
import { confirmEndpoint, unsubscribeEndpoint } from '@/features/newsletter/server/subscription.endpoints';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { messageForm, statusForm, supportForm } from '@/features/support/rules/support-forms';
import { messageEndpoint, statusEndpoint } from '@/features/support/server/status.endpoints';
import { submitTicket } from '@/features/support/server/support.submission';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { waitlistForm } from '@/features/waitlist/rules/waitlist-form';
import { submitApplication } from '@/features/waitlist/server/waitlist.submission';
import { formEndpoint } from '@/server/form-endpoint';
import { byPath } from '@/server/public-endpoint';
import { uploadEndpoint } from '@/server/upload-endpoint';
import type { FormPath } from '@/site-forms';

const facts = [readBrandIdentity, readPoliciesInForce] as const;
const sent = () => ({ sent: 'yes' });

/** Forms that a browser posts without JavaScript: `next.config.mjs` rewrites all of them to this route. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = byPath<FormPath>({
  [supportForm.path]: formEndpoint(
    supportForm.path,
    submitTicket(...facts, readWordsOf(TICKET_TEXTS)),
    ({ ticketId }) => ({
      sent: issueToken('form-result', ticketId),
    }),
  ),
  [statusForm.path]: statusEndpoint,
  [messageForm.path]: messageEndpoint(readBrandIdentity),
  [newsletterForm.path]: formEndpoint(
    newsletterForm.path,
    submitSubscription(...facts, readWordsOf(NEWSLETTER_TEXTS)),
    sent,
  ),
  [confirmForm.path]: confirmEndpoint(readBrandIdentity, readWordsOf(NEWSLETTER_TEXTS)),
  [unsubscribeForm.path]: unsubscribeEndpoint(readBrandIdentity, readWordsOf(NEWSLETTER_TEXTS)),
  [preferencesForm.path]: preferencesEndpoint,
  [waitlistForm.path]: formEndpoint(
    waitlistForm.path,
    submitApplication(...facts, readWordsOf(APPLICATION_TEXTS)),
    sent,
  ),
  [quoteForm.path]: uploadEndpoint(
    quoteForm.path,
    DESIGN_RULES,
    submitQuote(...facts, readWordsOf(QUOTE_TEXTS)),
    (answer) => ({
      sent: issueQuoteResult(answer),
    }),
  ),
  [lookupForm.path]: lookupEndpoint,
  [helpFeedbackForm.path]: feedbackEndpoint,
});
