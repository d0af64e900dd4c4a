import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerTools, type Asked, tapAnswer } from './answer-flow';
import type { FinishedAnswer } from './finished-answer';
import type { Handler } from './handler';
import { isKeepable, type KeptPage, makeKeptPage, sendKeptPage } from './kept-page';
import { isStrangersRead, keptRoute, NOT_FOUND, pathOfWhole } from './kept-routes';
import { PageShelf } from './page-shelf';
import { renderForStrangers } from './render-for-strangers';
import { routeKind } from './route-kind';

type Made = { finished: FinishedAnswer; page?: KeptPage };

/** The only cache between requests; its rules are in docs/decisions/029. */
export function createKeptPages(handler: Handler, tools: AnswerTools) {
  const { settings, routes } = tools;
  const shelf = new PageShelf<KeptPage, Made>();

  const make = (path: string) =>
    shelf.render(path, async () => {
      const finished = await renderForStrangers(handler, path, settings.host);
      const route = path === NOT_FOUND ? { isShared: false } : keptRoute(path);
      if (!route || !isKeepable(finished, path === NOT_FOUND ? 404 : 200)) return { finished };
      return { finished, page: await makeKeptPage(finished, route, settings).catch(() => undefined) };
    });

  const counts = { hits: 0, misses: 0 };
  const cachedPathOf = (path: string): string | undefined => {
    if (keptRoute(path)) return path;
    return routeKind(path) === 'page' && !routes.hasRoute(path) ? NOT_FOUND : undefined;
  };

  return {
    /** Responses from a copy, and those that waited for one, since this process started. */
    counts,

    /** The fast path, before any other check: a look-up and one response. @returns false when there is no copy */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const path = pathOfWhole(req.url ?? '');
      const kept = path === undefined ? undefined : shelf.get(path);
      if (path === undefined || kept === undefined || !isStrangersRead(req, settings.isStaff)) return false;
      if (kept.isDue) void make(path);
      counts.hits += 1;
      sendKeptPage(req, res, kept.page, { id: randomUUID(), age: kept.age });
      return true;
    },

    /** @returns under which path this request's page is cached, or may be; undefined: the route answers each time */
    cachedPath: (req: IncomingMessage, path: string): string | undefined =>
      pathOfWhole(req.url ?? '') !== undefined && isStrangersRead(req, settings.isStaff)
        ? cachedPathOf(path)
        : undefined,

    /** Sends the page, which it makes first where there is none; an answer that cannot be cached goes out as it is. */
    async answerWhenMade(asked: Asked, res: ServerResponse, path: string): Promise<void> {
      const cached = shelf.get(path);
      if (cached) {
        if (cached.isDue) void make(path);
        counts.hits += 1;
        return sendKeptPage(asked, res, cached.page, { id: asked.id, age: cached.age });
      }
      counts.misses += 1;
      const { finished, page } = await make(path);
      if (page) return sendKeptPage(asked, res, page, { id: asked.id, age: 0 });
      tapAnswer(asked, res, tools, () => undefined);
      res.writeHead(finished.status, finished.headers);
      res.end(finished.body);
    },

    /** Renders a copy before anybody asks. Never rejects; a page that may not be cached is rendered all the same. */
    prepare: async (path: string): Promise<void> => void (await make(path)),

    drop: () => shelf.drop(),
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
