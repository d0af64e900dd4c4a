import { proofEndpoint } from '@/features/draw/server/proof.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = proofEndpoint;
