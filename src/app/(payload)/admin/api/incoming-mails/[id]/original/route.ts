import { originalEndpoint } from '@/features/mail/server/incoming/incoming.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = originalEndpoint;
