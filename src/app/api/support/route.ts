import { readBrandIdentity } from '@/core/brand-identity.queries';
import { readWordsOf } from '@/core/owner-words.queries';
import { readPoliciesInForce } from '@/core/policies-in-force.queries';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { submitTicket } from '@/features/support/server/support.submission';
import { submissionEndpoint } from '@/server/submission';
import { supportForm } from '@/shared/forms';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  supportForm.api,
  submitTicket(readBrandIdentity, readPoliciesInForce, readWordsOf(TICKET_TEXTS)),
);
