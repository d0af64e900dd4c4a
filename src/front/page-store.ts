import { LRUCache } from 'lru-cache';

const SECOND = 1000;
/** From this age on a copy is rendered again while the old one is served … */
const DUE = 8 * SECOND;
/** … and at this age, counted from the start of its rendering, it is no longer served. */
const OLDEST = 10 * SECOND;

type Cached<Page> = { page: Page; madeAt: number };

/** Result of a render; one with a page can be cached. */
export type Outcome<Page> = { page?: Page };

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
