import { keepOne } from '@/shared/keep-one';

/**
 * Pages cannot set a status, and Next's own `notFound()` draws its page by scripts alone (docs/decisions/010). So a
 * page that finds nothing draws the whole 404 page itself, and tells its status here; the front, which holds a page
 * back until it is whole, sends it. Keyed by the request's id, which only the front gives out.
 */
const told = () => keepOne('page-status', () => new Map<string, number>());

export const tellStatus = (requestId: string, status: number): void => {
  told().set(requestId, status);
};

export const toldStatus = (requestId: string): number | undefined => told().get(requestId);

/** For when the request is over. */
export const forgetStatus = (requestId: string): void => {
  told().delete(requestId);
};
