import { clicksEndpoint } from '@/features/links/server/clicks';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = clicksEndpoint;
