import { mix } from '@/kit/shared/colors';

export type WheelBrand = { primary: string; accent: string; light: string; print: string; ink: string };

/** The brand's colors, alternating light and dark, so that neighboring slices differ. */
export const wheelColors = ({ primary, accent, light, print, ink }: WheelBrand): string[] => [
  primary,
  mix(light, '#ffffff', 0.55),
  mix(print, ink, 0.3),
  accent,
  mix(primary, ink, 0.45),
  light,
];
