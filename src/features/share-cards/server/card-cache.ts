import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShareCard } from '@/core/shared/share-card';
import { processSingleton } from '@/kit/shared/process-singleton';
import type { CardBrand } from '../ui/share-card';

type Draw = (brand: CardBrand, card: ShareCard) => Promise<Buffer>;

/** Increase when the drawing changes: it changes the address of every picture, so that caches ask again. */
const DRAWING = 1;
/** One picture per page, and more for an editor's attempts; about 60 KB each. */
const ROOM = 48;

/** Identifies a picture: the same text, mark, colors and faces give the same name. */
export function cardName({ name, markPath, palette, faces }: CardBrand, card: ShareCard): string {
  const shown = JSON.stringify([DRAWING, name, markPath, palette, faces, card]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 16);
}

/**
 * Caches pictures and draws one at a time, so that the site's pages never wait for more than one, however many are
 * requested. Several requests for one picture draw it once.
 */
export class CardCache {
  private readonly cards = new LRUCache<string, Promise<Buffer>>({ max: ROOM });
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly draw: Draw) {}

  get(brand: CardBrand, card: ShareCard): Promise<Buffer> {
    const name = cardName(brand, card);
    const known = this.cards.get(name);
    if (known) return known;
    const picture = this.inTurn(() => this.draw(brand, card));
    this.cards.set(name, picture);
    picture.catch(() => this.cards.delete(name));
    return picture;
  }

  /** A recently drawn picture, by its name. */
  cached(name: string | null): Promise<Buffer> | undefined {
    return name === null ? undefined : this.cards.get(name);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** The process's own cache. The drawing code loads with the first picture, so that the start need not wait for it. */
export const cardCache = () =>
  processSingleton(
    'card-cache',
    () => new CardCache(async (brand, card) => (await import('./draw-card')).drawCard(brand, card)),
  );
