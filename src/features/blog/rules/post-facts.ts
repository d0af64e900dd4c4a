import { isWithin, type Span } from '@/core/shared/visibility';

export { isSlug, SLUG_MAX } from '@/kit/shared/address-name';

export const POST_TITLE_MAX = 80;
/** Also the page's description, which search engines cut off here. */
export const LEAD_MAX = 160;
/** A narrower cover would be blurred across the page. */
export const COVER_MIN_WIDTH = 1200;

export const BLOG = '/blog';
export const postPath = (slug: string) => `${BLOG}/${slug}`;

export type Schedule = { publishedAt?: string | null; withdrawAt?: string | null };

const timeOf = (value: string | null | undefined) => (value ? new Date(value).getTime() : null);
export const postSpan = ({ publishedAt, withdrawAt }: Schedule): Span => ({
  from: timeOf(publishedAt),
  until: timeOf(withdrawAt),
});
export const isInItsTime = (schedule: Schedule, now: number) => isWithin(postSpan(schedule), now);
