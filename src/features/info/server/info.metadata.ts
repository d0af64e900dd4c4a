import type { PageFacts } from '@/core/server/page-metadata';
import type { CardMotif } from '@/core/shared/share-card';
import { DIRECTORY } from '@/site-pages';
import type { InfoSlug } from '../contract';
import { getInfoPage, infoChangedAt } from './info.queries';

/** Subject of the page's picture; the other pages show the row of people. */
const MOTIFS: { [Slug in InfoSlug]?: CardMotif } = {
  blog: { kind: 'document' },
  press: { kind: 'document' },
  sitemap: { kind: 'count', count: DIRECTORY.pages.length + DIRECTORY.more.length, unit: 'pages' },
};

export const infoFacts =
  (slug: InfoSlug) =>
  async (brand: { name: string; seatsTotal: number }): Promise<PageFacts> => {
    const [{ intro, search }, changedAt] = await Promise.all([getInfoPage(slug, brand), infoChangedAt(slug)]);
    const motif = MOTIFS[slug];
    return { ...search, changedAt, card: { headline: intro.heading, ...(motif && { motif }) } };
  };
