import { clicksEndpoint } from '@/features/links/server/clicks';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = clicksEndpoint(readSession);
