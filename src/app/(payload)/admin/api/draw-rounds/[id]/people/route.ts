import { peopleEndpoint } from '@/features/draw/server/desk.endpoints';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = peopleEndpoint(readSession);
