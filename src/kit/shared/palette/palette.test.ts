import { describe, expect, it } from 'vitest';
import { violet } from '@/kit/shared/palette/violet.fixture';
import { eveningOf } from './evening';
import { unreadableInEvening } from './evening-limits';
import { checkColors, measureOf, refusalOf, unreadable } from './limits';
import { hexToOklch, oklchToHex } from './oklch';
import { type AskedColors, paletteOf } from './palette';
import { backOfficeCss, dayAndEveningCss } from './palette-css';

const green = {
  paper: '#f2f7f5',
  ink: '#07262b',
  primary: '#0c6b62',
  light: '#74cdbb',
  highlight: '#ee7a5c',
};
const all = (color: string) => ({
  paper: color,
  ink: color,
  primary: color,
  light: color,
  highlight: color,
});

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (least = 0, most = 1) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + (state / 2_147_483_648) * (most - least);
  };
}

const next = numbers(21);
const anyColor = () => oklchToHex([next(), next(0, 0.37), next(0, 360)]);
const anything = (): AskedColors => ({
  paper: anyColor(),
  ink: anyColor(),
  primary: anyColor(),
  light: anyColor(),
  highlight: anyColor(),
  accent: next() < 0.5 ? anyColor() : null,
  print: next() < 0.5 ? anyColor() : null,
  printAccent: next() < 0.5 ? anyColor() : null,
});
const plausible = (): AskedColors => ({
  paper: oklchToHex([next(0.93, 1), next(0, 0.03), next(0, 360)]),
  ink: oklchToHex([next(0.1, 0.3), next(0, 0.1), next(0, 360)]),
  primary: oklchToHex([next(0.35, 0.6), next(0.02, 0.3), next(0, 360)]),
  light: oklchToHex([next(0.68, 0.9), next(0.02, 0.25), next(0, 360)]),
  highlight: oklchToHex([next(0.65, 0.9), next(0.02, 0.25), next(0, 360)]),
});
const CRUEL = [
  '#ffffff',
  '#000000',
  '#808080',
  '#7c3aed',
  '#ff00ff',
  '#00ff00',
  '#ffff00',
  '#00ffff',
  '#ff0000',
  '#0000ff',
].map(all);
const neon = {
  paper: '#ffff00',
  ink: '#0000ff',
  primary: '#00ff00',
  light: '#ff00ff',
  highlight: '#ff0000',
};
const upsideDown = { ...violet, paper: violet.ink, ink: violet.paper };

describe('200 random palettes', () => {
  const palettes: AskedColors[] = [
    ...CRUEL,
    neon,
    upsideDown,
    ...Array.from({ length: 94 }, anything),
    ...Array.from({ length: 94 }, plausible),
  ];

  it('has no text under 4.5:1 and no control under 3:1 in any of them', () => {
    expect(palettes).toHaveLength(200);
    const failed = palettes.flatMap((asked) =>
      unreadable(paletteOf(asked)).map((pair) => `${pair} in ${JSON.stringify(asked)}`),
    );
    expect(failed).toEqual([]);
  });

  it('has neither in the evening', () => {
    const failed = palettes.flatMap((asked) =>
      unreadableInEvening(paletteOf(asked)).map((pair) => `${pair} in ${JSON.stringify(asked)}`),
    );
    expect(failed).toEqual([]);
  });

  it('keeps grounds dark, words below the glare of white, and chroma low in the evening', () => {
    for (const asked of palettes) {
      const { deep, paper, card, ink, flood } = eveningOf(paletteOf(asked));
      const measured = [deep, paper, card, ink, flood].map(hexToOklch);
      const expected = [0.135, 0.185, 0.255, 0.96, 0.36].map((lightness) => expect.closeTo(lightness, 2));
      expect(
        measured.map(([lightness]) => lightness),
        JSON.stringify(asked),
      ).toEqual(expected);
      for (const [at, most] of [0.035, 0.045, 0.055, 0.014, 0.18].entries())
        expect(measured[at]?.[1], JSON.stringify(asked)).toBeLessThan(most + 0.006);
    }
  });

  it('measures: a palette with one wrong token is found', () => {
    expect(unreadable({ ...paletteOf(green), 'ink-3': '#9fb3b7' }).join()).toContain('ink-3 on paper: 2.0');
  });

  it('refuses the cruel ones with what they measure, and takes most that somebody would choose', () => {
    const isRefused = (asked: AskedColors) => checkColors(asked).some((color) => color.isRefused);
    expect([...CRUEL, neon, upsideDown].filter((asked) => !isRefused(asked))).toEqual([]);
    const taken = Array.from({ length: 94 }, plausible).filter((asked) => !isRefused(asked));
    expect(taken.length).toBeGreaterThan(60);
  });

  it('moves a color that is taken by at most 0.12 of lightness', () => {
    for (const color of palettes.flatMap(checkColors).filter(({ isRefused }) => !isRefused)) {
      const moved = Math.abs(hexToOklch(color.asked)[0] - hexToOklch(color.used)[0]);
      expect(moved, JSON.stringify(color)).toBeLessThanOrEqual(0.12);
      expect(color.after, JSON.stringify(color)).toBeGreaterThanOrEqual(color.least);
    }
  });
});

describe('a palette', () => {
  it('keeps what a brand asks for where that is readable', () => {
    const { paper, ink, violet: primary, lilac, brass } = paletteOf(green);
    expect([paper, ink, primary, lilac, brass]).toEqual([
      '#f2f7f5',
      '#07262b',
      '#0c6b62',
      '#74cdbb',
      '#ee7a5c',
    ]);
  });

  it('follows the reference of the design', () => {
    expect(paletteOf(green)).toMatchObject({
      'paper-2': '#e1eee9',
      disabled: '#d4e4dd',
      line: '#c3d5ce',
      'ink-2': '#31494d',
      'ink-3': '#4f676c',
      'line-2': '#6d878c',
      wash: '#d5f1ec',
      'night-2': '#0f373d',
      'night-field': '#73969e',
      'on-night-2': '#9ed0c5',
      'brass-graph': '#cc5b3e',
    });
  });

  it('writes no words in an accent near the red of an error', () => {
    expect(paletteOf(green)['brass-text']).toBe(paletteOf(green)['violet-deep']);
    expect(paletteOf({ ...violet, light: '#c084fd' })['brass-text']).toBe('#7a5600');
  });

  it('uses what was chosen by hand for the first brand, for its five colors only', () => {
    expect(paletteOf(violet)).toMatchObject({
      wash: '#efe6fb',
      'paper-2': '#f2eadc',
      'brass-text': '#7a5512',
    });
    expect(paletteOf({ ...violet, ink: '#1B1033', accent: '#a855f7' }).wash).toBe('#efe6fb');
    expect(paletteOf({ ...violet, primary: '#0c6b62' }).wash).toBe('#d5f1ec');
  });

  it.each([
    'red}</style><form>',
    '#12345',
    '#0000000',
    '#12345g',
    '',
    '\u0000',
    7,
    {},
    [],
    ['#123456'],
    null,
  ])('has colors and nothing else if one is %j', (value) => {
    for (const name of ['paper', 'ink', 'primary', 'light', 'highlight', 'accent', 'print', 'printAccent']) {
      const palette = paletteOf({ ...green, [name]: value });
      const day = Object.values(palette).filter((color) => !/^#[0-9a-f]{6}$/.test(color));
      const evening = Object.values(eveningOf(palette)).filter((color) => !/^#[0-9a-f]{6}$/.test(color));
      expect([name, day, evening]).toEqual([name, [], []]);
    }
  });

  it('has the evening of the design', () => {
    expect(eveningOf(paletteOf(violet))).toMatchObject({
      deep: '#090515',
      paper: '#140e24',
      'paper-2': '#1d1630',
      card: '#251d3a',
      field: '#181128',
      ink: '#f4f0fa',
      'ink-2': '#b5a6c7',
      'ink-3': '#9285a2',
      line: '#3b3355',
      'line-2': '#79698d',
      violet: '#7c3aed',
      'violet-hover': '#8446f8',
      'violet-deep': '#c084fc',
      tympanum: '#5219a6',
      wash: '#36275c',
      flood: '#461490',
      crowd: '#380b77',
      'on-violet-2': '#d2c3e5',
      lit: '#d8d0c2',
      'on-lit': '#76520c',
      brass: '#d2a550',
    });
  });

  it('is by day the same in both halves of a token', () => {
    const day = paletteOf(green);
    expect([day.deep, day.lit, day.chosen, day.engraved]).toEqual(Array(4).fill('#07262b'));
    expect([day['violet-word'], day.flood]).toEqual(['#0c6b62', '#0c6b62']);
    expect([day.tympanum, day.field]).toEqual([day['violet-deep'], '#ffffff']);
  });

  it('is dark on screens by the system’s choice or the visitor’s, and as by day where that is asked for', () => {
    const css = dayAndEveningCss(paletteOf(green));
    const parts = css.match(
      /^:root,\.by-day\{color-scheme:light;([^}]+)\}@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=day\]\)\{color-scheme:dark;([^}]+)\}\}@media screen\{:root\[data-theme=evening\]\{color-scheme:dark;([^}]+)\}\}$/,
    );
    const [, day, system, chosen] = parts ?? [];
    expect(day).toContain('--color-paper:#f2f7f5;');
    expect(system).toBe(chosen);
    expect(system).toContain('--color-ok:#86d3aa;');
    // What is printed on white is the same, and is written once.
    expect(system).not.toContain('--color-print:');
  });

  it('has in the back office the same dark colors, where Payload sets its theme on the root', () => {
    const css = backOfficeCss(paletteOf(green));
    const [, system] =
      /prefers-color-scheme:dark\)\{:root:not\(\[data-theme=day\]\)(\{[^}]+\})/.exec(
        dayAndEveningCss(paletteOf(green)),
      ) ?? [];
    expect(css.slice(css.indexOf('@media'))).toBe(`@media screen{:root[data-theme=dark]${system}}`);
  });

  it('is a style sheet', () => {
    const css = backOfficeCss(paletteOf(green)).replace(/@media.*$/, '');
    expect(css).toMatch(/^:root,\.by-day\{color-scheme:light;(--[\w-]+:(#[0-9a-f]{6}|\d+ \d+ \d+);?)+\}$/);
    expect(css).toContain('--color-violet:#0c6b62;');
    expect(css).toContain('--color-bad:#a9231c;');
    expect(css).toContain('--rgb-deep:7 38 43');
  });
});

describe('a person who chooses colors', () => {
  const checked = (changes: Partial<AskedColors>, name: string) => {
    const color = checkColors({ ...violet, ...changes }).find((one) => one.name === name);
    if (!color) throw new Error(name);
    return color;
  };

  it('reads what a good color measures', () => {
    expect(measureOf(checked({}, 'highlight'))).toBe('6.9:1 on #1b1033, needs 5:1');
  });

  it('reads what is used instead of a color that is slightly too light', () => {
    const color = checked({ primary: '#8b5cf6' }, 'primary');
    expect(measureOf(color)).toMatch(
      /^3\.5:1 on #f2eadb, needs 4\.5:1; used instead: #[0-9a-f]{6} with 4\.5:1$/,
    );
    expect(refusalOf(color)).toBeUndefined();
  });

  it('reads why a color is refused', () => {
    expect(refusalOf(checked({ primary: '#ffe14d' }, 'primary'))).toMatch(
      /^Please choose another color: this one has a contrast of 1\.\d:1 on #[0-9a-f]{6} and needs 4\.\d:1\. The nearest color that has it is #[0-9a-f]{6}$/,
    );
  });
});

it('comes back from OKLCH as it went', () => {
  for (const hex of ['#ffffff', '#000000', '#7c3aed', '#c79a45', '#00ff00', '#808080']) {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex);
  }
  expect(hexToOklch('#7c3aed').map((part) => Number(part.toFixed(3)))).toEqual([0.541, 0.247, 293.009]);
});
