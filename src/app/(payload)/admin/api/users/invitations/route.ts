import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { invitationsEndpoint } from '@/features/staff/server/invitations.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = invitationsEndpoint(readBrandIdentity);
