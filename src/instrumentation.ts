import type { Instrumentation } from 'next';
import { setPageStatus } from '@/core/server/page-status';
import { isDatabaseUnavailable } from '@/kit/db/database-errors';

/**
 * Next calls this with the error of a page. If the database is down, busy or slow, the front is informed: it sees
 * only that the page failed, and may find the database answering again when it checks.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const id = headers['x-request-id'];
  if (typeof id === 'string' && isDatabaseUnavailable(error)) setPageStatus(id, 503);
};
