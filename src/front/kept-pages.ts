import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AnswerTools, type Asked, tapAnswer } from './answer-flow';
import type { FinishedAnswer } from './finished-answer';
import type { Handler } from './handler';
import { isKeepable, type KeptPage, makeKeptPage, sendKeptPage } from './kept-page';
import { isStrangersRead, keptRoute, pathOfWhole } from './kept-routes';
import { PageShelf } from './page-shelf';
import { renderForStrangers } from './render-for-strangers';

type Made = { finished: FinishedAnswer; page?: KeptPage };

/** The one cache between requests; its rules are in docs/decisions/029. */
export function createKeptPages(handler: Handler, tools: AnswerTools) {
  const { settings } = tools;
  const shelf = new PageShelf<KeptPage, Made>();

  const make = (path: string) =>
    shelf.render(path, async () => {
      const finished = await renderForStrangers(handler, path, settings.host);
      const route = keptRoute(path);
      if (!route || !isKeepable(finished)) return { finished };
      return { finished, page: await makeKeptPage(finished, route, settings).catch(() => undefined) };
    });

  const counts = { hits: 0, misses: 0 };

  return {
    /** Answers from a copy, and those that had to wait for one, since this process began. */
    counts,

    /** The short way, before anything else is asked: a look-up and one answer. @returns false when there is no copy */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const path = pathOfWhole(req.url ?? '');
      const kept = path === undefined ? undefined : shelf.get(path);
      if (path === undefined || kept === undefined || !isStrangersRead(req)) return false;
      if (kept.isDue) void make(path);
      counts.hits += 1;
      sendKeptPage(req, res, kept.page, { id: randomUUID(), age: kept.age });
      return true;
    },

    /** Whether this is for `make`: there is no copy, and there may be one. */
    takes: (req: IncomingMessage, path: string) =>
      pathOfWhole(req.url ?? '') !== undefined && keptRoute(path) !== undefined && isStrangersRead(req),

    /** Waits for a page that is being made; what is none to keep is answered as its route would have. */
    async answerWhenMade(asked: Asked, res: ServerResponse): Promise<void> {
      counts.misses += 1;
      const { finished, page } = await make(asked.path);
      if (page) return sendKeptPage(asked, res, page, { id: asked.id, age: 0 });
      tapAnswer(asked, res, tools, () => undefined);
      res.writeHead(finished.status, finished.headers);
      res.end(finished.body);
    },

    /** Makes a copy before anybody asks. Never rejects; what is none to keep is asked for all the same. */
    prepare: async (path: string): Promise<void> => void (await make(path)),

    drop: () => shelf.drop(),
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
