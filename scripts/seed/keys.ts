import { PAGE_TABLES } from '@/features';

/** Keys in site.meta; in a small module, so that a start with nothing to add need not load Payload. */
export const SEED_KEYS = {
  brand: 'seed:brand',
  links: 'seed:links',
  legal: 'seed:legal',
  /** Added with the policies; a site whose policies are older than the rules gets them by this key. */
  rules: 'seed:official-rules',
  info: 'seed:info',
  savedReplies: 'seed:saved-replies',
  preparedMails: 'seed:prepared-mails',
  pictureSizes: 'seed:picture-sizes',
  /** Sites that are older have theirs from a migration. */
  sentences: 'seed:sentences',
} as const;

export const wordsKey = ({ slug }: { slug: string }) => `seed:${slug}`;

export const ALL_SEED_KEYS = [...Object.values(SEED_KEYS), ...PAGE_TABLES.map(wordsKey)];
