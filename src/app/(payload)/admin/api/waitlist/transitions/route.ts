import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { transitionsEndpoint } from '@/features/waitlist/server/transitions.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = transitionsEndpoint(readBrandIdentity);
