import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { SUPPORT_DOOR } from '@/features/support/contract';
import { supportSubmission } from '@/features/support/server/support.submission';
import { formDoor } from '@/server/form-door';
import { issueToken } from '@/server/signed-token';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = formDoor(
  SUPPORT_DOOR,
  supportSubmission(readBrandIdentity, readPoliciesInForce),
  ({ ticketId }) => ({ sent: issueToken('door-result', ticketId) }),
);
