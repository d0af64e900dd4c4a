import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerTools, type RequestContext, tapAnswer } from './answer-flow';
import { cacheableRoute, isAnonymousRead, NOT_FOUND, pathOfWhole } from './cacheable-routes';
import { type CachedPage, isCacheable, makeCachedPage, sendCachedPage } from './cached-page';
import type { FinishedAnswer } from './finished-answer';
import type { Handler } from './handler';
import { PageStore } from './page-store';
import { renderAnonymously } from './render-anonymously';

type Made = { finished: FinishedAnswer; page?: CachedPage };

/** The only cache between requests; its rules are in docs/decisions/008. */
export function createPageCache(handler: Handler, tools: AnswerTools) {
  const { settings, routes, builtScripts } = tools;
  const store = new PageStore<CachedPage, Made>();
  const known = { settings, builtScripts };

  const make = (path: string) =>
    store.render(path, async () => {
      const finished = await renderAnonymously(handler, path, settings.host);
      const route = path === NOT_FOUND ? { isShared: false } : cacheableRoute(path);
      if (!route || !isCacheable(finished, path === NOT_FOUND ? 404 : 200)) return { finished };
      return { finished, page: await makeCachedPage(finished, route, known).catch(() => undefined) };
    });

  const counts = { hits: 0, misses: 0 };
  const cachedPathOf = (path: string): string | undefined => {
    if (cacheableRoute(path)) return path;
    return routes.hasRoute(path) ? undefined : NOT_FOUND;
  };

  return {
    /** Responses from a copy, and those that waited for one, since this process started. */
    counts,

    /** The fast path, before any other check: a look-up and one response. @returns false when there is no copy */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const path = pathOfWhole(req.url ?? '');
      const cached = path === undefined ? undefined : store.get(path);
      if (path === undefined || cached === undefined || !isAnonymousRead(req, settings.isStaff)) return false;
      if (cached.isDue) void make(path);
      counts.hits += 1;
      sendCachedPage(req, res, cached.page, { id: randomUUID(), age: cached.age });
      return true;
    },

    /**
     * @returns the path under which this request's page is or may be cached; undefined: the route answers every time
     */
    cachedPath: (req: IncomingMessage, path: string): string | undefined =>
      pathOfWhole(req.url ?? '') !== undefined && isAnonymousRead(req, settings.isStaff)
        ? cachedPathOf(path)
        : undefined,

    /** Sends the page, rendering it first if it is not cached; an uncacheable answer is sent as it is. */
    async answerWhenMade(context: RequestContext, res: ServerResponse, path: string): Promise<void> {
      const cached = store.get(path);
      if (cached) {
        if (cached.isDue) void make(path);
        counts.hits += 1;
        return sendCachedPage(context, res, cached.page, { id: context.id, age: cached.age });
      }
      counts.misses += 1;
      const { finished, page } = await make(path);
      if (page) return sendCachedPage(context, res, page, { id: context.id, age: 0 });
      tapAnswer({ ...context, mark: finished.mark }, res, tools, () => undefined);
      res.writeHead(finished.status, finished.headers);
      res.end(finished.body);
    },

    /** Renders a copy before anybody asks. Never rejects; a page that may not be cached is rendered all the same. */
    prepare: async (path: string): Promise<void> => void (await make(path)),

    drop: () => store.drop(),
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
