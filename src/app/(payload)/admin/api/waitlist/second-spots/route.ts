import { readSession } from '@/features/staff/server/session';
import { secondSpotsEndpoint } from '@/features/waitlist/server/second-spots.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = secondSpotsEndpoint(readSession);
