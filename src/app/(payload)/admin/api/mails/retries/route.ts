import { retryEndpoint } from '@/features/mail/server/retry.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = retryEndpoint;
