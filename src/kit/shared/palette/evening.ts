import { darkened, inHue, isNearErrorRed, lightened, shifted } from './color-steps';
import { CONTROL_CONTRAST, TEXT_CONTRAST, WHITE } from './contrast-limits';
import { type Palette, STATUS, type StatusName } from './palette';

/** Never derived, as by day: they mean something. */
export const EVENING_STATUS: Record<StatusName, string> = {
  ...STATUS,
  ok: '#86d3aa',
  'ok-wash': '#173a2a',
  bad: '#ffab9f',
  'bad-wash': '#4d1a15',
  'bad-soft': '#d99a8c',
  'bad-line': '#e07a6f',
  'bad-field': '#2b1418',
  warn: '#ecc777',
  'warn-wash': '#40300f',
};

/** The brand's ink at low lightness: nothing is black, and what lies higher is lighter. */
const grounds = ({ ink }: Palette) => ({
  bezel: inHue(ink, 0.1, 0.02),
  'night-0': inHue(ink, 0.12, 0.03),
  deep: inHue(ink, 0.135, 0.035),
  'night-1': inHue(ink, 0.165, 0.04),
  page: inHue(ink, 0.17, 0.042),
  paper: inHue(ink, 0.185, 0.045),
  'paper-3': inHue(ink, 0.23, 0.05),
  field: inHue(ink, 0.2, 0.045),
  'paper-2': inHue(ink, 0.222, 0.05),
  'field-soft': inHue(ink, 0.235, 0.05),
  card: inHue(ink, 0.255, 0.055),
  'night-2': inHue(ink, 0.255, 0.055),
  'night-3': inHue(ink, 0.3, 0.055),
  disabled: inHue(ink, 0.31, 0.035),
});
type Grounds = ReturnType<typeof grounds>;

/** Decorative without a limit; the borders of controls are seen on the lightest ground. */
const lines = ({ ink, lilac }: Palette, { card, deep }: Grounds) => {
  const control = lightened(inHue(lilac, 0.45, 0.06), 3.2, card);
  return {
    'line-soft': inHue(ink, 0.3, 0.055),
    line: inHue(ink, 0.345, 0.06),
    'night-line': inHue(ink, 0.345, 0.06),
    edge: inHue(ink, 0.37, 0.06),
    stone: inHue(ink, 0.43, 0.055),
    'night-edge': inHue(ink, 0.43, 0.06),
    tear: inHue(ink, 0.5, 0.06),
    rest: inHue(ink, 0.4, 0.04),
    'line-2': control,
    'phone-edge': control,
    'night-field': lightened(control, TEXT_CONTRAST, deep),
  };
};

/** In the hue of the light color; the lightest is less than white, which would glare. */
const words = ({ lilac }: Palette, { card, paper }: Grounds) => {
  const ink = inHue(lilac, 0.96, 0.014);
  const second = lightened(inHue(lilac, 0.7, 0.05), 7, card);
  return {
    ink,
    'on-night': ink,
    'on-ink': paper,
    'ink-hover': inHue(lilac, 0.88, 0.03),
    'ink-2': second,
    'on-night-2': second,
    engraved: second,
    'ink-soft': lightened(inHue(lilac, 0.62, 0.05), 5.8, card),
    'ink-3': lightened(inHue(lilac, 0.55, 0.045), 4.6, card),
  };
};

/** A fill carries white and is seen on the page. */
const fill = (color: string, { 'paper-2': paper2 }: Grounds) =>
  darkened(lightened(color, CONTROL_CONTRAST, paper2), TEXT_CONTRAST, WHITE);

const inPrimary = ({ violet, lilac, 'violet-2': accent }: Palette, ground: Grounds) => {
  const { card } = ground;
  const wash = inHue(violet, 0.32, 0.09);
  const flood = inHue(violet, 0.36, 0.18);
  const tympanum = inHue(violet, 0.4, 0.2);
  const primary = fill(violet, ground);
  const bright = lightened(lightened(lilac, 6, card), TEXT_CONTRAST, wash);
  return {
    violet: primary,
    'violet-hover': darkened(shifted(primary, 0.03), TEXT_CONTRAST, WHITE),
    'violet-word': bright,
    'violet-hover-word': bright,
    'tint-word': bright,
    'chosen-edge': bright,
    'violet-deep': bright,
    lilac: bright,
    'violet-2': lightened(accent, CONTROL_CONTRAST, card),
    tympanum,
    flood,
    crowd: inHue(violet, 0.31, 0.16),
    wash,
    chosen: wash,
    picked: wash,
    'on-violet-2': lightened(lightened(inHue(lilac, 0.84, 0.05), 7, flood), TEXT_CONTRAST, tympanum),
    'violet-line': lightened(inHue(violet, 0.6, 0.13), CONTROL_CONTRAST, flood),
    'violet-rule': lightened(inHue(violet, 0.8, 0.12), CONTROL_CONTRAST, tympanum),
    tint: lightened(inHue(violet, 0.905, 0.05), 7, tympanum),
    'tint-2': lightened(inHue(violet, 0.86, 0.09), CONTROL_CONTRAST, primary),
    'night-accent': lightened(inHue(violet, 0.61, 0.12), CONTROL_CONTRAST, card),
    'step-1': inHue(violet, 0.4, 0.13),
    'step-2': inHue(violet, 0.36, 0.11),
    'step-3': inHue(violet, 0.33, 0.09),
    'step-4': inHue(violet, 0.3, 0.075),
    'step-5': inHue(violet, 0.275, 0.06),
  };
};

/** The house is lit: its stone is the day's paper, dimmed. */
const inHighlight = (day: Palette, { card, deep }: Grounds, primary: ReturnType<typeof inPrimary>) => {
  const lit = inHue(day['paper-2'], 0.86, 0.025);
  const onLit = darkened(day['brass-text'], 4.6, lit);
  const light = lightened(day.brass, 7, card);
  return {
    lit,
    sheet: lit,
    'sheet-edge': inHue(day['paper-2'], 0.7, 0.03),
    'code-ground': WHITE,
    'on-lit': onLit,
    'lit-words': deep,
    brass: light,
    'brass-light': lightened(
      lightened(lightened(day['brass-light'], 7, card), TEXT_CONTRAST, primary.tympanum),
      CONTROL_CONTRAST,
      primary.violet,
    ),
    'brass-pale': lightened(day['brass-pale'], 7, card, deep),
    'brass-graph': lightened(day['brass-graph'], 3.2, card),
    'brass-text': isNearErrorRed(day.brass) ? primary.lilac : light,
  };
};

/**
 * The same brand in the evening. Hue stays; lightness is inverted, chroma is capped, and each contrast is measured as
 * by day. A token that is not here keeps its value: what is printed on white, for example.
 */
export function eveningOf(day: Palette): Palette {
  const ground = grounds(day);
  const primary = inPrimary(day, ground);
  return {
    ...day,
    ...ground,
    ...lines(day, ground),
    ...words(day, ground),
    ...primary,
    ...inHighlight(day, ground, primary),
  };
}
