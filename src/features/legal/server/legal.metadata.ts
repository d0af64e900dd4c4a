import type { PageFacts } from '@/core/server/page-metadata';
import { type LegalSlug, legalText } from '../contract';
import type { PolicyWords } from '../contract.texts';
import { getPolicyPage, getVersions } from './legal.queries';

const card: PageFacts['card'] = { motif: { kind: 'document' } };

export async function legalFacts(words: PolicyWords, slug: LegalSlug): Promise<PageFacts> {
  const page = await getPolicyPage(slug);
  if (!page) {
    const [latest] = await getVersions(slug);
    const title = latest?.title ?? legalText(slug).label;
    return { title, description: words.search.withdrawn, isEmpty: true };
  }
  const { title, description, lastUpdated } = page.text;
  return { title, description, changedAt: lastUpdated, card };
}
