import type { ArticleBlock } from '@/kit/shared/article';
import type { Picture } from '@/kit/shared/picture';
import type { DrawingName } from '@/kit/shared/section-drawings';
import { BLOG } from './rules/post-facts';

export * from './rules/post-facts';

/** The order of business: each post is filed under one of its items. Visitors read the owner's names, by `key`. */
export const SECTIONS = [
  { slug: 'roll-call', key: 'rollCall', numeral: 'I', drawing: 'temple' },
  {
    slug: 'treasurers-report',
    key: 'treasurersReport',
    numeral: 'II',
    drawing: 'columns',
  },
  { slug: 'old-business', key: 'oldBusiness', numeral: 'III', drawing: 'sheet' },
  { slug: 'new-business', key: 'newBusiness', numeral: 'IV', drawing: 'plan' },
  {
    slug: 'good-of-the-order',
    key: 'goodOfTheOrder',
    numeral: 'V',
    drawing: 'portraits',
  },
] as const satisfies readonly {
  slug: string;
  key: string;
  numeral: string;
  drawing: DrawingName;
}[];

export type Section = (typeof SECTIONS)[number];

/** @returns undefined for an address of no section */
export const findSection = (slug: string): Section | undefined => SECTIONS.find((one) => one.slug === slug);

export const POSTS_A_PAGE = 11;
/** Posts in a feed. */
export const FEED_LENGTH = 30;

/** @param page the first has no number in its address */
export const listPath = (section: Section | null, page: number) =>
  [BLOG, ...(section ? ['topics', section.slug] : []), ...(page > 1 ? ['page', String(page)] : [])].join('/');

/** A page's number has one spelling: '2', '3', … @returns null for anything else */
export const readPageNumber = (text: string): number | null =>
  /^[1-9]\d{0,4}$/.test(text) && text !== '1' ? Number(text) : null;

type Cover = { picture: Picture; focus: { x: number; y: number } };

export type PostSummary = {
  id: number;
  slug: string;
  title: string;
  lead: string;
  section: Section;
  author: string;
  /** ISO 8601 */
  publishedAt: string;
  minutes: number;
  cover: Cover | null;
};

export type PostView = PostSummary & {
  aboutAuthor: string;
  /** ISO 8601 */
  changedAt: string;
  body: ArticleBlock[];
};

/** Something in the feeds: a post, or what the site publishes besides. */
export type FeedEntry = {
  /** Stays the same when title and address change. */
  key: string;
  path: string;
  title: string;
  lead: string;
  author: string;
  category: { name: string; term: string };
  /** ISO 8601 */
  publishedAt: string;
};
