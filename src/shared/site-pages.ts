export type SitePage = {
  path: `/${string}`;
  /** Label of a link to it: in the sitemap, and as the last step of its breadcrumbs. */
  label: string;
  /** false: search engines are asked not to index it, and sitemap.xml omits it. */
  isIndexable: boolean;
};

/**
 * Every page of the site with its own address, in the sitemap's order. A page is added here in the same change that
 * builds it: sitemap.xml, breadcrumbs, preview pictures and the audits all iterate over this list.
 */
export const SITE_PAGES = [
  { path: '/', label: 'Home', isIndexable: true },
  { path: '/social-media', label: 'Brand Assets', isIndexable: false },
  { path: '/support', label: 'Support', isIndexable: true },
  { path: '/privacy-policy', label: 'Privacy Policy', isIndexable: true },
  { path: '/about', label: 'About', isIndexable: true },
  { path: '/careers', label: 'Careers', isIndexable: true },
  { path: '/blog', label: 'Blog', isIndexable: true },
  { path: '/press', label: 'Press', isIndexable: true },
  { path: '/terms', label: 'Terms of Service', isIndexable: true },
  { path: '/cookies', label: 'Cookie Policy', isIndexable: true },
  { path: '/gdpr', label: 'GDPR', isIndexable: true },
  { path: '/accessibility', label: 'Accessibility', isIndexable: true },
  { path: '/sitemap', label: 'Sitemap', isIndexable: true },
  { path: '/merch', label: 'Merch', isIndexable: true },
  { path: '/links', label: 'Links', isIndexable: true },
  { path: '/links/rules', label: 'Official Rules', isIndexable: true },
  { path: '/links/draw', label: 'The Draw', isIndexable: true },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof SITE_PAGES)[number]['path'];

/** @returns undefined for an address below a page, or of no page */
export const findSitePage = (path: string): SitePage | undefined =>
  SITE_PAGES.find((page) => page.path === path);

export const isSitePath = (path: string): path is SitePath => findSitePage(path) !== undefined;
