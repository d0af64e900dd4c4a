import { findSitePage, SITE_PAGES } from '@/shared/site-pages';

/** The twelve pages of the directory, in order. */
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

const standsAlone = (path: string) => !path.includes('/', 1);

/** All other pages except the directory itself; subpages are reached from their parent. */
export const more = SITE_PAGES.filter(
  ({ path }) => path !== '/sitemap' && standsAlone(path) && !ORDER.includes(path),
);
