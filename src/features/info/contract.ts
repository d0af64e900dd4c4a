import { z } from 'zod';
import type { ArticleBlock } from '@/kit/shared/article';
import type { Picture } from '@/kit/shared/picture';

/** The six pages; a slug is also the page's path. */
export const INFO_PAGES = [
  { slug: 'about', label: 'About' },
  { slug: 'blog', label: 'Blog' },
  { slug: 'careers', label: 'Careers' },
  { slug: 'press', label: 'Press' },
  { slug: 'accessibility', label: 'Accessibility' },
  { slug: 'sitemap', label: 'Sitemap' },
] as const;
export type InfoSlug = (typeof INFO_PAGES)[number]['slug'];

/** Every page starts with a heading and an introduction, and has a title and a description for search results. */
type Opening = {
  intro: { heading: string; lead: string };
  search: { title: string; description: string };
};
type Passage = { heading: string; text: string };
type Named = { name: string; text: string };
type TextRow = { text: string };

export type AboutView = Opening & {
  mission: { label: string; text: string };
  values: { heading: string; first: Named; second: Named; third: Named; fourth: Named };
  story: { heading: string; tabs: TextRow[]; paragraphs: TextRow[] };
  closing: Passage & { waitlistLink: string; supportLink: string };
};

export type BlogView = Opening & {
  agenda: { heading: string; items: Named[] };
  meanwhile: {
    heading: string;
    waitlistLink: string;
    waitlistText: string;
    newsletterLink: string;
    newsletterText: string;
    supportLink: string;
    supportText: string;
  };
};

export type CareersRoom = Named & { interests: TextRow[] };

export type CareersView = Opening & {
  engineering: CareersRoom;
  design: CareersRoom;
  business: CareersRoom;
  hello: Passage & { supportLink: string; networkLink: string };
};

export type PressView = Opening & {
  facts: { heading: string; rows: Named[] };
  words: { heading: string; line: string; paragraph: string; page: string };
  marks: Passage & { assetsLink: string };
  items: {
    releases: string;
    read: string;
    downloads: string;
    download: string;
    quotes: string;
    people: string;
  };
  contact: {
    heading: string;
    kitName: string;
    kitText: string;
    kitLink: string;
    mediaName: string;
    mediaText: string;
    mediaSupportLink: string;
    mediaWaitlistLink: string;
  };
};

/** What the press finds besides the stated page. */
export const PRESS_KINDS = [
  { value: 'release', label: 'Release' },
  { value: 'download', label: 'Download' },
  { value: 'quote', label: 'Quotation' },
  { value: 'person', label: 'Person' },
] as const;
export type PressKind = (typeof PRESS_KINDS)[number]['value'];
export const PRESS_TITLE_MAX = 120;
export const PRESS_TEXT_MAX = 600;

export type PressItem = {
  id: number;
  kind: PressKind;
  title: string;
  text: string;
  /** The day of a release, YYYY-MM-DD. */
  day: string | null;
  /** Of a release. */
  body: ArticleBlock[];
  picture: Picture | null;
};

/** In the form that the W3C recommends; days are ISO 8601, empty in an unfinished draft. */
export type AccessibilityView = Opening & {
  conformance: Passage & { status: string };
  standards: { heading: string; rows: (Named & { status: string })[] };
  limits: Passage & { instead: string; rows: (Named & { way: string })[] };
  features: { heading: string; groups: { name: string; items: TextRow[] }[] };
  measures: { heading: string; rows: TextRow[] };
  approach: { heading: string; rows: Named[] };
  audit: Passage;
  help: Passage & { supportLink: string; writeTo: string };
  dates: { statement: string; statementDate: string; review: string; reviewDate: string; text: string };
};

export type SitemapView = Opening & { directory: { heading: string; moreHeading: string } };

const auditFinding = z.object({
  /** Width of the browser window at the finding, in CSS pixels. */
  width: z.number(),
  rule: z.string(),
  /** What the rule requires, in the tool's words. */
  help: z.string(),
  where: z.array(z.string()),
});

/** The record that `npm run audit:a11y` writes and `npm test` checks against the site. */
export const auditSchema = z.object({
  /** A date: `2026-11-21`. */
  date: z.iso.date(),
  standard: z.string(),
  tool: z.object({ name: z.string(), version: z.string() }),
  widths: z.array(z.number()).min(1),
  pages: z.array(z.object({ path: z.string(), state: z.string(), findings: z.array(auditFinding) })).min(1),
});
export type Audit = z.infer<typeof auditSchema>;
