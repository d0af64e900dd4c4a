import { liveEndpoint } from '@/server/health.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = liveEndpoint;
