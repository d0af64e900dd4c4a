import { ownPasswordEndpoint } from '@/features/staff/server/own-password.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ownPasswordEndpoint;
