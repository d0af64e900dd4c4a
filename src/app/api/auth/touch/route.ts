import { touchEndpoint } from '@/features/staff/server/second-factor/touch.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = touchEndpoint;
