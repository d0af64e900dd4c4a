import { designDownloadEndpoint } from '@/features/merch/server/design-download.endpoint';
import { readSession } from '@/features/staff/server/session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = designDownloadEndpoint(readSession);
