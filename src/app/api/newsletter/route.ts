import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { NEWSLETTER_API } from '@/features/newsletter/contract';
import { newsletterSubmission } from '@/features/newsletter/server/newsletter.submission';
import { submissionEndpoint } from '@/server/submission-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  NEWSLETTER_API,
  newsletterSubmission(readBrandIdentity, readPoliciesInForce),
);
