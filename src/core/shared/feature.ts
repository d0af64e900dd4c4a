import type { Form } from '@/kit/shared/form';
import type { StateMachine } from '@/kit/shared/state-machine';
import type { PageTexts } from './page-texts';
import type { ShareCard } from './share-card';

/** A page with its own address, which the front caches. */
export type SitePage = {
  path: `/${string}`;
  /** Label of a link to it: in the sitemap, and as the last step of its breadcrumbs. */
  label: string;
  /** false: search engines are asked not to index it, and sitemap.xml omits it. */
  isIndexable: boolean;
  /** false: no copy outside this process, because it changes at a time that no other cache knows (decision 030) */
  isShared?: false;
  /** Its place in sitemap.xml; the first twelve are the directory of /sitemap. Without one it stands after all others. */
  place?: number;
  /**
   * The table that describes it to search engines and in link previews, by `title`, `description` and, for its picture,
   * `headline`. Without one it has a line in `src/app/page-facts.ts`.
   */
  words?: PageTexts;
  /** The part of the table with these texts; `search` by default. */
  part?: string;
  keywords?: string[];
  /** What its picture for link previews shows. */
  motif?: ShareCard['motif'];
};

/** A page that the back office renders with a draft. */
export type PreviewPage = {
  /** Last part of its address under /admin/preview. */
  page: string;
  /** The public page that it renders; the newest one below it, for pages of records. */
  path: `/${string}`;
  /** The global whose draft it shows. */
  document: string;
  /** Which page it renders, if it is none with an address of its own. */
  shows?: string;
};

/** Addresses that the front caches, besides those of pages. */
export type CachedAddresses = {
  at: RegExp;
  isShared?: false;
  /** true: anybody can make up addresses like this one, so that a render counts for its network (decision 009) */
  isGuessable?: true;
};

/** A page of the back office that is neither a list nor a form of Payload's. */
type BackOfficePage = {
  /** Below /admin. */
  path: `/${string}`;
  title: string;
  /** File below `src/app/(payload)` and its component: `desk-view#DeskView`. */
  view: `${string}#${string}`;
  /** It answers the addresses below its path too. */
  hasPagesBelow?: true;
  /** Its link in the menu, for these roles: above Payload's lists, or below them. */
  menu?: { label: string; roles: readonly string[]; isAbove?: true };
};

/** What a feature declares about itself, as plain data; the lists of the site follow from it. */
export type Feature = {
  /** Its folder. */
  name: string;
  /**
   * It can be switched off (`src/features.ts`): then nothing answers at these paths and below them, and nothing leads
   * there or to these anchors.
   */
  closes?: readonly (`/${string}` | `#${string}`)[];
  pages?: readonly SitePage[];
  /** Other addresses that are always answered, and cached unless they read their query. */
  answers?: readonly { path: `/${string}`; isCached: boolean }[];
  /** Pages of its records. None of them reads its query or shows anything to one visitor only. */
  cached?: readonly CachedAddresses[];
  /** Nobody checks links to what is below these: it follows from something else than a published record. */
  uncheckedBelow?: readonly `/${string}`[];
  forms?: readonly Form[];
  /** An editor's preview of a document begins at its first page. */
  previews?: readonly PreviewPage[];
  /** Collections whose records have a preview: the page of one of them, with its latest draft. */
  previewedRecords?: readonly string[];
  /**
   * Its published documents, for checks of links: SQL of their subject, id, and title, and of their address, in two
   * parts, if they have one.
   */
  published?: readonly string[];
  /** Its tables of the owner's texts. */
  words?: readonly PageTexts[];
  backOfficePages?: readonly BackOfficePage[];
  /** Its records that have states. */
  states?: Readonly<Record<string, StateMachine>>;
  /** Its metrics: help text, and SQL that returns one number. */
  figures?: Readonly<Record<string, readonly [help: string, sql: string]>>;
};
