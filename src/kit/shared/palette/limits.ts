import { contrast } from '../colors';
import { lightnessApart } from './color-steps';
import { CONTROL_CONTRAST, TEXT_CONTRAST, WHITE } from './contrast-limits';
import { type AskedColors, type ColorToken, type Palette, paletteOf, STATUS, usedColors } from './palette';

const LIGHT: ColorToken[] = ['paper', 'paper-2', 'paper-3', 'page', 'card'];
const NIGHT: ColorToken[] = ['ink', 'night-0', 'night-1', 'night-2'];
const PRIMARY: ColorToken[] = ['violet', 'violet-hover', 'violet-deep', 'crowd'];

/** A token, or a color that is the same in every brand. */
export type Color = ColorToken | `#${string}`;
/** Which tokens pages use on which, and how readable they must be. */
export type ContrastRule = { least: number; words: Color[]; on: Color[] };

const RULES: ContrastRule[] = [
  {
    least: TEXT_CONTRAST,
    words: ['ink', 'ink-2', 'ink-soft', 'ink-3', 'violet-deep'],
    on: [...LIGHT, WHITE],
  },
  { least: TEXT_CONTRAST, words: ['violet', 'violet-hover', 'brass-text'], on: [...LIGHT, WHITE] },
  { least: TEXT_CONTRAST, words: [STATUS.ok, STATUS.bad, STATUS.warn], on: [...LIGHT, WHITE] },
  { least: TEXT_CONTRAST, words: ['ink', 'ink-soft'], on: ['field-soft'] },
  { least: TEXT_CONTRAST, words: ['ink'], on: ['step-1', 'step-2', 'step-3', 'step-4', 'step-5'] },
  { least: TEXT_CONTRAST, words: ['ink', 'ink-2', 'violet-deep'], on: ['wash'] },
  { least: TEXT_CONTRAST, words: ['tint-deep'], on: ['tint', 'wash', WHITE] },
  { least: TEXT_CONTRAST, words: ['ink', 'ink-2', 'ink-soft'], on: ['disabled'] },
  // WCAG exempts what is inactive.
  { least: CONTROL_CONTRAST, words: ['ink-3'], on: ['disabled'] },
  {
    least: TEXT_CONTRAST,
    words: [WHITE, 'on-night', 'on-night-2', 'lilac', 'brass', 'brass-light'],
    on: NIGHT,
  },
  { least: TEXT_CONTRAST, words: ['brass-pale', 'night-field'], on: ['ink'] },
  { least: TEXT_CONTRAST, words: [WHITE, 'on-violet-2'], on: PRIMARY },
  { least: TEXT_CONTRAST, words: ['brass-light', 'tint'], on: ['violet-deep'] },
  { least: TEXT_CONTRAST, words: ['tint'], on: ['crowd'] },
  { least: TEXT_CONTRAST, words: ['print'], on: [WHITE] },
  { least: TEXT_CONTRAST, words: ['ink'], on: ['brass', 'brass-light', 'lilac'] },
  { least: CONTROL_CONTRAST, words: ['line-2', 'brass-graph'], on: [...LIGHT, WHITE] },
  { least: CONTROL_CONTRAST, words: ['night-field', 'night-accent', 'lilac'], on: NIGHT },
  { least: CONTROL_CONTRAST, words: ['violet-2'], on: ['ink'] },
  { least: CONTROL_CONTRAST, words: ['tint-2', 'brass-light'], on: ['violet'] },
  { least: CONTROL_CONTRAST, words: ['violet-rule'], on: ['crowd'] },
  { least: CONTROL_CONTRAST, words: ['print-2'], on: [WHITE] },
];

/** @returns the pairs of text or control and ground that are not readable enough, with their contrast */
export function unreadable(palette: Palette, rules = RULES): string[] {
  const hex = (name: Color) => (name.startsWith('#') ? name : palette[name as ColorToken]);
  return rules.flatMap(({ least, words, on }) =>
    words.flatMap((word) =>
      on.flatMap((ground) => {
        const measured = contrast(hex(word), hex(ground));
        return measured < least ? [`${word} on ${ground}: ${measured.toFixed(2)} of ${least}`] : [];
      }),
    ),
  );
}

/** A color that moves further is not the brand's color anymore. */
const MOST = 0.12;

export type ColorName = keyof AskedColors;
export type CheckedColor = {
  name: ColorName;
  asked: string;
  used: string;
  /** The color on which it is hardest to read, and its contrast there as asked and as used. */
  on: string;
  before: number;
  after: number;
  least: number;
  isRefused: boolean;
};

/** What a brand asks for and what pages use instead, for the person who chooses the colors. */
export function checkColors(asked: AskedColors): CheckedColor[] {
  const used = usedColors(asked);
  const palette = paletteOf(asked);
  const limits: Record<ColorName, [ground: string, least: number][]> = {
    paper: [
      [used.ink, 12],
      [STATUS.ok, TEXT_CONTRAST],
      [STATUS.bad, TEXT_CONTRAST],
      [STATUS.warn, TEXT_CONTRAST],
    ],
    ink: [[palette['paper-2'], 12]],
    primary: [
      [WHITE, 4.8],
      [palette['paper-2'], TEXT_CONTRAST],
    ],
    light: [[used.ink, 6]],
    highlight: [[used.ink, 5]],
    accent: [[used.ink, CONTROL_CONTRAST]],
    print: [[WHITE, TEXT_CONTRAST]],
    printAccent: [[WHITE, CONTROL_CONTRAST]],
  };
  return (Object.keys(limits) as ColorName[]).map((name) => {
    const chosen = asked[name] || used[name];
    const worst = limits[name]
      .map(([on, least]) => ({ on, least, before: contrast(chosen, on), after: contrast(used[name], on) }))
      .reduce((one, other) => (other.before / other.least < one.before / one.least ? other : one));
    const isRefused = lightnessApart(chosen, used[name]) > MOST;
    return { name, asked: chosen, used: used[name], ...worst, isRefused };
  });
}

/** Cut off, never rounded up: 4.48 is not 4.5. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** What a color measures, in words: as asked, and as used if it had to move. */
export const measureOf = ({ asked, used, on, before, after, least }: CheckedColor): string =>
  used.toLowerCase() === asked.toLowerCase()
    ? `${figure(after)}:1 on ${on}, needs ${least}:1`
    : `${figure(before)}:1 on ${on}, needs ${least}:1; used instead: ${used} with ${figure(after)}:1`;

/** @returns undefined if the color can be used, as it is or a little lighter or darker */
export const refusalOf = (color: CheckedColor): string | undefined =>
  color.isRefused
    ? `Please choose another color: this one has a contrast of ${figure(color.before)}:1 on ${color.on} and needs ${color.least}:1. The nearest color that has it is ${color.used}`
    : undefined;
