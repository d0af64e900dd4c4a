import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DISPLAY_FACES, TEXT_FACES } from '@/kit/shared/faces';
import { DISPLAY_FILES, TEXT_FILES } from '@/kit/ui/fonts/face-files';
import { facesCss, RANGES } from '@/kit/ui/fonts/faces-css';
import { outlinesOf } from '../support/font-outlines';

const lettersOf = (range: string): number[] =>
  range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const GREEK_CAPITALS = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';
const fontOf = (file: string) => readFileSync(`src/kit/ui/fonts/${file}.woff2`);

describe('the ranges of the font files', () => {
  it('never overlap: a letter in two would load both', () => {
    const letters = Object.values(RANGES).flatMap(lettersOf);
    expect(letters.length).toBeGreaterThan(300);
    expect(letters.length).toBe(new Set(letters).size);
  });

  it('have English and common accents in the first file', () => {
    const first = new Set(lettersOf(RANGES.latin));
    const missing = [...'Aa Zz 09 #&@$%!? José Núñez, João, Müller — “it’s” … · © × → ™ −'].filter(
      (letter) => !first.has(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});

describe('every face', () => {
  it('is one of those that were chosen, with its license beside it', () => {
    expect({ ...DISPLAY_FACES, ...TEXT_FACES }).toEqual({
      piazzolla: 'Piazzolla',
      'source-serif-4': 'Source Serif 4',
      literata: 'Literata',
      'instrument-sans': 'Instrument Sans',
      commissioner: 'Commissioner',
      'source-sans-3': 'Source Sans 3',
    });
    for (const face of [...Object.keys(DISPLAY_FACES), ...Object.keys(TEXT_FACES)]) {
      expect(readFileSync(`src/kit/ui/fonts/${face}-OFL.txt`, 'utf8'), face).toContain(
        'SIL OPEN FONT LICENSE Version 1.1',
      );
    }
  });

  it('has its own files', () => {
    for (const [face, files] of Object.entries({ ...DISPLAY_FILES, ...TEXT_FILES })) {
      for (const [part, address] of Object.entries(files)) {
        if (!String(address).endsWith('.woff2')) continue;
        const name = part.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`);
        expect(address).toContain(`/${face}-${name}.woff2`);
      }
    }
  });

  it.each([...Object.keys(DISPLAY_FACES), ...Object.keys(TEXT_FACES)])(
    '%s draws the characters of English',
    async (face) => {
      const english = 'AEIOUaeiouRTSrts0123456789$&?—';
      const outlines = await outlinesOf(fontOf(`${face}-latin`), english);
      expect([...english].filter((_, index) => !outlines[index]?.length)).toEqual([]);
    },
  );
});

describe('the first file of Piazzolla', () => {
  it('leaves room for its headers in the ten packets that a server sends before the first answer', () => {
    expect(fontOf('piazzolla-latin').length).toBeLessThanOrEqual(13_800);
  });
});

describe('every display face', () => {
  it.each(Object.keys(DISPLAY_FACES))('%s draws all 24 Greek capitals, each in its own way', async (face) => {
    const outlines = await outlinesOf(fontOf(`${face}-greek-capitals`), GREEK_CAPITALS);
    expect([...GREEK_CAPITALS].filter((_, index) => !outlines[index]?.length)).toEqual([]);
    expect(new Set(outlines.map((outline) => JSON.stringify(outline))).size).toBe(24);
  });

  it.each(Object.keys(DISPLAY_FACES))(
    '%s has a Θ with a bar that stands free inside the ring',
    async (face) => {
      const [theta = []] = await outlinesOf(fontOf(`${face}-greek-capitals`), 'Θ');
      const spans = theta.map((contour) => {
        const xs = contour.map(([x]) => x);
        return [Math.min(...xs), Math.max(...xs)] as const;
      });
      const [outer, inner, ...bar] = spans.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
      expect(outer && inner && bar.length).toBeGreaterThan(0);
      for (const [left, right] of bar) {
        expect(left).toBeGreaterThan(inner?.[0] ?? 0);
        expect(right).toBeLessThan(inner?.[1] ?? 0);
      }
    },
  );
});

describe('the styles of a page', () => {
  const css = facesCss({ display: 'source-serif-4', text: 'commissioner' });

  it('name the chosen faces and no other', () => {
    expect(css).toContain('--font-display:"Source Serif 4","Source Serif 4 Greek","Source Serif 4 Georgia",');
    expect(css).toContain('--font-text:"Commissioner","Source Serif 4 Greek","Commissioner Arial",');
    expect(css).not.toMatch(/piazzolla|instrument|literata|sans-3/i);
  });

  it('set headings in one weight, and Greek letters inside text in that of the text', () => {
    const rules = facesCss({ display: 'piazzolla', text: 'instrument-sans' }).split('@font-face');
    const weights = rules.flatMap((rule) => {
      const [, family, weight] = /font-family:"([^"]+)";src:url.*font-weight:([\d ]+)/.exec(rule) ?? [];
      return family ? [`${family}: ${weight}`] : [];
    });
    expect(weights).toEqual([
      'Piazzolla: 690',
      'Piazzolla: 690',
      'Piazzolla Greek: 400 760',
      'Piazzolla Greek: 400 760',
      'Instrument Sans: 400 700',
      'Instrument Sans: 400 700',
    ]);
  });

  it('have fallback fonts with the widths and line boxes of the faces', () => {
    const first = facesCss({ display: 'piazzolla', text: 'instrument-sans' });
    for (const [styles, family, metrics] of [
      [first, 'Piazzolla Georgia', '83.3%;ascent-override:133.3%;descent-override:37.2%'],
      [first, 'Piazzolla Times', '100%;ascent-override:111%;descent-override:31%'],
      [first, 'Piazzolla Noto', '84.8%;ascent-override:130.9%;descent-override:36.6%'],
      [first, 'Piazzolla DejaVu', '76.4%;ascent-override:145.3%;descent-override:40.6%'],
      [first, 'Instrument Sans Arial', '102.1%;ascent-override:95%;descent-override:24.5%'],
      [first, 'Instrument Sans DejaVu', '92.2%;ascent-override:105.2%;descent-override:27.1%'],
      [css, 'Source Serif 4 Georgia', '79.5%;ascent-override:130.4%;descent-override:42.2%'],
      [css, 'Commissioner Arial', '101%;ascent-override:100.7%;descent-override:20.4%'],
    ] as const) {
      const rule = styles.split('@font-face').find((one) => one.includes(`"${family}"`));
      expect(rule, family).toContain(`size-adjust:${metrics};line-gap-override:0%`);
    }
  });
});
