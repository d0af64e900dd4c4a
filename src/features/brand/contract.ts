/** What pages, mails and assets know of the brand: small, plain, ready to show. Never the Payload document. */
export type BrandView = {
  name: string;
  /** Short upper-case prefix of ticket ids and file names: 'CLN'. */
  prefix: string;
  tagline: string;
  /** SVG path data of the mark on a 32-unit grid, one colour. */
  markPath: string;
  motto: string;
  siteUrl: string;
  mailboxes: { contact: string; support: string; applications: string; quotes: string };
  social: { x: string; facebook: string; instagram: string; linkedin: string; tiktok: string };
  colors: { primary: string; accent: string; light: string; print: string; printAccent: string };
  prize: string;
  seatsTotal: number;
  seatsLeft: number;
  /** The running strip's messages; the first changes when no seat is left. */
  announcements: string[];
  benefits: { title: string; text: string }[];
  claims: string[];
  partnerChapters: { name: string; school: string; letters: string }[];
  /** true: /social-media is shown to signed-in staff only. */
  assetsForStaffOnly: boolean;
  /** Moment (ISO 8601) of the last change that readers see. */
  updatedAt: string;
  /** The showcase picture under /media, with its smaller copies as a `srcset`, or null when none is set. */
  showcaseImage: { url: string; srcSet: string; width: number; height: number; alt: string } | null;
};

/** What pages compute with or draw from must have its form; the words around it may be any. */
export const BRAND_FORMATS = {
  colour: /^#[0-9a-f]{6}$/i,
  markPath: /^[\sMmLlHhVvCcSsQqTtAaZz0-9.,+\-eE]+$/,
  prefix: /^[A-Z]{2,6}$/,
  profile: /^https?:\/\/\S+$/,
};

/** An address elsewhere, or a path of this site. Pages make links of it, so it must be one that can be read. */
export const isSiteUrl = (value: string): boolean =>
  /^(https?:\/\/\S+|\/\S*)$/.test(value) && URL.canParse(value, 'https://site.example');
