import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { newsletterForm } from '@/features/newsletter/rules/newsletter-forms';
import { submitSubscription } from '@/features/newsletter/server/newsletter.submission';
import { submissionEndpoint } from '@/server/submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  newsletterForm.api,
  submitSubscription(readBrandIdentity, readPoliciesInForce, readWordsOf(NEWSLETTER_TEXTS)),
);
