/** The four policies; a slug is also the page's path. */
export const LEGAL_TEXTS = [
  { slug: 'privacy-policy', label: 'Privacy Policy' },
  { slug: 'terms', label: 'Terms of Service' },
  { slug: 'cookies', label: 'Cookie Policy' },
  { slug: 'gdpr', label: 'GDPR' },
] as const;
export type LegalSlug = (typeof LEGAL_TEXTS)[number]['slug'];

/** A day without a time: `2025-07-24`. */
export type Day = string;

export type Mark = 'strong' | 'em' | 's' | 'u' | 'code' | 'sub' | 'sup';

export type Inline =
  | { kind: 'text'; text: string; marks: Mark[] }
  | { kind: 'break' }
  | { kind: 'link'; href: string; isNewTab: boolean; children: Inline[] };

export type ListItem = { children: Inline[]; lists: ListBlock[] };
export type ListBlock = { kind: 'list'; isOrdered: boolean; start: number; items: ListItem[] };
export type HeadingBlock = { kind: 'heading'; level: 2 | 3 | 4; id: string; children: Inline[] };

export type Block =
  | HeadingBlock
  | ListBlock
  | { kind: 'paragraph' | 'quote'; children: Inline[] }
  | { kind: 'rule' }
  | { kind: 'picture'; url: string; width: number; height: number; alt: string };

/** A published policy as its page shows it. */
export type LegalView = {
  title: string;
  /** For search results: the text's first sentences. */
  description: string;
  lastUpdated: Day;
  effective: Day;
  /** The text is published before the day from which it counts. */
  isAhead: boolean;
  contents: { id: string; text: string }[];
  body: Block[];
};
