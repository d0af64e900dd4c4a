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
  /** Address of the showcase picture under /media, or null when none is set. */
  showcaseImage: { url: string; width: number; height: number; alt: string } | null;
};
