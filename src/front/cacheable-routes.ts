import type { IncomingMessage } from 'node:http';
import type { CachedAddresses } from '@/core/shared/feature';
import { CACHED_ANSWERS, CACHED_BELOW, findSitePage } from '@/site-pages';
import { hasBody } from './body-gate';
import type { IsStaff } from './staff-session';

export type CacheableRoute = Pick<CachedAddresses, 'isGuessable'> & {
  /** false: no copy outside this process */
  isShared: boolean;
};

/**
 * Pages whose complete responses are cached. None of them reads its query or shows anything to one visitor only: a
 * page that does is in no manifest (tests/invariants/cacheable-routes.test.ts).
 *
 * @param path an accepted path (request-target.ts), without its query
 */
export function cacheableRoute(path: string): CacheableRoute | undefined {
  const page = findSitePage(path);
  if (page) return { isShared: page.isShared ?? true };
  if (CACHED_ANSWERS.includes(path)) return { isShared: true };
  const below = CACHED_BELOW.find(({ at }) => at.test(path));
  return below && { isShared: below.isShared ?? true, ...(below.isGuessable && { isGuessable: true }) };
}

/** With these headers, Next's own scripts request parts of a page in a special format. */
const PARTS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-action',
];

/** Cache path of the single 404 page: no route has this path. */
export const NOT_FOUND = '/not-found';

/**
 * Whether the answer to this request is the same for every visitor. Credentials in headers are ignored: only the
 * cookie identifies staff.
 */
export function isAnonymousRead(req: IncomingMessage, isStaff: IsStaff): boolean {
  const { method, headers } = req;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (hasBody(req)) return false;
  if (headers.host === undefined && req.httpVersion === '1.1') return false;
  for (const name of PARTS) if (headers[name] !== undefined) return false;
  return !isStaff(headers.cookie);
}

/** @returns the path of a request target; undefined when its query asks for a part of a page */
export function pathOfWhole(target: string): string | undefined {
  const query = target.indexOf('?');
  if (query === -1) return target;
  return target.includes('_rsc=', query) ? undefined : target.slice(0, query);
}
