import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { SUPPORT_API } from '@/features/support/contract';
import { supportSubmission } from '@/features/support/server/support.submission';
import { submissionEndpoint } from '@/server/submission-endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  SUPPORT_API,
  supportSubmission(readBrandIdentity, readPoliciesInForce),
);
