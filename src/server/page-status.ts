import { keepOne } from '@/shared/keep-one';

/**
 * Pages cannot set a status, and Next's own `notFound()` renders its page by script only (docs/decisions/010). So a
 * page that finds nothing renders the complete 404 page itself, and stores its status here; the front, which buffers
 * a page until it is complete, sends it. Keyed by the request's id, which only the front assigns.
 */
const told = () => keepOne('page-status', () => new Map<string, number>());

export const tellStatus = (requestId: string, status: number): void => {
  told().set(requestId, status);
};

export const toldStatus = (requestId: string): number | undefined => told().get(requestId);

/** Call it when the request is over. */
export const forgetStatus = (requestId: string): void => {
  told().delete(requestId);
};
