import { listEndpoint } from '@/features/draw/server/lists/list.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listEndpoint(readSession);
