import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../handler';
import type { PageCache } from '../page-cache';
import { answerPlainly } from '../plain-answer';
import { readTarget } from '../request-target';
import { type RouteKind, routeKind } from '../route-kind';
import { setSecurityHeaders } from '../security-headers';
import { createRegistry } from './registry';

/** Beside the health addresses. */
const METRICS_PATH = '/api/metrics';

type Options = { token: string; pages: PageCache; headers: Array<[string, string]> };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Hashing makes both equally long, so that the timing reveals nothing about the token. */
function bears(req: IncomingMessage, wanted: Buffer): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), wanted);
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Counts every request that `flow` answers, by kind and status, and serves the counts at one address. Without the
 * token it responds as to an unknown address.
 */
export function meter(flow: Handler, { token, pages, headers }: Options): Handler {
  const wanted = digest(token);
  const { requests, contentType, read } = createRegistry(pages);

  const answer = async (res: ServerResponse) => {
    setSecurityHeaders(res, headers);
    res.setHeader('X-Request-Id', randomUUID());
    answerPlainly(res, 200, await read(), { 'Content-Type': contentType });
  };

  return async (req, res) => {
    const target = readTarget(req.url ?? '');
    const path = target.refused ? undefined : target.path;
    if (path === METRICS_PATH && isRead(req) && bears(req, wanted)) return answer(res);
    const route: RouteKind | 'refused' = path === undefined ? 'refused' : routeKind(path);
    const ended = requests.startTimer();
    res.once('close', () => ended({ route, status: res.statusCode }));
    await flow(req, res);
  };
}
