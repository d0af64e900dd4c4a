import { readyEndpoint } from '@/core/server/health.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = readyEndpoint;
