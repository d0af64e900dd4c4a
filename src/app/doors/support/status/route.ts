import { statusDoor } from '@/features/support/server/status.doors';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = statusDoor;
