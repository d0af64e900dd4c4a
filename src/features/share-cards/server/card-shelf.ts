import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { keepOne } from '@/shared/keep-one';
import type { ShareCard } from '@/shared/share-card';
import type { CardBrand } from '../ui/share-card';

type Draw = (brand: CardBrand, card: ShareCard) => Promise<Buffer>;

/** Changes the address of every picture when their drawing changes: whoever kept one asks again. */
const DRAWING = 1;
/** One picture a page, and some more while an editor tries words; about 60 KB each. */
const ROOM = 48;

/** Which picture it is: the same words, mark and colours give the same name. */
export function cardName({ name, markPath, colors }: CardBrand, card: ShareCard): string {
  const shown = JSON.stringify([DRAWING, name, markPath, colors.primary, colors.light, card]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 16);
}

/**
 * Keeps pictures that were drawn, and draws one at a time: however many ask, the site's pages are never kept waiting
 * for more than one of them. A picture that several ask for is drawn once.
 */
export class CardShelf {
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

  /** A picture that was drawn lately, by its name alone. */
  kept(name: string | null): Promise<Buffer> | undefined {
    return name === null ? undefined : this.cards.get(name);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** The process's own shelf. Drawing is loaded with the first picture: a start need not wait for it. */
export const cardShelf = () =>
  keepOne(
    'card-shelf',
    () => new CardShelf(async (brand, card) => (await import('./draw-card')).drawCard(brand, card)),
  );
