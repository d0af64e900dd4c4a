import { retryEndpoint } from '@/features/mail/server/retry.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = retryEndpoint(readSession);
