import { peopleEndpoint } from '@/features/draw/server/control.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = peopleEndpoint;
