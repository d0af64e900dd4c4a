import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readSession } from '@/features/staff/server/session';
import { transitionsEndpoint } from '@/features/waitlist/server/transitions.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = transitionsEndpoint(
  readSession,
  readBrandIdentity,
);
