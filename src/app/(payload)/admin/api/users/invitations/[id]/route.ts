import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { oneInvitationEndpoint } from '@/features/staff/server/invitations.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = oneInvitationEndpoint(readBrandIdentity);
