import { liveEndpoint } from '@/core/server/health.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveEndpoint;
