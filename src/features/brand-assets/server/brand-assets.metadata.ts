import type { PageFacts } from '@/core/server/page-metadata';
import { getGuidelines } from './guidelines.queries';

export const brandAssetsFacts = async (brand: { name: string; seatsTotal: number }): Promise<PageFacts> => {
  const { intro, search } = await getGuidelines(brand);
  return { ...search, card: { headline: intro.heading } };
};
