import { peopleEndpoint } from '@/features/draw/server/control.endpoints';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = peopleEndpoint(readSession);
