import { brandFileEndpoint } from '@/features/brand/server/brand-file/brand-file.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = brandFileEndpoint;
