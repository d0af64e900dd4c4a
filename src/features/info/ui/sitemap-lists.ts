import { findSitePage, SITE_PAGES } from '@/shared/site-pages';

/** The twelve pages of the directory, in its order. */
const ORDER = [
  '/',
  '/social-media',
  '/support',
  '/privacy-policy',
  '/about',
  '/careers',
  '/blog',
  '/press',
  '/terms',
  '/cookies',
  '/gdpr',
  '/accessibility',
];

export const directory = ORDER.map((path) => ({ path, label: findSitePage(path)?.label ?? path }));

/** Whatever else has an address, so that no page is left out; the directory itself aside. */
export const more = SITE_PAGES.filter(({ path }) => path !== '/sitemap' && !ORDER.includes(path));
