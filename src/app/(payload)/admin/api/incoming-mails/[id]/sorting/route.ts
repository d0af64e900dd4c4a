import { readBrandIdentity } from '@/features/brand/server/brand-identity.queries';
import { sortingEndpoint } from '@/features/mail/server/incoming/incoming.endpoints';
import { INBOXES } from '@/inboxes';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = sortingEndpoint(readBrandIdentity, INBOXES);
