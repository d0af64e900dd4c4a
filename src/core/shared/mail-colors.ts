import { type Faces, mailFonts } from '@/kit/shared/faces';
import { WHITE } from '@/kit/shared/palette/contrast-limits';
import type { Palette } from '@/kit/shared/palette/palette';

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

export type MailPaint = {
  light: MailColors;
  dark: MailColors;
  /** The background and text are the same in light and dark mode. */
  button: { ground: string; words: string };
  /** Lists of font families, for a `style` in double quotes. */
  fonts: { display: string; text: string };
};

export const mailPaint = ({ palette, faces }: { palette: Palette; faces: Faces }): MailPaint => ({
  light: {
    page: palette.page,
    card: WHITE,
    ink: palette.ink,
    soft: palette['ink-soft'],
    link: palette.violet,
    line: palette.brass,
  },
  dark: {
    page: palette['night-0'],
    card: palette['night-1'],
    ink: palette.page,
    soft: palette['on-night-2'],
    link: palette.lilac,
    line: palette.brass,
  },
  button: { ground: palette.violet, words: WHITE },
  fonts: mailFonts(faces),
});
