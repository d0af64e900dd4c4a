import { ticketFileEndpoint } from '@/features/support/server/status.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = ticketFileEndpoint;
