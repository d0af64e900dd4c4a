import { secondSpotsEndpoint } from '@/features/waitlist/server/second-spots.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = secondSpotsEndpoint;
