import { readBrandIdentity } from '@/core/brand-identity.queries';
import { readWordsOf } from '@/core/owner-words.queries';
import { readPoliciesInForce } from '@/core/policies-in-force.queries';
import { APPLICATION_TEXTS } from '@/features/waitlist/contract.texts';
import { submitApplication } from '@/features/waitlist/server/waitlist.submission';
import { submissionEndpoint } from '@/server/submission';
import { waitlistForm } from '@/shared/forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  waitlistForm.api,
  submitApplication(readBrandIdentity, readPoliciesInForce, readWordsOf(APPLICATION_TEXTS)),
);
