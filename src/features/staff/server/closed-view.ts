import { EndpointError } from '@/kit/server/endpoint-errors';
import { errorResponse } from '@/kit/server/responses';

/**
 * Replaces a Payload view that this site disables: admins create accounts, and one of them resets a lost password.
 */
export const closedView = () => errorResponse(new EndpointError('not-found'));
