import { type AskedColors, FIVE_COLORS, type FiveColors } from '@/kit/shared/palette/palette';
import { BRAND_FORMATS } from '../../contract';

/**
 * One of the five colors is answered. The three others were chosen for the colors that the site came with, so they are
 * derived from the new ones; they return with the earlier five.
 */
export function withColor(
  earlier: AskedColors,
  now: AskedColors,
  name: keyof FiveColors,
  value: string,
): AskedColors {
  const next = { ...now, [name]: value, accent: '', print: '', printAccent: '' };
  return FIVE_COLORS.every((one) => next[one] === earlier[one]) ? earlier : next;
}

/** What can be drawn while somebody types: a color that is not complete yet is the earlier one. */
export function drawableColors(earlier: AskedColors, now: AskedColors): AskedColors {
  const drawn = { ...now };
  for (const name of FIVE_COLORS) if (!BRAND_FORMATS.color.test(drawn[name])) drawn[name] = earlier[name];
  return drawn;
}
