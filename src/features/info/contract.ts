import { z } from 'zod';
import type { ArticleBlock } from '@/kit/shared/article';
import type { Picture } from '@/kit/shared/picture';

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
