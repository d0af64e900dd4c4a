import type { Audience } from '@/core/shared/audience';
import type { BusinessHours } from '@/core/shared/business-hours';
import { COLOR } from '@/kit/shared/colors';
import type { Faces } from '@/kit/shared/faces';
import { isWebAddress } from '@/kit/shared/link-address';
import type { Palette, UsedColors } from '@/kit/shared/palette/palette';

/** What pages, emails and assets know of the brand: small, plain, ready to show. Never the Payload document. */
export type BrandView = {
  name: string;
  /** Short upper-case prefix of ticket ids and file names: 'CLN'. */
  prefix: string;
  /** What the drawn app calls members follows from it. */
  audience: Audience;
  tagline: string;
  /** SVG path data of the mark on a 32-unit grid, one color. */
  markPath: string;
  motto: string;
  siteUrl: string;
  mailboxes: { contact: string; support: string; applications: string; quotes: string };
  social: { x: string; facebook: string; instagram: string; linkedin: string; tiktok: string };
  /** As pages use them: an asked color that would not be readable has moved. */
  colors: UsedColors;
  /** Every color of the site, from the brand's colors. */
  palette: Palette;
  /** Everything is set in these two. */
  faces: Faces;
  prize: string;
  seatsTotal: number;
  seatsLeft: number;
  /** Business days until an applicant hears from us; null: no day is promised. */
  answerDays: number | null;
  /** The hours that the promise of an answer counts; null: around the clock. */
  hours: BusinessHours | null;
  /** Messages of the running strip; the first changes when no seat is left. */
  announcements: string[];
  benefits: { title: string; text: string }[];
  claims: string[];
  partnerChapters: { name: string; school: string; letters: string }[];
  /** true: only signed-in staff see /social-media. */
  assetsForStaffOnly: boolean;
  /** When the published content last changed (ISO 8601). */
  updatedAt: string;
  /** The showcase picture under /media, with its smaller copies as a `srcset`; null when none is set. */
  showcaseImage: { url: string; srcSet: string; width: number; height: number; alt: string } | null;
};

/** Values that pages compute with or draw from must match these formats; any text is allowed elsewhere. */
export const BRAND_FORMATS = {
  color: COLOR,
  markPath: /^[\sMmLlHhVvCcSsQqTtAaZz0-9.,+\-eE]+$/,
  prefix: /^[A-Z]{2,6}$/,
};

/** The largest numbers: pages draw each seat, and count each day. */
export const BRAND_LIMITS = { seatsTotal: 1000, answerDays: 60 };

/** An address elsewhere, or a path of this site. Pages link to it, so it must parse. */
export const isSiteUrl = (value: string): boolean =>
  (isWebAddress(value) || /^\/\S*$/.test(value)) && URL.canParse(value, 'https://site.example');
