import { unsubscribeDoor } from '@/features/newsletter/server/reader-door';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unsubscribeDoor;
