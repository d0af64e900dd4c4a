import type { PageFacts } from '@/core/server/page-metadata';
import type { PageTexts, pageTop, searchResult } from '@/core/shared/page-texts';
import type { CardMotif } from '@/core/shared/share-card';
import { changedAt, wordsFor } from './words';

type InfoTexts = Omit<PageTexts, 'parts'> & {
  parts: { intro: ReturnType<typeof pageTop>; search: ReturnType<typeof searchResult> };
};

/** @param motif subject of the page's picture; without one it shows the row of people */
export const infoFacts = (page: InfoTexts, motif?: CardMotif) => async (): Promise<PageFacts> => {
  const { intro, search } = await wordsFor(page);
  return {
    ...search,
    changedAt: await changedAt(page),
    card: { headline: intro.heading, ...(motif && { motif }) },
  };
};
