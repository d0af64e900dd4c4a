import type { IncomingMessage } from 'node:http';
import { findSitePage } from '@/shared/site-pages';
import { hasBody } from './body-gate';
import type { IsStaff } from './staff-session';

export type CacheableRoute = {
  /** false: no copy outside this process, because it changes at a time that no other cache knows (decision 024) */
  isShared: boolean;
  /** true: anybody can make up addresses like this one, so that a render counts for its network (decision 052) */
  isGuessable?: boolean;
};

const POLICY_HISTORY = /^\/(links\/)?[a-z-]+\/history(\/[1-9]\d{0,8}(\/changes)?)?$/;
/** A round of the draw, and its wheel. */
const DRAWN = /^\/links\/draw\/[1-9]\d{0,8}(\/wheel)?$/;
/** A post, a topic, and further pages of their lists; not the blog's picture. An address without a post is not cached. */
const BELOW_BLOG =
  /^\/blog\/((?!opengraph-image$)[a-z0-9-]{1,80}|(topics\/[a-z0-9-]+\/)?page\/[1-9]\d{0,4}|topics\/[a-z0-9-]+)$/;
/** An article of help; a search and the answer to a form read their query. */
const BELOW_HELP = /^\/help\/(?!(search|feedback|opengraph-image)$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** A house with somebody's letters. */
const UP = /^\/up\/[a-z0-9]+(-[a-z]+){0,4}$/;
/** An issue of the newsletter; its other pages show something to one visitor. */
const BELOW_ARCHIVE =
  /^\/newsletter\/(?!(confirm|preferences|submit|unsubscribe|opengraph-image)$)[a-z0-9]+(-[a-z0-9]+)*$/;
/** A position under /careers; not the page's picture. */
const BELOW_CAREERS = /^\/careers\/(?!opengraph-image$)[a-z0-9]+(-[a-z0-9]+)*$/;
const FEEDS = ['/blog/feed.xml', '/blog/atom.xml', '/blog/feed.json'];
const FOR_MACHINES = [
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/help',
  '/newsletter',
  ...FEEDS,
];
const LINKS = ['/links', '/api/social-links'];

/**
 * Pages whose complete responses are cached. None of them reads its query or shows anything to one visitor only: a
 * page that does is not in this list (tests/invariants/cacheable-routes.test.ts).
 *
 * @param path an accepted path (request-target.ts), without its query
 */
export function cacheableRoute(path: string): CacheableRoute | undefined {
  if (LINKS.includes(path)) return { isShared: false };
  if ([BELOW_BLOG, BELOW_HELP, BELOW_ARCHIVE, BELOW_CAREERS, UP].some((below) => below.test(path)))
    return { isShared: true, isGuessable: true };
  const isBelow = DRAWN.test(path) || POLICY_HISTORY.test(path);
  const isCacheableRoute = findSitePage(path) || FOR_MACHINES.includes(path) || isBelow;
  return isCacheableRoute ? { isShared: true } : undefined;
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
