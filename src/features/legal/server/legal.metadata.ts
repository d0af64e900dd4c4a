import type { PageFacts } from '@/server/page-metadata';
import { type LegalSlug, legalText } from '../contract';
import { getPolicyPage } from './legal.queries';

const card: PageFacts['card'] = { motif: { kind: 'document' } };

export async function legalFacts(slug: LegalSlug): Promise<PageFacts> {
  const page = await getPolicyPage(slug);
  if (!page) return { title: legalText(slug).label, description: 'We’re revising this text.', isEmpty: true };
  const { title, description, lastUpdated } = page.text;
  return { title, description, changedAt: lastUpdated, card };
}
