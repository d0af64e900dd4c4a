import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type AnswerTools, type RequestContext, tapAnswer } from './answer-flow';
import { cacheableRoute, isAnonymousRead, NOT_FOUND, pathOfWhole } from './cacheable-routes';
import { type CachedPage, isCacheable, makeCachedPage, sendCachedPage } from './cached-page';
import type { FinishedAnswer } from './finished-answer';
import type { Handler } from './handler';
import { renderAnonymously } from './render-anonymously';

const SECOND = 1000;
/** From this age on a copy is rendered again while the old one is served … */
const DUE = 8 * SECOND;
/** … and at this age, counted from the start of its rendering, it is no longer served. */
const OLDEST = 10 * SECOND;

type Cached<Page> = { page: Page; madeAt: number };

/** Result of a render; one with a page can be cached. */
type Outcome<Page> = { page?: Page };

/**
 * Complete pages by path, up to `capacity` bytes. It knows their age. A render that began before an invalidation may
 * contain old content: those who were already waiting get it, but it is not cached.
 */
export class PageStore<Page extends { bytes: number }, Made extends Outcome<Page>> {
  private readonly pages: LRUCache<string, Cached<Page>>;
  private readonly renders = new Map<string, Promise<Made>>();
  private drops = 0;

  constructor(
    capacity = 16 * 1024 * 1024,
    private readonly now = () => performance.now(),
  ) {
    this.pages = new LRUCache({ maxSize: capacity, sizeCalculation: ({ page }) => page.bytes });
  }

  /** @returns undefined when none is young enough; `isDue`: still valid, but it should be rendered again */
  get(path: string): { page: Page; age: number; isDue: boolean } | undefined {
    const cached = this.pages.get(path);
    if (cached === undefined) return undefined;
    const age = this.now() - cached.madeAt;
    return age < OLDEST ? { page: cached.page, age, isDue: age >= DUE } : undefined;
  }

  /**
   * One render of a path at a time: requests during a render wait for it.
   * @param make must not reject
   */
  render(path: string, make: () => Promise<Made>): Promise<Made> {
    const running = this.renders.get(path);
    if (running) return running;
    const { drops } = this;
    const madeAt = this.now();
    const render = make().then((made) => {
      if (this.drops !== drops) return made;
      this.renders.delete(path);
      if (made.page) this.pages.set(path, { page: made.page, madeAt });
      return made;
    });
    this.renders.set(path, render);
    return render;
  }

  /** Content changed: all cached pages are invalid, and so are those being rendered. */
  drop(): void {
    this.drops += 1;
    this.pages.clear();
    this.renders.clear();
  }
}

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
