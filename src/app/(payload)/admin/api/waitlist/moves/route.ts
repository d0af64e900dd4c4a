import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { readSession } from '@/features/staff/server/session';
import { movesEndpoint } from '@/features/waitlist/server/moves.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = movesEndpoint(readSession, readBrandIdentity);
