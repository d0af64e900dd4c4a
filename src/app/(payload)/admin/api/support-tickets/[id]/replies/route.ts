import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readSession } from '@/features/staff/server/session';
import { repliesEndpoint } from '@/features/support/server/desk.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = repliesEndpoint(
  readSession,
  readBrandIdentity,
);
