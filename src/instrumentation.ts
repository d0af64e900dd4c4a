import type { Instrumentation } from 'next';
import { isDatabaseAway } from '@/db/database-errors';
import { tellStatus } from '@/server/page-status';

/**
 * Next calls this with what a page has thrown. A database that is away, busy or late is told to the front, which sees only
 * that the page failed, and may find the database answering again when it looks.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const id = headers['x-request-id'];
  if (typeof id === 'string' && isDatabaseAway(error)) tellStatus(id, 503);
};
