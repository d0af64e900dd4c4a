/** The four policies; a slug is also the page's path. */
export const LEGAL_TEXTS = [
  { slug: 'privacy-policy', label: 'Privacy Policy' },
  { slug: 'terms', label: 'Terms of Service' },
  { slug: 'cookies', label: 'Cookie Policy' },
  { slug: 'gdpr', label: 'GDPR' },
] as const;
export type LegalSlug = (typeof LEGAL_TEXTS)[number]['slug'];
