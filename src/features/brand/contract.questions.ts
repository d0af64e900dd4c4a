import type { AskedColors, FiveColors } from '@/kit/shared/palette/palette';

/** The row of site.meta that ends the questions: it says why nobody is asked (decision 036). */
export const QUESTIONS_KEY = 'brand-questions';

/** The page of the questions. */
export const QUESTIONS_PAGE = '/admin/start';

/** POST: skips all of them, for everybody and for good. */
export const QUESTIONS_API = '/admin/api/brand-questions';

/** What is asked; each is a field of the brand. */
export type BrandAnswers = {
  name: string;
  prefix: string;
  siteUrl: string;
  colors: AskedColors;
  markPath: string;
};

/** What the brand's form and the questions say about the same field. */
export const PREFIX_HELP = 'Starts ticket IDs and file names, as in ABC-1763559120412.';
export const COLOR_HELP: Record<keyof FiveColors, string> = {
  paper: 'The light background of pages.',
  ink: 'Text, and the dark background.',
  primary: 'Buttons, links and icons. It carries white text.',
  light: 'The bright color on dark backgrounds.',
  highlight: 'The second color: the motto, marks and small signs.',
};
