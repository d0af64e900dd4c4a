import type { Metadata } from 'next';
import { getBrand } from '@/features/brand/server/brand.queries';
import { brandAssetsFacts } from '@/features/brand-assets/server/brand-assets.metadata';
import { drawFacts } from '@/features/draw/server/draw.metadata';
import { homeFacts } from '@/features/home/server/home.metadata';
import { infoFacts } from '@/features/info/server/info.metadata';
import { legalFacts } from '@/features/legal/server/legal.metadata';
import { linksFacts } from '@/features/links/server/links.metadata';
import { merchFacts } from '@/features/merch/server/merch.metadata';
import { cardName } from '@/features/share-cards/server/card-cache';
import { supportFacts } from '@/features/support/server/support.metadata';
import { addressOf } from '@/server/named-file';
import { cardOf, type PageFacts, pageMetadata } from '@/server/page-metadata';
import type { SitePath } from '@/shared/site-pages';

type Brand = Awaited<ReturnType<typeof getBrand>>;

/** What each page of the list says about itself; the page, its image and sitemap.xml read it. */
const FACTS: Record<SitePath, (brand: Brand) => PageFacts | Promise<PageFacts>> = {
  '/': homeFacts,
  '/social-media': brandAssetsFacts,
  '/support': supportFacts,
  '/merch': merchFacts,
  '/links': linksFacts,
  '/links/rules': () => legalFacts('official-rules'),
  '/links/draw': drawFacts,
  '/privacy-policy': () => legalFacts('privacy-policy'),
  '/about': infoFacts('about'),
  '/careers': infoFacts('careers'),
  '/blog': infoFacts('blog'),
  '/press': infoFacts('press'),
  '/terms': () => legalFacts('terms'),
  '/cookies': () => legalFacts('cookies'),
  '/gdpr': () => legalFacts('gdpr'),
  '/accessibility': infoFacts('accessibility'),
  '/sitemap': infoFacts('sitemap'),
};

export const pageFacts = async (path: SitePath): Promise<PageFacts> => FACTS[path](await getBrand());

/** Metadata of any page with its own preview picture. */
export async function metadataWithImage(path: string, facts: PageFacts): Promise<Metadata> {
  const brand = await getBrand();
  const card = cardOf(facts);
  return pageMetadata(brand, path, facts, {
    url: addressOf(`${path === '/' ? '' : path}/opengraph-image`, cardName(brand, card)),
    alt: `${brand.name}: ${card.headline}`,
  });
}

/** A page's `generateMetadata`. */
export const metadataOf = (path: SitePath) => async () => metadataWithImage(path, await pageFacts(path));
