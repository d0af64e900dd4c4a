import { reauthenticationEndpoint } from '@/features/staff/server/second-factor/reauthentication.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = reauthenticationEndpoint;
