import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { senderEndpoint } from '@/features/newsletter/server/sender.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = senderEndpoint(readBrandIdentity);
