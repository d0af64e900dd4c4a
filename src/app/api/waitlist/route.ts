import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { WAITLIST_API } from '@/features/waitlist/contract';
import { waitlistSubmission } from '@/features/waitlist/server/waitlist.submission';
import { submissionEndpoint } from '@/server/submission-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  WAITLIST_API,
  waitlistSubmission(readBrandIdentity, readPoliciesInForce),
);
