import { WHITE } from './palette/contrast-limits';

/** Colors are `#` and six digits, as the brand stores them. */
export const COLOR = /^#[0-9a-f]{6}$/i;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param share of `other` in the result, 0 to 1 */
export const mix = (hex: string, other: string, share: number) =>
  `#${channels(hex)
    .map((value, index) => Math.round(value * (1 - share) + (channels(other)[index] ?? 0) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** White where it is readable; the brand's dark ink on a ground that is too light for white. */
export const readableOn = (ground: string, ink: string) =>
  contrast(WHITE, ground) >= Math.min(4, contrast(ink, ground)) ? WHITE : ink;
