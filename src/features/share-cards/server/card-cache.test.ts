import { describe, expect, it } from 'vitest';
import type { ShareCard } from '@/core/shared/share-card';
import { DEFAULT_FACES } from '@/kit/shared/faces';
import { paletteOf } from '@/kit/shared/palette/palette';
import { violet } from '@/kit/shared/palette/violet.fixture';
import { CardCache, cardName } from './card-cache';

const brand = { name: 'A', markPath: 'M0 0h9z', palette: paletteOf(violet), faces: DEFAULT_FACES };
const card = (headline: string): ShareCard => ({ headline, line: '', motif: { kind: 'columns' } });

describe('the cache of pictures', () => {
  it('names a picture after its whole content', () => {
    const name = cardName(brand, card('x'));
    const others = [
      cardName({ ...brand, name: 'B' }, card('x')),
      cardName({ ...brand, markPath: 'M0 0h8z' }, card('x')),
      cardName({ ...brand, palette: paletteOf({ ...violet, primary: '#000000' }) }, card('x')),
      cardName({ ...brand, palette: paletteOf({ ...violet, paper: '#ffffff' }) }, card('x')),
      cardName({ ...brand, faces: { display: 'literata', text: 'instrument-sans' } }, card('x')),
      cardName({ ...brand, faces: { display: 'piazzolla', text: 'commissioner' } }, card('x')),
      cardName(brand, card('y')),
      cardName(brand, { ...card('x'), motif: { kind: 'document' } }),
    ];
    expect(new Set([name, ...others]).size).toBe(9);
    expect(cardName({ ...brand }, card('x'))).toBe(name);
  });

  it('draws each picture once, and never two in parallel', async () => {
    let now = 0;
    let most = 0;
    let drawn = 0;
    const cache = new CardCache(async (_, { headline }) => {
      drawn += 1;
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
      return Buffer.from(headline);
    });
    const asked = Array.from({ length: 60 }, (_, index) => cache.get(brand, card(`page ${index % 6}`)));
    const pictures = await Promise.all(asked);
    expect(pictures.map(String).slice(0, 2)).toEqual(['page 0', 'page 1']);
    expect([drawn, most]).toEqual([6, 1]);
  });

  it('drops the oldest, and failed ones', async () => {
    let drawn = 0;
    const cache = new CardCache(async (_, { headline }) => {
      drawn += 1;
      if (headline === 'bad') throw new Error('no');
      return Buffer.from(headline);
    });
    await expect(cache.get(brand, card('bad'))).rejects.toThrow('no');
    await expect(cache.get(brand, card('bad'))).rejects.toThrow('no');
    expect(drawn).toBe(2);
    for (let index = 0; index < 49; index += 1) await cache.get(brand, card(`${index}`));
    await cache.get(brand, card('48'));
    expect(drawn).toBe(51);
    await cache.get(brand, card('0'));
    expect(drawn).toBe(52);
  });
});
