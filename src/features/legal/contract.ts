import { POLICIES } from '@/core/shared/policies-in-force';
import type { TextMark } from '@/kit/shared/rich-text';

/** Every text with version history: the policies, and the rules that bind whoever enters the giveaway. */
export const LEGAL_TEXTS = [
  ...POLICIES,
  { slug: 'official-rules', label: 'Official Rules', path: '/links/rules', noun: 'rules' },
] as const;
export type LegalDocument = (typeof LEGAL_TEXTS)[number];
export type LegalSlug = LegalDocument['slug'];

const BY_SLUG = Object.fromEntries(LEGAL_TEXTS.map((text) => [text.slug, text])) as Record<
  LegalSlug,
  LegalDocument
>;

/** What is known about a text before it is written. */
export const legalText = (slug: LegalSlug): LegalDocument => BY_SLUG[slug];

export const CHANGE_NOTE_MAX = 600;

/** A date without a time: `2025-07-24`. */
export type IsoDay = string;

export type Change = 'added' | 'removed';

export type Inline =
  | { kind: 'text'; text: string; marks: TextMark[] }
  | { kind: 'break' }
  | { kind: 'link'; href: string; isNewTab: boolean; children: Inline[] }
  /** Only in a comparison. `isSaid`: its beginning and end are also marked in words, for screen readers. */
  | { kind: 'change'; change: Change; isSaid: boolean; children: Inline[] };

/** `change`: in a comparison, the whole item was added or removed. */
export type ListItem = { children: Inline[]; lists: ListBlock[]; change?: Change };
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
  lastUpdated: IsoDay;
  effective: IsoDay;
  /** The text is published but not yet effective. */
  isAhead: boolean;
  contents: { id: string; text: string }[];
  body: Block[];
};

/** The state of a published version, on the day of reading. */
export type VersionStatus =
  | { kind: 'in-force' }
  | { kind: 'coming' }
  /** Staff withdrew the policy: none of its versions is effective until one is published again. */
  | { kind: 'taken-back' }
  | { kind: 'replaced'; by: number; on: IsoDay }
  /** Another version replaced it before it took effect. */
  | { kind: 'never'; by: number };

/** One published version, without its text. */
export type PolicyVersionView = {
  /** From 1 up, for each policy separately; part of the permanent address. */
  number: number;
  title: string;
  effective: IsoDay;
  lastUpdated: IsoDay;
  published: IsoDay;
  /** What it changes, in words; null for a first version. */
  changeNote: string | null;
  status: VersionStatus;
};

/** What a policy's own address shows. */
export type PolicyPage = {
  text: LegalView;
  /** null: a draft, which has no number yet */
  number: number | null;
  /** The next version, when one is published ahead of its effective date. */
  coming: PolicyVersionView | null;
};

export type ComparedBlock = { change: Change | 'changed' | 'same'; block: Block };

/** What one version changed compared with the one before it. */
export type ChangesView = {
  number: number;
  changeNote: string | null;
  /** The version's own title, without change marks. */
  plainTitle: string;
  title: Inline[];
  lastUpdated: Inline[];
  effective: Inline[];
  /** Headings of the sections that differ; null for the text before the first heading. */
  sections: { id: string; text: string | null }[];
  words: { added: number; removed: number };
  blocks: ComparedBlock[];
};
