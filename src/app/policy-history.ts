import { getBrand } from '@/features/brand/server/brand.queries';
import type { LegalSlug } from '@/features/legal/contract';
import { changesFacts, historyFacts, versionFacts } from '@/features/legal/server/history.metadata';
import { type HistoryProps, historySlug } from '@/features/legal/server/history-pages';
import { historyPath } from '@/features/legal/ui/history-paths';
import { missingPageMetadata } from '@/server/missing-page';
import { type PageFacts, pageMetadata } from '@/server/page-metadata';

type Facts = (slug: LegalSlug, version: string) => Promise<PageFacts | null>;

/** A route's `generateMetadata`. None of these pages is in the list of pages, so search engines index none. */
const metadataOf =
  (below: (version: string) => string, findFacts: Facts) =>
  async ({ params }: HistoryProps) => {
    const { version = '', ...rest } = await params;
    const slug = historySlug(rest);
    const [brand, facts] = await Promise.all([getBrand(), slug && findFacts(slug, version)]);
    return slug && facts
      ? pageMetadata(brand, `${historyPath(slug)}${below(version)}`, facts)
      : missingPageMetadata(brand);
  };

export const historyMetadata = metadataOf(() => '', historyFacts);
export const versionMetadata = metadataOf((version) => `/${version}`, versionFacts);
export const changesMetadata = metadataOf((version) => `/${version}/changes`, changesFacts);
