import { processSingleton } from '@/kit/shared/process-singleton';

/**
 * Pages cannot set a status, and Next's own `notFound()` renders its page by script only (docs/decisions/004). So a
 * page that finds nothing renders the complete 404 page itself, and stores its status here; the front, which buffers
 * a page until it is complete, sends it. Keyed by the request's id, which only the front assigns.
 */
const statuses = () => processSingleton('page-status', () => new Map<string, number>());

export const setPageStatus = (requestId: string, status: number): void => {
  statuses().set(requestId, status);
};

export const getPageStatus = (requestId: string): number | undefined => statuses().get(requestId);

/** Call it when the request is over. */
export const clearPageStatus = (requestId: string): void => {
  statuses().delete(requestId);
};
