import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { waitlistForm } from '@/features/waitlist/rules/waitlist-form';
import { submitApplication } from '@/features/waitlist/server/waitlist.submission';
import { submissionEndpoint } from '@/server/submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  waitlistForm.api,
  submitApplication(readBrandIdentity, readPoliciesInForce, readWordsOf(APPLICATION_TEXTS)),
);
