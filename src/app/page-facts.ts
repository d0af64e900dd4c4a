import type { Metadata } from 'next';
import { addressOf } from '@/core/server/named-file';
import { cardOf, type PageFacts, pageMetadata, type ShareImageFacts } from '@/core/server/page-metadata';
import type { SitePage } from '@/core/shared/feature';
import type { PageTexts } from '@/core/shared/page-texts';
import type { CardMotif } from '@/core/shared/share-card';
import { getBrand } from '@/features/brand/server/brand.queries';
import { GUIDELINES_TEXTS } from '@/features/brand-assets/contract.guidelines-texts';
import { DRAW_TEXTS } from '@/features/draw/contract.texts';
import { closedListFacts, drawFacts } from '@/features/draw/server/draw.metadata';
import { readEntries } from '@/features/draw/server/draw-summary.queries';
import { HOME_TEXTS } from '@/features/home/contract.texts';
import { homeFacts } from '@/features/home/server/home.metadata';
import { ABOUT_TEXTS } from '@/features/info/contract.about-texts';
import { ACCESSIBILITY_TEXTS } from '@/features/info/contract.accessibility-texts';
import { PRESS_TEXTS } from '@/features/info/contract.press-texts';
import { SITEMAP_TEXTS } from '@/features/info/contract.sitemap-texts';
import type { LegalSlug } from '@/features/legal/contract';
import { POLICY_TEXTS } from '@/features/legal/contract.texts';
import { legalFacts } from '@/features/legal/server/legal.metadata';
import { LINKS_TEXTS } from '@/features/links/contract.texts';
import { linksFacts } from '@/features/links/server/links.metadata';
import { cardName } from '@/features/share-cards/server/card-cache';
import { DIRECTORY, findSitePage, type PathWithoutWords, type SitePath } from '@/site-pages';
import { blogFacts } from './blog-facts';
import { careersFacts } from './careers-pages';
import { infoFacts } from './info-facts';
import { changedAt, wordsFor } from './words';

const document: CardMotif = { kind: 'document' };

type Brand = Awaited<ReturnType<typeof getBrand>>;

const linksPageFacts = async (brand: Brand): Promise<PageFacts> => {
  const [words, { list }] = await Promise.all([wordsFor(LINKS_TEXTS), readEntries()]);
  const facts = linksFacts(brand, words);
  return list === 'open' ? facts : { ...facts, ...closedListFacts(await wordsFor(DRAW_TEXTS), list) };
};

/** Not beside the policies' page: every page reads these facts, and would carry that page's styles. */
const policyFacts = (slug: LegalSlug) => async () => legalFacts(await wordsFor(POLICY_TEXTS), slug);

/** What a page says that more than a table of texts decides; each page without a table has its line. */
const FACTS: Record<PathWithoutWords, (brand: Brand) => PageFacts | Promise<PageFacts>> = {
  '/': async (brand) => homeFacts(brand, await wordsFor(HOME_TEXTS), await changedAt(HOME_TEXTS)),
  '/social-media': infoFacts(GUIDELINES_TEXTS),
  '/links': linksPageFacts,
  '/links/rules': policyFacts('official-rules'),
  '/links/draw': async () => drawFacts(await wordsFor(DRAW_TEXTS)),
  '/privacy-policy': policyFacts('privacy-policy'),
  '/about': infoFacts(ABOUT_TEXTS),
  '/careers': careersFacts,
  '/blog': blogFacts,
  '/press': infoFacts(PRESS_TEXTS, document),
  '/terms': policyFacts('terms'),
  '/cookies': policyFacts('cookies'),
  '/gdpr': policyFacts('gdpr'),
  '/accessibility': infoFacts(ACCESSIBILITY_TEXTS),
  '/sitemap': infoFacts(SITEMAP_TEXTS, {
    kind: 'count',
    count: DIRECTORY.pages.length + DIRECTORY.more.length,
    unit: 'pages',
  }),
};

type Search = { title: string; description: string; headline?: string };

async function factsFromWords(words: PageTexts, page: SitePage): Promise<PageFacts> {
  const { part = 'search', keywords, motif } = page;
  const { title, description, headline } = (await wordsFor(words))[part] as Search;
  return { title, description, keywords, card: { ...(headline && { headline }), ...(motif && { motif }) } };
}

/** What a page of the list says about itself; the page, its image and sitemap.xml read it. */
export async function pageFacts(path: SitePath): Promise<PageFacts> {
  const page = findSitePage(path);
  return page?.words ? factsFromWords(page.words, page) : FACTS[path as PathWithoutWords](await getBrand());
}

/** The picture of a page for link previews. */
export async function shareImage(path: string, facts: PageFacts): Promise<ShareImageFacts> {
  const brand = await getBrand();
  const card = cardOf(facts);
  return {
    url: addressOf(`${path === '/' ? '' : path}/opengraph-image`, cardName(brand, card)),
    alt: `${brand.name}: ${card.headline}`,
  };
}

/** Metadata of any page with its own preview picture. */
export const metadataWithImage = async (path: string, facts: PageFacts): Promise<Metadata> =>
  pageMetadata(await getBrand(), path, facts, await shareImage(path, facts));

/** A page's `generateMetadata`. */
export const metadataOf = (path: SitePath) => async () => metadataWithImage(path, await pageFacts(path));
