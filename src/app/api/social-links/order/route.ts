import { orderEndpoint } from '@/features/links/server/links.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = orderEndpoint(readSession);
