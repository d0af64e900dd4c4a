import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Next reads `site-fonts.ts` without running it, and CSS has no constants, so both contain the ranges. */
const sources = ['src/ui/fonts/site-fonts.ts', 'src/app/(payload)/back-office.css'];

const rangesOf = (file: string): Map<string, string> =>
  new Map(
    [
      ...readFileSync(file, 'utf8').matchAll(
        /([a-z-]+)\.woff2[\s\S]*?unicode-range[\s\S]*?(U\+[\dA-F, U+-]+)/g,
      ),
    ].map(([, font = '', range = '']) => [font, range]),
  );

const lettersOf = (range: string): number[] =>
  range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const [site, backOffice] = sources.map(rangesOf) as [Map<string, string>, Map<string, string>];

describe('the ranges of the font files', () => {
  it('are the same for pages and for the back office', () => {
    expect([...site.keys()].sort()).toEqual([
      'instrument-sans-latin',
      'instrument-sans-latin-rest',
      'piazzolla-greek',
      'piazzolla-greek-capitals',
      'piazzolla-latin',
      'piazzolla-latin-rest',
    ]);
    expect(Object.fromEntries(backOffice)).toEqual(Object.fromEntries(site));
  });

  it.each(['piazzolla', 'instrument-sans'])(
    'of %s never overlap: a letter in two would load both',
    (family) => {
      const own = [...site].filter(([font]) => font.startsWith(family));
      const letters = own.flatMap(([, range]) => lettersOf(range));
      expect(letters.length).toBeGreaterThan(200);
      expect(letters.length).toBe(new Set(letters).size);
    },
  );

  it('have English and common accents in the first file', () => {
    const first = new Set(lettersOf(site.get('piazzolla-latin') ?? ''));
    const missing = [...'Aa Zz 09 #&@$%!? José Núñez, João, Müller — “it’s” … · © × → ™ −'].filter(
      (letter) => !first.has(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});
