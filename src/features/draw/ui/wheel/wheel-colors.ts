import { INK, mix } from '@/shared/colors';

export type WheelBrand = { primary: string; accent: string; light: string; print: string };

/** The brand's colors, alternating light and dark, so that neighboring slices differ. */
export const wheelColors = ({ primary, accent, light, print }: WheelBrand): string[] => [
  primary,
  mix(light, '#ffffff', 0.55),
  mix(print, INK, 0.3),
  accent,
  mix(primary, INK, 0.45),
  light,
];

/** The view's only accent color: the winner. */
export const WINNER_COLOR = '#e3c07a';
