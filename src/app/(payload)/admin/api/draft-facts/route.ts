import { readSession } from '@/features/staff/server/session';
import { draftFactsEndpoint } from '@/server/draft-facts.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = draftFactsEndpoint(readSession);
