import { INK, mix } from '@/shared/colors';

export type WheelBrand = { primary: string; accent: string; light: string; print: string };

/** The brand's own, light beside dark, so that each slice parts from its neighbours. */
export const wheelColors = ({ primary, accent, light, print }: WheelBrand): string[] => [
  primary,
  mix(light, '#ffffff', 0.55),
  mix(print, INK, 0.3),
  accent,
  mix(primary, INK, 0.45),
  light,
];

/** The one accent of a view: whoever has won. */
export const WINNER_COLOR = '#e3c07a';
