import { contrast, INK, mix, readableOn } from '@/shared/colors';

/** Brand colors of a picture, each `#` and six digits. */
export type BrandColors = { primary: string; light: string };

export const PAPER = '#faf6ee';
export const CARD = '#fffdf9';
export const LINE = '#dfd4c2';
export const STONE = '#cbbfae';
export const BRASS = '#e3c07a';

export type Tone = 'paper' | 'ink' | 'brand';
export type CardColors = { ground: string; text: string; quiet: string; mark: string };

/** A mark may be as pale as an editor likes; where it would be invisible it takes the text color. */
export const visibleOn = (ground: string, colour: string, text: string) =>
  contrast(colour, ground) >= 3 ? colour : text;

export function cardColors(tone: Tone, { primary, light }: BrandColors): CardColors {
  if (tone === 'paper') {
    return { ground: PAPER, text: INK, quiet: '#4b4062', mark: visibleOn(PAPER, primary, INK) };
  }
  if (tone === 'ink') {
    return { ground: INK, text: '#f6f0ff', quiet: '#c9bbe4', mark: visibleOn(INK, light, '#f6f0ff') };
  }
  const text = readableOn(primary);
  return { ground: primary, text, quiet: mix(text, primary, 0.08), mark: text };
}
