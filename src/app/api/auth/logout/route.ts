import { logoutEndpoint } from '@/features/staff/server/auth.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = logoutEndpoint;
