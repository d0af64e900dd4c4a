import { hexToOklch } from '@/kit/shared/palette/oklch';
import type { Palette } from '@/kit/shared/palette/palette';
import type { Dye } from './dye';

/** Hues in degrees, each up to the one that follows. */
const HUES = [
  [0, 'Rose'],
  [15, 'Red'],
  [45, 'Orange'],
  [70, 'Gold'],
  [112, 'Green'],
  [165, 'Teal'],
  [215, 'Blue'],
  [275, 'Violet'],
  [325, 'Rose'],
] as const;
/** Below this chroma, a color has no hue to name. */
const GRAY = 0.03;

/** The usual name of a color's hue. */
export function hueName(hex: string): string {
  const [, chroma, hue] = hexToOklch(hex);
  if (chroma < GRAY) return 'Gray';
  return HUES.findLast(([from]) => hue >= from)?.[1] ?? 'Gray';
}

const lightName = (hex: string) => {
  const name = hueName(hex);
  return name === 'Violet' ? 'Lilac' : `Light ${name.toLowerCase()}`;
};
const highlightName = (hex: string) => (hueName(hex) === 'Gold' ? 'Brass' : lightName(hex));

/** Cloth and ink in the colors of the brand by day: a dyed shirt does not change in the evening. */
export function dyesOf(palette: Palette): { cloths: [Dye, ...Dye[]]; inks: [Dye, ...Dye[]] } {
  const deep = { id: 'deep', name: `Deep ${hueName(palette.violet).toLowerCase()}`, value: palette.tympanum };
  const ink = { id: 'ink', name: 'Ink', value: palette.deep };
  const primary = { id: 'primary', name: hueName(palette.violet), value: palette.violet };
  const light = { id: 'light', name: lightName(palette.lilac), value: palette.lilac };
  const slate = { id: 'slate', name: 'Slate', value: palette['ink-2'] };
  const white = { id: 'white', name: 'White', value: palette.card };
  const highlight = {
    id: 'highlight',
    name: highlightName(palette['brass-light']),
    value: palette['brass-light'],
  };
  const stone = { id: 'stone', name: 'Stone', value: palette['paper-2'] };
  return {
    cloths: [deep, ink, primary, light, slate, white],
    inks: [highlight, white, light, stone, primary, ink],
  };
}
