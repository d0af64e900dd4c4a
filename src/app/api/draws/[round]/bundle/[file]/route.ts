import { bundleFileEndpoint } from '@/features/draw/server/bundle.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = bundleFileEndpoint;
