import { helpEndpoint } from '@/features/help/server/help.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = helpEndpoint;
