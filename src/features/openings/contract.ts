import type { ArticleBlock } from '@/kit/shared/article';

export { isSlug, SLUG_MAX } from '@/kit/shared/address-name';
export * from './rules/opening-facts';

/** What kind of work it is, and schema.org's word for it. */
export const KINDS = [
  { value: 'full-time', label: 'Full-time', schema: 'FULL_TIME' },
  { value: 'part-time', label: 'Part-time', schema: 'PART_TIME' },
  { value: 'contract', label: 'Contract', schema: 'CONTRACTOR' },
  { value: 'internship', label: 'Internship', schema: 'INTERN' },
  { value: 'volunteer', label: 'Volunteer', schema: 'VOLUNTEER' },
] as const;
type Kind = (typeof KINDS)[number];

/** What a pay range is for, in a sentence and in schema.org's words. */
export const PAY_UNITS = [
  { value: 'year', label: 'a year', schema: 'YEAR' },
  { value: 'month', label: 'a month', schema: 'MONTH' },
  { value: 'hour', label: 'an hour', schema: 'HOUR' },
] as const;
type PayUnit = (typeof PAY_UNITS)[number];

export const PLACE_MAX = 80;
export const HIGHEST_PAY = 10_000_000;

export type Pay = { from: number; to: number; unit: PayUnit };

export type OpeningSummary = {
  slug: string;
  title: string;
  summary: string;
  place: string;
  isRemote: boolean;
  kind: Kind;
  pay: Pay | null;
  /** The last day, YYYY-MM-DD; null: until somebody is found. */
  closesOn: string | null;
};

export type OpeningView = OpeningSummary & {
  /** Mailbox for applications; null: the brand's. */
  applyTo: string | null;
  body: ArticleBlock[];
  /** Its words without their form, for job boards. */
  text: string;
  /** ISO 8601 */
  postedAt: string;
  changedAt: string;
};

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
});
const sum = (amount: number) => dollars.format(amount).replace(/\.00$/, '');

/** `$60,000 to $75,000 a year` */
export function payWords({ from, to, unit }: Pay): string {
  const range = from === to ? sum(from) : `${sum(from)} to ${sum(to)}`;
  return `${range} ${unit.label}`;
}
