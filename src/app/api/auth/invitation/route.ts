import { invitedEndpoint } from '@/features/staff/server/invitations.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = invitedEndpoint;
