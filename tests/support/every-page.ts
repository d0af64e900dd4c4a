import { SITE_PAGES } from '../../src/site-pages';

/** One address of each kind of page: those of the site, a policy's history, a plain result, and an unknown one. */
export const EVERY_PAGE = [
  ...SITE_PAGES.map(({ path }) => path as string),
  '/privacy-policy/history',
  '/privacy-policy/history/1',
  '/support/submit?refused=subject',
  '/support/status',
  '/no-such-page',
];
