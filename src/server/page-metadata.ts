import type { Metadata } from 'next';
import type { ShareCard } from '@/shared/share-card';
import { findSitePage } from '@/shared/site-pages';

/** What a page tells about itself to browsers, search engines and whoever shares it. */
export type PageFacts = {
  /** The page's own name; the brand's follows it. */
  title: string;
  /** One or two sentences, at most 160 characters. */
  description: string;
  /** In place of `title | brand`, where the brand comes first. */
  fullTitle?: string;
  keywords?: string[];
  /** Day or moment (ISO 8601) when the page's own text last changed; left out where nothing knows it. */
  changedAt?: string;
  /** true: there is nothing to find yet, whatever the list of pages says. */
  isEmpty?: boolean;
  /** true: search engines may list it although it is no page of the list; sitemap.xml names it then. */
  isFindable?: boolean;
  /** Where the picture says it otherwise than title and description, or shows something of the page. */
  card?: Partial<ShareCard>;
};

/** The page's picture for sharing. */
export const cardOf = ({ title, description, card }: PageFacts): ShareCard => ({
  headline: title,
  line: description,
  motif: { kind: 'columns' },
  ...card,
});

/** @param url address of a PNG of 1200x630 px, on this site */
export type SharePicture = { url: string; alt: string };

/**
 * Search engines may list what is on the list of pages, and what says so itself.
 * @param path the page's own address, without a query: what is said of it holds for every address that shows it
 */
export function pageMetadata(
  brand: { name: string },
  path: string,
  facts: PageFacts,
  picture?: SharePicture,
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
