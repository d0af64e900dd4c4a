import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readPoliciesInForce } from '@/features/legal/server/policies-in-force.queries';
import { QUOTE_DOOR } from '@/features/merch/contract';
import { DESIGN_RULES, inspectDesign } from '@/features/merch/server/design-file';
import { quoteSubmission } from '@/features/merch/server/quote.submission';
import { issueQuoteResult } from '@/features/merch/server/quote-result';
import { uploadDoor } from '@/server/upload-door';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = uploadDoor({
  path: QUOTE_DOOR,
  submission: quoteSubmission(readBrandIdentity, readPoliciesInForce),
  file: DESIGN_RULES,
  inspect: inspectDesign,
  resultOf: (answer) => ({ sent: issueQuoteResult(answer) }),
});
