import { draftFactsEndpoint } from '@/core/draft-facts.endpoint';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = draftFactsEndpoint;
