import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { quoteMails } from '@/features/merch/server/quote-mails';
import { readSession } from '@/features/staff/server/session';
import { recordMailsEndpoint } from '@/server/record-mails';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = recordMailsEndpoint(
  readSession,
  readBrandIdentity,
  quoteMails,
);
