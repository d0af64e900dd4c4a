import { contrast, INK, mix, readableOn } from './colors';

/** Colors of an email. Mail programs cannot read the site's style sheets, and need light and dark at once. */
export type MailColors = {
  page: string;
  card: string;
  ink: string;
  /** Quieter text: quotes, the footer. */
  soft: string;
  link: string;
  line: string;
};

/** The button's background and text are the same in light and dark mode. */
export type MailPaint = { light: MailColors; dark: MailColors; button: { ground: string; words: string } };

const LIGHT = { page: '#f4efe6', card: '#ffffff', ink: INK, soft: '#5b4f70', line: '#c79a45' };
const DARK = { page: '#150c29', card: '#231640', ink: '#f4efe6', soft: '#cfc4de', line: '#c79a45' };

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;
const STEP = 0.1;

/** The color, adjusted as little as it takes to be readable on both backgrounds, beside text in the dark ink. */
function readable(color: string, { page, card, ink }: typeof LIGHT): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, ink, share);
    if (Math.min(contrast(mixed, page), contrast(mixed, card)) >= READABLE) return mixed;
  }
  return ink;
}

/** The brand's colors, made readable if an editor chose some that are not. */
export const mailPaint = ({ primary, light }: { primary: string; light: string }): MailPaint => ({
  light: { ...LIGHT, link: readable(primary, LIGHT) },
  dark: { ...DARK, link: readable(light, DARK) },
  button: { ground: primary, words: readableOn(primary) },
});
