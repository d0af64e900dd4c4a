import { LRUCache } from 'lru-cache';

const SECOND = 1000;
/** From here on a copy is made anew while the old one serves … */
const DUE = 8 * SECOND;
/** … and at this age, counted from when it began to be made, it serves nobody. */
const OLDEST = 10 * SECOND;

type Kept<Page> = { page: Page; madeAt: number };

/** What a render came to: with a page it is one to keep. */
export type Outcome<Page> = { page?: Page };

/**
 * Finished pages by their path, up to `capacity` bytes. Knows how old they are, and that what was begun before a drop
 * may hold what was before: it goes to those who asked for it by then, and is kept for nobody.
 */
export class PageShelf<Page extends { bytes: number }, Made extends Outcome<Page>> {
  private readonly pages: LRUCache<string, Kept<Page>>;
  private readonly renders = new Map<string, Promise<Made>>();
  private drops = 0;

  constructor(
    capacity = 16 * 1024 * 1024,
    private readonly now = () => performance.now(),
  ) {
    this.pages = new LRUCache({ maxSize: capacity, sizeCalculation: ({ page }) => page.bytes });
  }

  /** @returns undefined when there is none young enough; `isDue`: it should be made anew, and this one is good meanwhile */
  get(path: string): { page: Page; age: number; isDue: boolean } | undefined {
    const kept = this.pages.get(path);
    if (kept === undefined) return undefined;
    const age = this.now() - kept.madeAt;
    return age < OLDEST ? { page: kept.page, age, isDue: age >= DUE } : undefined;
  }

  /**
   * One render of a path at a time: whoever comes while it runs waits for the same one.
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

  /** Content changed: no page that exists is right any more, nor one that is being made. */
  drop(): void {
    this.drops += 1;
    this.pages.clear();
    this.renders.clear();
  }
}
