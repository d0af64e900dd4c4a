import { getBrand } from '@/features/brand/server/brand.queries';
import type { LegalSlug } from '@/features/legal/contract';
import { changesFacts, historyFacts, versionFacts } from '@/features/legal/server/history.metadata';
import { historyPath } from '@/features/legal/ui/history-paths';
import { missingPageMetadata } from '@/server/missing-page';
import { type PageFacts, pageMetadata } from '@/server/page-metadata';

type Place = { params: Promise<{ version: string }> };

async function metadata(path: string, facts: PageFacts | null) {
  const brand = await getBrand();
  return facts ? pageMetadata(brand, path, facts) : missingPageMetadata(brand);
}

/** A route's `generateMetadata`. None of these pages is on the list of pages, so none is indexed. */
export const historyMetadata = (slug: LegalSlug) => async () =>
  metadata(historyPath(slug), await historyFacts(slug));

export const versionMetadata =
  (slug: LegalSlug) =>
  async ({ params }: Place) => {
    const { version } = await params;
    return metadata(`${historyPath(slug)}/${version}`, await versionFacts(slug, version));
  };

export const changesMetadata =
  (slug: LegalSlug) =>
  async ({ params }: Place) => {
    const { version } = await params;
    return metadata(`${historyPath(slug)}/${version}/changes`, await changesFacts(slug, version));
  };
