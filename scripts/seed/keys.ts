/** Marks in site.meta; light to load, so that a start with nothing to sow need not load Payload. */
export const SEED_KEYS = {
  brand: 'seed:brand',
  links: 'seed:links',
  legal: 'seed:legal',
  info: 'seed:info',
  brandGuidelines: 'seed:brand-guidelines',
  savedReplies: 'seed:saved-replies',
  preparedMails: 'seed:prepared-mails',
  pictureSizes: 'seed:picture-sizes',
} as const;
