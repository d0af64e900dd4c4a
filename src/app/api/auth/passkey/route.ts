import { passkeyEndpoint } from '@/features/staff/server/second-factor/passkey-sign-in.endpoints';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = passkeyEndpoint;
