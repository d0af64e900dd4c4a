import { brandFileEndpoint } from '@/features/brand/server/brand-file/brand-file.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = brandFileEndpoint(readSession);
