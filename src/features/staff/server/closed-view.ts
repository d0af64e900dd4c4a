import { EndpointError } from '@/server/endpoint-errors';
import { errorResponse } from '@/server/responses';

/**
 * Stands where Payload has a view that this site does not want: accounts are made by admins, and a lost password is
 * reset by one of them.
 */
export const closedView = () => errorResponse(new EndpointError('not-found'));
