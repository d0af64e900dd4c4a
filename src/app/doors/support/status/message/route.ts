import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { messageDoor } from '@/features/support/server/status.doors';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = messageDoor(readBrandIdentity);
