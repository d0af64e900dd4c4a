import { readSession } from '@/features/staff/server/session';
import { conversationEndpoint } from '@/features/support/server/desk.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = conversationEndpoint(readSession);
