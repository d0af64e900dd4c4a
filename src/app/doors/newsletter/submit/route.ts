import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { NEWSLETTER_DOOR } from '@/features/newsletter/contract';
import { newsletterSubmission } from '@/features/newsletter/server/newsletter.submission';
import { formDoor } from '@/server/form-door';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = formDoor(
  NEWSLETTER_DOOR,
  newsletterSubmission(readBrandIdentity, readPoliciesInForce),
  () => ({ sent: 'yes' }),
);
