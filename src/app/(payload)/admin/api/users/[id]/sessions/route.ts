import { sessionsEndpoint } from '@/features/staff/server/sessions.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sessionsEndpoint;
