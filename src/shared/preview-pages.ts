/** Where the back office renders the public pages with a draft; the front lets only this site frame them. */
export const PREVIEW_ROOT = '/admin/preview';

type PreviewPage = {
  /** Last part of its address under /admin/preview. */
  page: string;
  /** The public page that it renders; the newest one below it, for pages of records. */
  path: `/${string}`;
  /** The global whose draft it shows. */
  document: string;
};

/** Every page that can show a draft. An editor's preview of a document begins at its first page. */
export const PREVIEW_PAGES = [
  { page: 'home', path: '/', document: 'brand' },
  { page: 'links', path: '/links', document: 'brand' },
  { page: 'support', path: '/support', document: 'brand' },
  { page: 'merch', path: '/merch', document: 'brand' },
  { page: 'privacy-policy', path: '/privacy-policy', document: 'privacy-policy' },
  { page: 'terms', path: '/terms', document: 'terms' },
  { page: 'cookies', path: '/cookies', document: 'cookies' },
  { page: 'gdpr', path: '/gdpr', document: 'gdpr' },
  { page: 'policy-pages', path: '/terms', document: 'policy-pages' },
  { page: 'policy-history', path: '/terms', document: 'policy-pages' },
  { page: 'links-rules', path: '/links/rules', document: 'official-rules' },
  { page: 'about', path: '/about', document: 'about' },
  { page: 'blog', path: '/blog', document: 'blog' },
  { page: 'careers', path: '/careers', document: 'careers' },
  { page: 'press', path: '/press', document: 'press' },
  { page: 'accessibility', path: '/accessibility', document: 'accessibility' },
  { page: 'sitemap', path: '/sitemap', document: 'sitemap' },
  { page: 'platform-status', path: '/sitemap', document: 'platform-status' },
  { page: 'home-page', path: '/', document: 'home-page' },
  { page: 'letters-section', path: '/', document: 'letters-section' },
  { page: 'application-form', path: '/', document: 'application-form' },
  { page: 'newsletter-form', path: '/', document: 'newsletter-form' },
  { page: 'openings-page', path: '/careers', document: 'openings-page' },
  { page: 'page-frame', path: '/', document: 'page-frame' },
  { page: 'help-page', path: '/help', document: 'help-page' },
  { page: 'help-search', path: '/help/search', document: 'help-page' },
  { page: 'minutes-page', path: '/blog', document: 'minutes-page' },
  { page: 'draw-page', path: '/links/draw', document: 'draw-page' },
  { page: 'draw-stakes', path: '/links', document: 'draw-page' },
  { page: 'draw-round', path: '/links/draw', document: 'draw-round' },
  { page: 'draw-entry', path: '/links/draw', document: 'draw-entry' },
  { page: 'draw-check', path: '/links/draw', document: 'draw-check' },
  { page: 'draw-wheel', path: '/links/draw', document: 'draw-wheel' },
  { page: 'links-page', path: '/links', document: 'links-page' },
  { page: 'brand-assets-page', path: '/social-media', document: 'brand-assets-page' },
  { page: 'merch-page', path: '/merch', document: 'merch-page' },
  { page: 'quote-form', path: '/merch', document: 'quote-form' },
  { page: 'support-page', path: '/support', document: 'support-page' },
  { page: 'support-requests', path: '/support/status', document: 'support-requests' },
  { page: 'social-media', path: '/social-media', document: 'brand-guidelines' },
] as const satisfies readonly PreviewPage[];

export type PreviewName = (typeof PREVIEW_PAGES)[number]['page'];

/** @returns undefined for a page without a preview */
export const findPreviewPage = (page: string) => PREVIEW_PAGES.find((one) => one.page === page);

export const previewAddress = (page: string) => `${PREVIEW_ROOT}/${page}`;

/** Every document that has a preview, once. */
export const PREVIEWED_DOCUMENTS = [...new Set(PREVIEW_PAGES.map(({ document }) => document))];

/** @returns null for a document that no page shows */
export const previewOfDocument = (document: string): string | null => {
  const first = PREVIEW_PAGES.find((one) => one.document === document);
  return first ? previewAddress(first.page) : null;
};

/** Collections whose records have a preview: the page of one of them, with its latest draft. */
export const PREVIEWED_COLLECTIONS = ['posts', 'help-articles'];

export const previewOfRecord = (collection: string, id: number | string) =>
  `${PREVIEW_ROOT}/${collection}/${id}`;
