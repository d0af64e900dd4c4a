import { qrEndpoint } from '@/core/server/qr.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = qrEndpoint;
