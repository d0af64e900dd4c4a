import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMissingImage } from '@/core/db/image-files';
import { cookieValue } from '@/kit/shared/cookie-value';
import { CODE_HEADER, NOTHING_HERE } from '@/kit/shared/plain-refusals';
import { hasBody } from './body-gate';
import { isAnonymousRead } from './cacheable-routes';
import type { RouteTable } from './known-routes';
import { answerPlainly } from './plain-answer';
import { sessionCookieName } from './staff-session';

/** Routes that take every address of their folder that no other route has, as the build names them. */
export const REST = { api: '/api/[[...rest]]', media: '/media/[file]', admin: '/admin/[[...segments]]' };

/** Payload's views that it shows without a session (tests/invariants/payload-config.test.ts compares). */
export const OPEN_VIEW = /^\/admin\/(create-first-user|forgot|login|logout|reset|unauthorized)/;

/** Longer ones are left to Payload: proxies bound the headers of an answer. */
const LONGEST_ADDRESS = 2000;

/** The sign-in page that leads back to this address, as Payload names it. */
function signInAddress(path: string, url: string): string {
  const query = new URLSearchParams(url.slice(path.length + 1));
  query.delete('redirect');
  const asked = path === '/admin' ? '' : [path, ...(query.size > 0 ? [query] : [])].join('?');
  return `/admin/login${asked && `?redirect=${encodeURIComponent(asked)}`}`;
}

type Options = { routes: RouteTable; secure: boolean };
type Target = { path: string; url: string };

/**
 * Answers requests whose answer is known before Next is asked, at a tenth of the cost and less: unknown addresses of
 * the API, pictures that do not exist, and the back office without a session cookie.
 *
 * @returns false if the request is for Next
 */
export async function answerWithoutRoute(
  req: IncomingMessage,
  res: ServerResponse,
  { path, url }: Target,
  { routes, secure }: Options,
): Promise<boolean> {
  const route = routes.routeOf(path);
  if (route === REST.api && !hasBody(req)) {
    answerPlainly(res, 404, NOTHING_HERE, { Vary: 'Cookie', [CODE_HEADER]: 'not-found' });
    return true;
  }
  if (route === REST.media && (await isMissingImage(decodeURIComponent(path.slice('/media/'.length))))) {
    answerPlainly(res, 404, NOTHING_HERE);
    return true;
  }
  const { authorization, cookie = '' } = req.headers;
  const isAnonymous = cookieValue(cookie, sessionCookieName(secure)) === undefined && !authorization;
  const needsSession = route === REST.admin && !OPEN_VIEW.test(path) && url.length <= LONGEST_ADDRESS;
  if (!needsSession || !isAnonymous || !isAnonymousRead(req, () => false)) return false;
  answerPlainly(res, 307, '', { Location: signInAddress(path, url) });
  return true;
}
