import { visitsEndpoint } from '@/features/sources/server/visits';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = visitsEndpoint(readSession);
