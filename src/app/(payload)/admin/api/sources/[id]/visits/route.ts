import { visitsEndpoint } from '@/features/sources/server/visits';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = visitsEndpoint;
