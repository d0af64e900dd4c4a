/** Keys in site.meta; in a small module, so that a start with nothing to add need not load Payload. */
export const SEED_KEYS = {
  brand: 'seed:brand',
  links: 'seed:links',
  legal: 'seed:legal',
  /** Added with the policies; a site whose policies are older than the rules gets them by this key. */
  rules: 'seed:official-rules',
  info: 'seed:info',
  brandGuidelines: 'seed:brand-guidelines',
  savedReplies: 'seed:saved-replies',
  preparedMails: 'seed:prepared-mails',
  homePage: 'seed:home-page',
  lettersSection: 'seed:letters-section',
  applicationForm: 'seed:application-form',
  newsletterForm: 'seed:newsletter-form',
  openingsPage: 'seed:openings-page',
  pageFrame: 'seed:page-frame',
  merchPage: 'seed:merch-page',
  quoteForm: 'seed:quote-form',
  supportPage: 'seed:support-page',
  supportRequests: 'seed:support-requests',
  pictureSizes: 'seed:picture-sizes',
} as const;
