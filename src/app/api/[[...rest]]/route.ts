import { provideDirectPosts } from '@/core/server/direct-posts';
import { findDirectPosts, loadFormApi } from '@/features.server';
import { EndpointError } from '@/kit/server/endpoint-errors';
import { byAddress } from '@/kit/server/public-endpoint';
import { errorResponse } from '@/kit/server/responses';

provideDirectPosts(findDirectPosts);

/** Addresses that neither a form nor another route claims, whatever the method. */
const nothing = async () => errorResponse(new EndpointError('not-found'));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = byAddress(loadFormApi, {
  GET: nothing,
  HEAD: async () => new Response(null, await nothing()),
  POST: nothing,
  PUT: nothing,
  PATCH: nothing,
  DELETE: nothing,
  OPTIONS: nothing,
});
