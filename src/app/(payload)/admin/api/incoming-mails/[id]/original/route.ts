import { originalEndpoint } from '@/features/mail/server/incoming/incoming.endpoints';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = originalEndpoint(readSession);
