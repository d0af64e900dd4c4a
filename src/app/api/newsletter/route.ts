import { readBrandIdentity } from '@/core/brand-identity.queries';
import { readWordsOf } from '@/core/owner-words.queries';
import { readPoliciesInForce } from '@/core/policies-in-force.queries';
import { NEWSLETTER_TEXTS } from '@/features/newsletter/contract.texts';
import { submitSubscription } from '@/features/newsletter/server/newsletter.submission';
import { submissionEndpoint } from '@/server/submission';
import { newsletterForm } from '@/shared/forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  newsletterForm.api,
  submitSubscription(readBrandIdentity, readPoliciesInForce, readWordsOf(NEWSLETTER_TEXTS)),
);
