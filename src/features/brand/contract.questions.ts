import type { AskedColors } from '@/shared/palette/palette';

/** The row of site.meta that ends the questions: it says why nobody is asked (decision 139). */
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
