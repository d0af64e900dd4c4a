import type { Metadata } from 'next';
import type { ShareCard } from '@/core/shared/share-card';
import { findSitePage } from '@/site-pages';

/** What a page tells browsers, search engines and link previews about itself. */
export type PageFacts = {
  /** The page's own name; the brand's follows it. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** Replaces `title | brand` where the brand comes first. */
  fullTitle?: string;
  keywords?: string[];
  /** Date or time (ISO 8601) when the page's own text last changed; missing if unknown. */
  changedAt?: string;
  /** true: there is nothing to index yet, whatever the list of pages says. */
  isEmpty?: boolean;
  /** true: search engines may index it although it is not in the list of pages; sitemap.xml then includes it. */
  isFindable?: boolean;
  /** Where the picture's text differs from title and description, or shows something of the page. */
  card?: Partial<ShareCard>;
};

/** Pages of records, below an address of their feature. */
export type RecordPages = {
  /** Whether one of them could have this path. */
  couldBe: (path: string) => boolean;
  /** What it tells search engines and link previews. @returns null if visitors see no such page */
  factsOf: (path: string) => Promise<PageFacts | null>;
  /** Those that sitemap.xml names. */
  toFind?: () => Promise<{ path: string; facts: PageFacts }[]>;
};

/** The page's picture for link previews. */
export const cardOf = ({ title, description, card }: PageFacts): ShareCard => ({
  headline: title,
  line: description,
  motif: { kind: 'columns' },
  ...card,
});

export type ShareImageFacts = {
  /** Address of a PNG of 1200x630 px, on this site. */
  url: string;
  alt: string;
};

/**
 * Search engines may index the pages in the list of pages, and pages that say so themselves.
 * @param path the page's own address without a query; the metadata holds for every address that shows the page
 */
export function pageMetadata(
  brand: { name: string },
  path: string,
  facts: PageFacts,
  picture?: ShareImageFacts,
): Metadata {
  const { title, description, keywords, isEmpty = false, isFindable = false } = facts;
  const fullTitle = facts.fullTitle ?? `${title} | ${brand.name}`;
  const isIndexable = !isEmpty && (findSitePage(path)?.isIndexable ?? isFindable);
  const images = picture && [{ ...picture, width: 1200, height: 630, type: 'image/png' }];
  return {
    title: { absolute: fullTitle },
    description,
    keywords,
    alternates: { canonical: path },
    robots: isIndexable ? undefined : { index: false },
    openGraph: {
      title: fullTitle,
      description,
      url: path,
      siteName: brand.name,
      type: 'website',
      locale: 'en_US',
      images,
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
