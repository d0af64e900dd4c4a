import type { ComponentProps, ComponentType } from 'react';
import { type PageFacts, pageMetadata } from '@/core/server/page-metadata';
import { getBrand } from '@/features/brand/server/brand.queries';
import type { LegalSlug } from '@/features/legal/contract';
import type { PolicyWords } from '@/features/legal/contract.texts';
import { changesFacts, historyFacts, versionFacts } from '@/features/legal/server/history.metadata';
import {
  ChangesRoute,
  type HistoryProps,
  HistoryRoute,
  historySlug,
  VersionRoute,
} from '@/features/legal/server/history-pages';
import { historyPath } from '@/features/legal/ui/history-paths';
import { MissingRecord, notFoundMetadata } from './page-not-found';
import { policyWords } from './policy-page';

type Facts = (words: PolicyWords, slug: LegalSlug, version: string) => Promise<PageFacts | null>;

/** A route's `generateMetadata`. None of these pages is in the list of pages, so search engines index none. */
const metadataOf =
  (below: (version: string) => string, findFacts: Facts) =>
  async ({ params }: HistoryProps) => {
    const { version = '', ...rest } = await params;
    const slug = historySlug(rest);
    const [brand, facts] = await Promise.all([
      getBrand(),
      slug && findFacts(await policyWords(), slug, version),
    ]);
    return slug && facts
      ? pageMetadata(brand, `${historyPath(slug)}${below(version)}`, facts)
      : notFoundMetadata();
  };

export const historyMetadata = metadataOf(() => '', historyFacts);
export const versionMetadata = metadataOf((version) => `/${version}`, versionFacts);
export const changesMetadata = metadataOf((version) => `/${version}/changes`, changesFacts);

const pageOf = (Route: ComponentType<ComponentProps<typeof HistoryRoute>>) => async (props: HistoryProps) => (
  <Route {...props} words={await policyWords()} missing={<MissingRecord />} />
);

export const PolicyHistoryPage = pageOf(HistoryRoute);
export const PolicyVersionPage = pageOf(VersionRoute);
export const PolicyChangesPage = pageOf(ChangesRoute);

/** For previews: the history of one policy. */
export const PolicyHistory = () => <PolicyHistoryPage params={Promise.resolve({ policy: 'terms' })} />;
