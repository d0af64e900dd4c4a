import { EndpointError } from '@/kit/server/endpoint-errors';
import { errorResponse } from '@/kit/server/responses';

/** Addresses that no other route claims, whatever the method. */
const nothing = async () => errorResponse(new EndpointError('not-found'));

export {
  nothing as DELETE,
  nothing as GET,
  nothing as OPTIONS,
  nothing as PATCH,
  nothing as POST,
  nothing as PUT,
};
export const HEAD = async () => new Response(null, await nothing());
