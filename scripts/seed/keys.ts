/** Marks in site.meta; light to load, so that a start with nothing to sow need not load Payload. */
export const SEED_KEYS = {
  brand: 'seed:brand',
  links: 'seed:links',
  legal: 'seed:legal',
  /** Sown with the policies; a site whose policies were sown before there were rules gets them by this mark. */
  rules: 'seed:official-rules',
  info: 'seed:info',
  brandGuidelines: 'seed:brand-guidelines',
  savedReplies: 'seed:saved-replies',
  preparedMails: 'seed:prepared-mails',
  pictureSizes: 'seed:picture-sizes',
} as const;
