import { mailEventsEndpoint } from '@/features/newsletter/server/mail-events.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mailEventsEndpoint;
