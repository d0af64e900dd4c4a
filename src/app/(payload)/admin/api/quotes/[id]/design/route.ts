import { designDownloadEndpoint } from '@/features/merch/server/design-download.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = designDownloadEndpoint;
