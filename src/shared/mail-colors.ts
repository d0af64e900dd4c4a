import { contrast, INK, mix, readableOn } from './colors';

/** What a mail is drawn in. Mail programs cannot read the site's style sheets, and need both at once. */
export type MailColors = {
  page: string;
  card: string;
  ink: string;
  /** Quieter words: quotes, the foot. */
  soft: string;
  link: string;
  line: string;
};

/** The button's own ground and words are the same by day and by night. */
export type MailPaint = { light: MailColors; dark: MailColors; button: { ground: string; words: string } };

const LIGHT = { page: '#f4efe6', card: '#ffffff', ink: INK, soft: '#5b4f70', line: '#c79a45' };
const DARK = { page: '#150c29', card: '#231640', ink: '#f4efe6', soft: '#cfc4de', line: '#c79a45' };

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;
const STEP = 0.1;

/** As much of the color as can be read on both grounds, in which it stands beside words in ink. */
function readable(color: string, { page, card, ink }: typeof LIGHT): string {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = mix(color, ink, share);
    if (Math.min(contrast(mixed, page), contrast(mixed, card)) >= READABLE) return mixed;
  }
  return ink;
}

/** The brand's colors, made readable where an editor chose some that are not. */
export const mailPaint = ({ primary, light }: { primary: string; light: string }): MailPaint => ({
  light: { ...LIGHT, link: readable(primary, LIGHT) },
  dark: { ...DARK, link: readable(light, DARK) },
  button: { ground: primary, words: readableOn(primary) },
});
