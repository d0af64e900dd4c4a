import { orderEndpoint } from '@/features/links/server/links.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = orderEndpoint;
