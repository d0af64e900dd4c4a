import { listEndpoint } from '@/features/draw/server/lists/list.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = listEndpoint;
