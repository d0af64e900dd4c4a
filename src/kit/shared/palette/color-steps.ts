import { contrast } from '../colors';
import { hexToOklch, oklchToHex } from './oklch';

const STEP = 0.002;

export const shifted = (hex: string, lightness: number, times = 1, more = 0) => {
  const [l, c, h] = hexToOklch(hex);
  return oklchToHex([l + lightness, c * times + more, h]);
};

/** The hue of a color, at another lightness and chroma. A gray stays gray. */
export const inHue = (hex: string, lightness: number, chroma: number) => {
  const [, c, h] = hexToOklch(hex);
  return oklchToHex([lightness, Math.min(chroma, c), h]);
};

export const leastContrast = (hex: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => contrast(hex, ground)));

/** The first color, from `hex` in small steps of lightness, that has the contrast to every ground; else the last. */
function moved(hex: string, step: number, least: number, grounds: string[]): string {
  let [l, c, h] = hexToOklch(hex);
  let color = hex;
  while (leastContrast(color, grounds) < least && (step < 0 ? l > 0 : l < 1)) {
    l += step;
    color = oklchToHex([l, c, h]);
  }
  return color;
}

export const darkened = (hex: string, least: number, ...grounds: string[]) =>
  moved(hex, -STEP, least, grounds);
export const lightened = (hex: string, least: number, ...grounds: string[]) =>
  moved(hex, STEP, least, grounds);

/** Never fully gray, so that quiet text belongs to the ink. */
const VEIL_CHROMA = 0.03;

/** The lightest mixture of ink and paper that has the contrast to every ground. */
export function veiled(ink: string, paper: string, least: number, ...grounds: string[]): string {
  const [l, c, h] = hexToOklch(ink);
  const [lightest] = hexToOklch(paper);
  for (let share = 0.9; share > 0; share -= 0.004) {
    const chroma = Math.max(c * (1 - share), Math.min(c, VEIL_CHROMA));
    const color = oklchToHex([l + (lightest - l) * share, chroma, h]);
    if (leastContrast(color, grounds) >= least) return color;
  }
  return ink;
}

/** @returns how far the lightness of two colors is apart, 0 to 1 */
export const lightnessApart = (one: string, other: string) =>
  Math.abs(hexToOklch(one)[0] - hexToOklch(other)[0]);

/** A strong accent of this hue reads as the red of an error, so it never becomes text. */
export function isNearErrorRed(color: string): boolean {
  const [, chroma, hue] = hexToOklch(color);
  return chroma > 0.1 && hue > 12 && hue < 52;
}
