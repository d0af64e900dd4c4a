import { COLOR, contrast } from '../colors';
import { CHOSEN_BY_HAND, FIRST_FIVE } from './chosen-by-hand';
import { darkened, inHue, isNearErrorRed, leastContrast, lightened, shifted, veiled } from './color-steps';
import { CONTROL_CONTRAST, TEXT_CONTRAST, WHITE } from './contrast-limits';
import { hexToOklch, oklchToHex } from './oklch';

/** Each color is `#` and six digits. */
export type FiveColors = { paper: string; ink: string; primary: string; light: string; highlight: string };

/** What a brand asks for; a missing color follows from the five. */
export type AskedColors = FiveColors & {
  accent?: string | null;
  print?: string | null;
  printAccent?: string | null;
};

/** These mean something, so they are the same in every brand. */
export const STATUS = {
  ok: '#1d6b48',
  'ok-wash': '#e0efe4',
  bad: '#a9231c',
  'bad-wash': '#fbe6e1',
  'bad-soft': '#e9b9a8',
  'bad-line': '#b0443d',
  'bad-field': '#fffafa',
  'bad-night': '#7c1a15',
  'bad-on-night': '#ffb4ab',
  'bad-field-night': '#3d1533',
  warn: '#7a5512',
  'warn-wash': '#f8ecd0',
} as const;
export type StatusName = keyof typeof STATUS;
const STATUS_WORDS = [STATUS.ok, STATUS.bad, STATUS.warn];

const secondPaper = (paper: string) => shifted(paper, -0.034, 1, 0.01);
const disabledGround = (paper: string) => shifted(paper, -0.068, 1, 0.013);

/** Light enough for the words that tell of success, error and warning. */
function usedPaper(asked: string): string {
  const isEnough = (paper: string) =>
    STATUS_WORDS.every((word) => contrast(word, secondPaper(paper)) >= TEXT_CONTRAST);
  const [lightness, chroma, hue] = hexToOklch(asked);
  let paper = asked;
  for (let l = lightness; l < 1 && !isEnough(paper); l += 0.002) paper = oklchToHex([l, chroma, hue]);
  return isEnough(paper) ? paper : WHITE;
}

/** The colors of a brand from which all others follow, in the order of its form. */
export const FIVE_COLORS = [
  'paper',
  'ink',
  'primary',
  'light',
  'highlight',
] as const satisfies (keyof FiveColors)[];

export type UsedColors = Record<keyof FiveColors | 'accent' | 'print' | 'printAccent', string>;

/** A palette is written into style elements and attributes as it is, so nothing but a color may come in. */
function onlyColors(asked: AskedColors): AskedColors {
  const isColor = (value: unknown) => typeof value === 'string' && COLOR.test(value);
  const kept = Object.entries(asked).filter(([, value]) => isColor(value));
  return { ...FIRST_FIVE, ...Object.fromEntries(kept) };
}

/** The brand's colors after the least change of lightness that makes them readable where pages use them. */
export function usedColors(given: AskedColors): UsedColors {
  const asked = onlyColors(given);
  const paper = usedPaper(asked.paper);
  const ink = darkened(asked.ink, 12, secondPaper(paper));
  const night2 = shifted(ink, 0.062, 1, 0.008);
  const primary = darkened(darkened(asked.primary, 4.8, WHITE), TEXT_CONTRAST, paper, secondPaper(paper));
  const light = lightened(lightened(asked.light, 6, ink), TEXT_CONTRAST, night2);
  const highlight = lightened(lightened(asked.highlight, 5, ink), TEXT_CONTRAST, night2);
  const [[l, c, h], [other]] = [hexToOklch(primary), hexToOklch(light)];
  return {
    paper,
    ink,
    primary,
    light,
    highlight,
    accent: lightened(asked.accent || oklchToHex([(l + other) / 2, c, h]), CONTROL_CONTRAST, ink),
    print: darkened(asked.print || darkened(shifted(primary, 0, 0.55), 7, WHITE), TEXT_CONTRAST, WHITE),
    printAccent: darkened(
      asked.printAccent || darkened(shifted(primary, 0.09, 0.9), 4.2, WHITE),
      CONTROL_CONTRAST,
      WHITE,
    ),
  };
}

const onPaper = ({ paper, ink }: FiveColors) => {
  const paper2 = secondPaper(paper);
  const disabled = disabledGround(paper);
  const quiet = veiled(ink, paper, 5, paper2);
  return {
    'paper-2': paper2,
    'paper-3': shifted(paper, 0.008, 0.5),
    page: shifted(paper, -0.02, 1, 0.002),
    card: shifted(paper, 0.022, 0.6),
    disabled,
    'field-soft': shifted(paper, -0.038, 1, 0.008),
    'line-soft': shifted(paper, -0.058, 1, 0.009),
    line: shifted(paper, -0.115, 1, 0.016),
    edge: shifted(paper, -0.14, 1, 0.016),
    stone: shifted(paper, -0.185, 1, 0.014),
    tear: shifted(paper, -0.25, 1, 0.03),
    'ink-2': veiled(ink, paper, 8, paper2),
    'ink-soft': veiled(ink, paper, 6.4, paper2),
    'ink-3':
      leastContrast(quiet, [disabled]) >= TEXT_CONTRAST ? quiet : veiled(ink, paper, TEXT_CONTRAST, disabled),
    'line-2': veiled(ink, paper, 3.2, paper2),
  };
};

const inPrimary = ({ paper, primary, accent, print, printAccent }: UsedColors) => {
  const deep = darkened(shifted(primary, -0.08, 0.9), 8, paper);
  const crowd = shifted(primary, -0.052, 0.95);
  const tint = lightened(inHue(primary, 0.905, 0.05), TEXT_CONTRAST, crowd, deep);
  return {
    violet: primary,
    'violet-hover': shifted(primary, -0.05),
    'violet-deep': deep,
    'violet-2': accent,
    crowd,
    'violet-line': shifted(primary, 0.125, 0.75),
    'violet-rule': lightened(inHue(primary, 0.8, 0.12), CONTROL_CONTRAST, crowd),
    wash: lightened(inHue(primary, 0.937, 0.03), 7, deep),
    tint,
    'tint-2': lightened(inHue(primary, 0.86, 0.09), CONTROL_CONTRAST, primary),
    'tint-deep': darkened(shifted(deep, -0.05, 0.95), 7, tint),
    'on-violet-2': lightened(inHue(primary, 0.945, 0.028), 4.8, primary, crowd),
    'share-3': inHue(primary, 0.56, 0.09),
    'share-4': inHue(primary, 0.74, 0.065),
    'step-1': inHue(primary, 0.872, 0.062),
    'step-2': inHue(primary, 0.906, 0.046),
    'step-3': inHue(primary, 0.924, 0.036),
    'step-4': inHue(primary, 0.945, 0.026),
    'step-5': inHue(primary, 0.967, 0.016),
    rest: inHue(primary, 0.88, 0.03),
    print,
    'print-2': printAccent,
  };
};

const onInk = ({ ink, primary, light }: FiveColors) => {
  const night2 = shifted(ink, 0.062, 1, 0.008);
  const line = shifted(ink, 0.19, 1.1);
  return {
    lilac: light,
    'night-0': shifted(ink, -0.03, 0.8),
    'night-1': shifted(ink, 0.032, 1, 0.004),
    'night-2': night2,
    'night-3': shifted(ink, 0.12, 1.1),
    'night-line': line,
    'night-edge': shifted(ink, 0.28, 1.2),
    'night-field': lightened(lightened(line, 4, night2), TEXT_CONTRAST, ink),
    'night-accent': lightened(inHue(primary, 0.61, 0.12), CONTROL_CONTRAST, night2),
    'night-glow': inHue(light, 0.74, 0.1),
    bezel: shifted(ink, -0.07, 0.5),
    'on-night': lightened(inHue(ink, 0.97, 0.014), TEXT_CONTRAST, night2),
    'on-night-2': lightened(inHue(light, 0.82, 0.055), 9, ink),
  };
};

const inHighlight = ({ paper, ink, primary, highlight }: FiveColors) => {
  const deep = darkened(shifted(primary, -0.08, 0.9), 8, paper);
  const [card, paper2] = [shifted(paper, 0.022, 0.6), secondPaper(paper)];
  return {
    brass: highlight,
    'brass-light': lightened(
      lightened(shifted(highlight, 0.08, 0.85), 4.8, deep, ink),
      CONTROL_CONTRAST,
      primary,
    ),
    'brass-pale': lightened(shifted(highlight, 0.14, 0.6), 5, ink),
    'brass-graph': darkened(darkened(highlight, 4, card), CONTROL_CONTRAST, paper2),
    'brass-text': isNearErrorRed(highlight) ? deep : darkened(highlight, 5.5, paper2),
  };
};

const derived = (used: UsedColors) => ({
  paper: used.paper,
  ink: used.ink,
  ...onPaper(used),
  ...inPrimary(used),
  ...onInk(used),
  ...inHighlight(used),
});

type DerivedColors = ReturnType<typeof derived>;

/** By day each of these equals another token; in the evening the two part (evening.ts). */
const halves = (day: DerivedColors) => ({
  /** Ink as a ground. */
  deep: day.ink,
  /** A control that is filled with ink, and its words. */
  'ink-hover': day['night-2'],
  'on-ink': WHITE,
  /** The one that is selected of several. */
  chosen: day.ink,
  'chosen-edge': day.ink,
  picked: day.tint,
  /** The double frame around what is printed. */
  engraved: day.ink,
  field: WHITE,
  /** An object on a dark section that stays light. */
  sheet: day.card,
  'sheet-edge': day.edge,
  /** Around a phone, whose shadow is not seen on dark. */
  'phone-edge': day['night-line'],
  /** Behind a code to scan. */
  'code-ground': day.card,
  'violet-word': day.violet,
  'violet-hover-word': day['violet-hover'],
  'tint-word': day['tint-deep'],
  /** The full-bleed section. */
  flood: day.violet,
  /** Large shapes without text. */
  tympanum: day['violet-deep'],
  /** Roof, steps and ground of the house, and what is written on them. */
  lit: day.ink,
  'on-lit': day['brass-light'],
  'lit-words': day['on-night'],
});

export type Palette = DerivedColors & ReturnType<typeof halves>;
export type ColorToken = keyof Palette;

const isFirst = (five: FiveColors) =>
  FIVE_COLORS.every((name) => five[name].toLowerCase() === FIRST_FIVE[name]);

let last: { key: string; palette: Palette } | undefined;

/**
 * Every color of the site, from the colors of its brand: for pages, emails, share cards, artboards, icons and the back
 * office. Lightness moves until text has a contrast of 4.5:1, and controls and large text 3:1.
 */
export function paletteOf(asked: AskedColors): Palette {
  // One brand is asked for again and again, by every page and email.
  const key = JSON.stringify(asked);
  if (last?.key !== key) {
    const used = usedColors(asked);
    const day = { ...derived(used), ...(isFirst(used) ? CHOSEN_BY_HAND : {}) };
    last = { key, palette: { ...day, ...halves(day) } };
  }
  return last.palette;
}
