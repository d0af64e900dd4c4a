import { healthEndpoint } from '@/server/health.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = healthEndpoint;
