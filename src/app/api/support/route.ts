import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readWordsOf } from '@/features/brand/server/owner-words.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { TICKET_TEXTS } from '@/features/support/contract.ticket-texts';
import { supportForm } from '@/features/support/rules/support-forms';
import { submitTicket } from '@/features/support/server/support.submission';
import { submissionEndpoint } from '@/server/submission';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = submissionEndpoint(
  supportForm.api,
  submitTicket(readBrandIdentity, readPoliciesInForce, readWordsOf(TICKET_TEXTS)),
);
