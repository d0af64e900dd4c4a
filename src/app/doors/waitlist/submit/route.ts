import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { WAITLIST_DOOR } from '@/features/waitlist/contract';
import { waitlistSubmission } from '@/features/waitlist/server/waitlist.submission';
import { formDoor } from '@/server/form-door';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = formDoor(
  WAITLIST_DOOR,
  waitlistSubmission(readBrandIdentity, readPoliciesInForce),
  () => ({ sent: 'yes' }),
);
